import { DEFAULT_ORDERING, ORDERINGS } from '#contract/catalogue.ts'
import type { FilterIds, FilterOptions, ListProduct, Ordering, ProductPage } from '#contract/catalogue.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { emptyFilters, filtersFrom, idsOf } from './filters.ts'
import type { Filters } from './filters.ts'
import { readIds, readOrdering } from './query.ts'
import type { Query } from './query.ts'

/** What a page of products says about the whole list (section 3, 'Product list response'). */
export type Metadata = Omit<ProductPage, 'data'>

export interface CatalogueContext {
  /** The language whose names are wanted. */
  language: LanguageCode
  /** The address query as it was last told or written. */
  query: Query
  /** All options with plain totals, and the language they are in. */
  options: FilterOptions | null
  optionsLanguage: LanguageCode | null
  /** The options counted under the chosen filters; null while none is chosen (decision 6). */
  counts: FilterOptions | null
  filters: Filters
  ordering: Ordering
  products: ListProduct[]
  metadata: Metadata
  /** Where the page that a press on 'load more' brought begins in `products`: focus goes there (decision 11). Null where it came by itself. */
  firstNew: number | null
  /** Why the last fetch of products gave none. */
  problem: Problem | null
}

/** What identifies a page of a list for the calls. */
export interface PageRequest {
  ids: FilterIds
  ordering: Ordering
  page: number
}

/** No products, all-zero metadata, empty filters (section 4, 'Catalogue'). */
export function emptyCatalogue(): CatalogueContext {
  return {
    language: DEFAULT_LANGUAGE,
    query: {},
    options: null,
    optionsLanguage: null,
    counts: null,
    filters: emptyFilters(),
    ordering: DEFAULT_ORDERING,
    products: [],
    metadata: { total_results: 0, total_pages: 0, current_page: 0, limit: 0, available_products: 0, unavailable_products: 0 },
    firstNew: null,
    problem: null,
  }
}

/** Filters and order as the address names them; needs the loaded options (section 4). */
export function initialise(context: CatalogueContext): Partial<CatalogueContext> {
  return {
    filters: context.options ? filtersFrom(readIds(context.query), context.options) : emptyFilters(),
    ordering: readOrdering(context.query),
  }
}

export function firstPage({ filters, ordering }: CatalogueContext): PageRequest {
  return { ids: idsOf(filters), ordering, page: 1 }
}

export function nextPage(context: CatalogueContext): PageRequest {
  return { ...firstPage(context), page: context.metadata.current_page + 1 }
}

/** The list after its first page came. */
export function showPage({ data, ...metadata }: ProductPage): Partial<CatalogueContext> {
  return { products: data, metadata, firstNew: null, problem: null }
}

/** All items of all loaded pages joined; metadata of the last page received (section 4). */
export function joinPage(context: CatalogueContext, { data, ...metadata }: ProductPage): Partial<CatalogueContext> {
  const known = new Set(context.products.map(({ product_id }) => product_id))
  // A product that moved between two fetches would stand twice.
  return { products: [...context.products, ...data.filter(({ product_id }) => !known.has(product_id))], metadata, problem: null }
}

export function problemOf(result: CallResult<unknown>): Problem | null {
  return result.ok ? null : result.problem
}

export function hasNextPage({ current_page, total_pages }: Metadata): boolean {
  return current_page < total_pages
}

/** One more page loads by itself, after that a button does (decision 11). */
export function loadsByItself({ current_page }: Metadata): boolean {
  return current_page === 1
}

/** The row of the sort menu with that id. */
export function orderingNamed(order_name: string): Ordering | undefined {
  return ORDERINGS.find((row) => row.order_name === order_name)
}

/** Options as the screen shows them: with the counts of the chosen filters where there are any. */
export function shownOptions({ counts, options }: CatalogueContext): FilterOptions | null {
  return counts ?? options
}

