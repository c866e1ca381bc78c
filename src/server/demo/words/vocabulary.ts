import type { BodyFunction } from '../functions.ts'
import type { Unit } from '../ingredients/index.ts'
import type { DeliveryForm } from '../options.ts'
import type { ServingUnit } from '../recipe.ts'
import type { SentenceKey } from '../sentences.ts'
import type { Term } from '../terms.ts'

/** A count in words with its number as `{n}`: for one, for several, and for a few where a language tells these apart. */
export type Counted = readonly string[]

/** Forms that a product's name may tell; the others go without saying. */
export type ToldForm = Exclude<DeliveryForm, 'Capsule' | 'Softgel' | 'Oil' | 'Cream'>

/** How a language says what all product texts say; `{places}` as in English, in any order. */
export interface Phrases {
  /** Each sentence is built so that nothing put into it has to agree in gender, number or case. */
  readonly sentences: Readonly<Record<SentenceKey, string>>
  /** What a nutrient contributes to, with the preposition that the sentence of the claim asks for. */
  readonly functions: Readonly<Record<BodyFunction, string>>
  readonly counted: Readonly<Record<ServingUnit, Counted>>
  /** What is put behind a product's name by its form. */
  readonly forms: Readonly<Record<ToldForm, string>>
  /** Units on a label, and how many of them make one of the English unit. */
  readonly units: Readonly<Record<Unit, { readonly name: string; readonly times: number }>>
}

/** The whole vocabulary of a further language; names of filter options are translated with the options. */
export interface Vocabulary extends Phrases {
  readonly terms: Readonly<Record<Term, string>>
}
