import type { OptionGroup } from '#areas/catalogue/contract/catalogue.ts'
import type { LanguageCode } from '#contract/languages.ts'

import type { IngredientColumns } from './ingredients.ts'

/** Products in the list of popular ones. */
export const POPULAR = 12

/** A filter option as stored: its imported name, the language of that name, and its translated names. */
export interface StoredOption {
  readonly id: number
  readonly group: OptionGroup
  readonly parentId: number | null
  readonly slug: string
  readonly name: string
  readonly language: LanguageCode
  readonly translations: ReadonlyMap<LanguageCode, string>
}

/**
 * One version of the catalogue as columns. Products are numbered from 0 in the order of their ids; wherever
 * a column says 'product', it means that number.
 */
export interface CatalogueColumns {
  readonly version: number
  /** The latest version that changed more than stock. */
  readonly contents: number
  readonly options: readonly StoredOption[]
  /** By product. */
  readonly productIds: Int32Array
  readonly brandIds: Int32Array
  /** 0 where a product has no delivery form. */
  readonly deliveryFormIds: Int32Array
  /** 1 or 0. */
  readonly available: Int32Array
  /** Ids of products that everyone may buy and that are in stock, those in most orders of late first. */
  readonly bought: Int32Array
  readonly zeroWaste: Int32Array
  readonly practitionerOnly: Int32Array
  readonly names: readonly string[]
  /** Translated names by language; a product without one goes by its imported name. */
  readonly translatedNames: ReadonlyMap<LanguageCode, ReadonlyMap<number, string>>
  /** Product and option of each pair, ascending by product. */
  readonly pairProducts: Int32Array
  readonly pairOptionIds: Int32Array
  /** All products in ascending order of the key, equals by id. */
  readonly byPrice: Int32Array
  readonly byCreated: Int32Array
  readonly byUpdated: Int32Array
  readonly ingredients: IngredientColumns
}
