import type { BodyFunction } from '../functions.ts'
import type { Unit } from '../ingredients/index.ts'
import type { DeliveryForm } from '../options.ts'
import type { ServingUnit } from '../recipe.ts'
import type { SentenceKey } from '../sentences.ts'
import type { Term } from '../terms.ts'

/** Plural forms with the number as `{n}`: for one, for several, and for a few where a language distinguishes them. */
export type Counted = readonly string[]

/** Forms that a product's name may mention; the others go without saying. */
export type ToldForm = Exclude<DeliveryForm, 'Capsule' | 'Softgel' | 'Oil' | 'Cream'>

/** A language's phrases for product texts, with the `{places}` of the English ones in any order. */
export interface Phrases {
  /** No sentence may require the words put into it to agree in gender, number or case. */
  readonly sentences: Readonly<Record<SentenceKey, string>>
  /** Body functions, each with the preposition that the claim's sentence needs. */
  readonly functions: Readonly<Record<BodyFunction, string>>
  readonly counted: Readonly<Record<ServingUnit, Counted>>
  /** Suffix of a product's name by form. */
  readonly forms: Readonly<Record<ToldForm, string>>
  /** Units on a label; `times` of them make one English unit. */
  readonly units: Readonly<Record<Unit, { readonly name: string; readonly times: number }>>
}

/** The whole vocabulary of a further language; names of filter options are translated with the options. */
export interface Vocabulary extends Phrases {
  readonly terms: Readonly<Record<Term, string>>
}
