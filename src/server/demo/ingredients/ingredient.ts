import type { Claim } from '../functions.ts'
import type { CategoryName, DeliveryForm, HealthGoal, OftenFor } from '../options.ts'
import type { TermName } from '../terms.ts'

export type Unit = 'mg' | 'µg' | 'g' | 'billion CFU' | 'FCC'

/** An ingredient's source. It decides which diets a product suits and what the product is free from. */
export type Origin = 'plant' | 'fungus' | 'lichen' | 'algae' | 'mineral' | 'synthetic' | 'culture' | 'yeast' | 'fish' | 'milk' | 'bovine' | 'bee' | 'shellfish'

/** One ingredient and the products that are made of it alone. */
export interface Ingredient {
  /** Name in the table of nutrients. */
  readonly name: TermName
  /** Names under which it is sold. */
  readonly substances: readonly [TermName, ...TermName[]]
  /** Extra daily ingredient of products sold under this name. */
  readonly also?: Readonly<Partial<Record<TermName, readonly [name: TermName, amount: number, unit: Unit]>>>
  /** The table of nutrients names the substance, because the substances differ. */
  readonly namedBySubstance?: true
  readonly category: CategoryName
  /** Topics with a permitted claim behind them (`topics.ts`), at doses that allow it. */
  readonly goals: readonly HealthGoal[]
  /** Groups that some brands target with it. */
  readonly oftenFor?: readonly OftenFor[]
  readonly forms: readonly [DeliveryForm, ...DeliveryForm[]]
  /** Usual daily doses, ascending, in `unit`. */
  readonly doses: readonly [number, ...number[]]
  readonly unit: Unit
  /** Most that one capsule, tablet or the like can hold, in `unit`. */
  readonly perPiece: number
  /** Daily cost of the middle dose in euro cents. */
  readonly cents: number
  readonly origin: Origin
  /** Origins of substances that differ from `origin`. */
  readonly origins?: Readonly<Partial<Record<TermName, Origin>>>
  /** Nutrient reference value for adults in `unit` (Regulation (EU) No 1169/2011, annex XIII). */
  readonly nrv?: number
  /** Permitted claims, most important first. `claimsFrom` is the daily amount needed where that isn't 15 % of `nrv`. */
  readonly claims?: readonly Claim[]
  readonly claimsFrom?: number
  /** Suitable during pregnancy, while breastfeeding and for children at these doses. */
  readonly gentle?: true
}

/** Keeps the key of each ingredient as a type. */
export function ingredients<const Key extends string>(table: Readonly<Record<Key, Ingredient>>): Readonly<Record<Key, Ingredient>> {
  return table
}
