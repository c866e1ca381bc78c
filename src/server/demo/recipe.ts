import type { Brand } from './brands.ts'
import type { Claim } from './functions.ts'
import type { CategoryName, DeliveryForm, FreeFrom, HealthGoal, SuitableFor } from './options.ts'
import type { Origin, Unit } from './ingredients/index.ts'
import type { TermName } from './terms.ts'

/** One ingredient of a daily dose. */
export interface Part {
  readonly name: TermName
  readonly amount: number
  readonly unit: Unit
  /** Share of the nutrient reference value, in whole percent. */
  readonly dvPercent?: number
  /** Claims permitted at this amount, most important first. */
  readonly claims: readonly Claim[]
  readonly origin: Origin | null
}

/** Daily serving: a count of pieces, drops, sprays, sachets, bags or bars, or a measure. */
export interface Serving {
  readonly count: number
  readonly unit: ServingUnit
}

export type ServingUnit =
  | 'capsule'
  | 'tablet'
  | 'softgel'
  | 'chewable tablet'
  | 'effervescent tablet'
  | 'gummy'
  | 'lozenge'
  | 'drop'
  | 'spray'
  | 'sachet'
  | 'tea bag'
  | 'bar'
  | 'ml'
  | 'g'

/** One size in which a product is sold. Prices in whole cents and pence. */
export interface Pack {
  readonly quantity: number
  readonly unit: ServingUnit
  readonly eur: number
  readonly gbp: number
  readonly stock: number
}

/** A product's facts, from which its texts in every language are written. */
export interface Recipe {
  readonly brand: Brand
  /** Number within the brand, from 1. */
  readonly number: number
  readonly title: TermName
  readonly form: DeliveryForm
  /** Strength to show after the title; null if the brand shows none. */
  readonly strength: { readonly amount: number; readonly unit: Unit } | null
  readonly category: CategoryName
  readonly goals: readonly HealthGoal[]
  readonly parts: readonly Part[]
  readonly serving: Serving
  readonly packs: readonly Pack[]
  readonly suitableFor: readonly SuitableFor[]
  readonly freeFrom: readonly FreeFrom[]
  /** Suitable during pregnancy and while breastfeeding. */
  readonly gentle: boolean
  readonly zeroWaste: boolean
  readonly practitionerOnly: boolean
  /** ISO date. */
  readonly created: string
}
