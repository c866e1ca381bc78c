import { LRUCache } from 'lru-cache'

import type { FilterGroup, FilterIds } from '#areas/catalogue/contract/catalogue.ts'
import type { LanguageCode } from '#contract/languages.ts'

import { firstFrom } from './ascending.ts'
import type { CatalogueColumns, StoredOption } from './columns.ts'
import { buildOptionTexts, type NamedOption, type OptionTexts } from './option-texts.ts'
import { createOrders, type Orders } from './order.ts'
import { buildPostings, numberOptions, type OptionNumbers, type Postings } from './postings.ts'
import { relatedProducts } from './related.ts'
import { type Chosen, chooseOptions, type Selection, selectProducts } from './select.ts'

/** Memory for answers of filters asked for lately. */
const SELECTIONS_BYTES = 32 * 1024 * 1024

/**
 * One version of the catalogue in memory, derived from the database and never changed: what PostgreSQL would
 * need a tenth of a second to count and sort is answered here in about a millisecond. A new version is a new model.
 */
export interface ReadModel {
  readonly version: number
  /** Ids of the products, by product number, ascending. */
  readonly productIds: Int32Array
  readonly columns: CatalogueColumns
  readonly numbers: OptionNumbers
  readonly postings: Postings
  readonly orders: Orders
  choose(ids: FilterIds): Chosen
  select(chosen: Chosen): Selection
  /** Products that the fixed or stored option of this id would give. */
  countOf(selection: Pick<Selection, 'counts'>, group: FilterGroup, id: number): number
  /** Made at the first use of each language. */
  optionTexts(language: LanguageCode): OptionTexts
  /** The number of the product of this id. */
  productOf(id: number): number | undefined
  /** Product numbers of at most `count` products that are most like one. */
  relatedTo(product: number, count: number): number[]
  /** The options of a product as stored and as called in a language, ancestors of its categories included. */
  optionsOf(product: number, language: LanguageCode): { readonly stored: StoredOption; readonly named: NamedOption }[]
}

/** One text a filter, the same for the same choice however it was written. */
export function chosenKey(chosen: Chosen): string {
  return chosen.map(({ bit, options }) => `${bit}:${options.join(',')}`).join(';')
}

/** @param known the model of an earlier version that differs in nothing but stock */
export function createReadModel(columns: CatalogueColumns, known?: ReadModel): ReadModel {
  const numbers = numberOptions(columns.options)
  const postings = buildPostings(columns, numbers)
  const selections = new LRUCache<string, Selection>({
    maxSize: SELECTIONS_BYTES,
    sizeCalculation: ({ matches, counts }) => matches.byteLength + counts.byteLength,
  })
  const texts = new Map<LanguageCode, OptionTexts>()

  const optionTexts = (language: LanguageCode): OptionTexts => {
    const known = texts.get(language) ?? buildOptionTexts(numbers, postings, language)
    texts.set(language, known)
    return known
  }
  return {
    version: columns.version,
    productIds: columns.productIds,
    columns,
    numbers,
    postings,
    orders: createOrders(columns, known?.orders.byName),
    choose: (ids) => chooseOptions(ids, numbers),
    select: (chosen) => {
      const key = chosenKey(chosen)
      const known = selections.get(key) ?? selectProducts(chosen, numbers, postings)
      selections.set(key, known)
      return known
    },
    countOf: (selection, group, id) => selection.counts[numbers.numberOf(group, id) ?? -1] ?? 0,
    optionTexts,
    productOf: (id) => {
      const product = firstFrom(columns.productIds, id)
      return columns.productIds[product] === id ? product : undefined
    },
    relatedTo: (product, count) => relatedProducts(product, count, columns.available, numbers, postings),
    optionsOf: (product, language) => {
      const { byNumber } = optionTexts(language)
      const own = postings.optionsOfProducts.subarray(
        postings.optionStarts[product],
        postings.optionStarts[product + 1],
      )
      return [...own].flatMap((number) => {
        const stored = numbers.stored[number]
        const named = byNumber[number]
        return stored && named ? [{ stored, named }] : []
      })
    },
  }
}
