import type { Dosage, DoseUnit, Intake } from './dosage.ts'

/** A part of a dosage that has a meaning of its own. */
export type Clause =
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'at'; readonly at: Intake['at'] }
  | { readonly kind: 'scheme'; readonly intakes: readonly Intake[] }
  | { readonly kind: 'unit'; readonly unit: DoseUnit }
  | { readonly kind: 'food'; readonly food: NonNullable<Dosage['food']>; readonly isOfMeal: boolean }
  | { readonly kind: 'rhythm'; readonly rhythm: NonNullable<Dosage['rhythm']> }
  | { readonly kind: 'daily' }
  | { readonly kind: 'times'; readonly times: number }
  | { readonly kind: 'length'; readonly days: number }
  | { readonly kind: 'from'; readonly day: string }
  | { readonly kind: 'until'; readonly day: string }
  | { readonly kind: 'then' | 'break' | 'joint' | 'and' }
