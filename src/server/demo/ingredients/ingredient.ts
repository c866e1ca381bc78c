import type { Claim } from '../functions.ts'
import type { CategoryName, DeliveryForm, HealthGoal, OftenFor } from '../options.ts'
import type { TermName } from '../terms.ts'

export type Unit = 'mg' | 'µg' | 'g' | 'billion CFU' | 'FCC'

/** Where an ingredient comes from, which decides who may take it and what a product is free from. */
export type Origin = 'plant' | 'fungus' | 'lichen' | 'algae' | 'mineral' | 'synthetic' | 'culture' | 'yeast' | 'fish' | 'milk' | 'bovine' | 'bee' | 'shellfish'

/** One ingredient and the products that are made of it alone. */
export interface Ingredient {
  /** As in the table of nutrients. */
  readonly name: TermName
  /** Names under which it is sold. */
  readonly substances: readonly [TermName, ...TermName[]]
  /** What a product of that name holds besides, a day. */
  readonly also?: Readonly<Partial<Record<TermName, readonly [name: TermName, amount: number, unit: Unit]>>>
  /** The table of nutrients names the substance, because each is another one. */
  readonly namedBySubstance?: true
  readonly category: CategoryName
  /** Topics with a permitted claim behind them (`topics.ts`), at doses that allow it. */
  readonly goals: readonly HealthGoal[]
  /** Groups that some brands make it for. */
  readonly oftenFor?: readonly OftenFor[]
  readonly forms: readonly [DeliveryForm, ...DeliveryForm[]]
  /** Usual daily doses, ascending, in `unit`. */
  readonly doses: readonly [number, ...number[]]
  readonly unit: Unit
  /** As much as one capsule, tablet or the like can hold. */
  readonly perPiece: number
  /** What the middle dose costs a day, in euro cents. */
  readonly cents: number
  readonly origin: Origin
  /** Substances of another origin. */
  readonly origins?: Readonly<Partial<Record<TermName, Origin>>>
  /** Nutrient reference value for adults in `unit` (Regulation (EU) No 1169/2011, annex XIII). */
  readonly nrv?: number
  /** What may be said of it, the most important first, and from which daily amount where that is not 15 % of the reference value. */
  readonly claims?: readonly Claim[]
  readonly claimsFrom?: number
  /** Fit for pregnancy, breastfeeding and children at these doses. */
  readonly gentle?: true
}

/** Keeps the key of each ingredient as a type. */
export function ingredients<const Key extends string>(table: Readonly<Record<Key, Ingredient>>): Readonly<Record<Key, Ingredient>> {
  return table
}
