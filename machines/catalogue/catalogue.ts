import { DEFAULT_ORDERING, ORDERINGS } from '#areas/catalogue/contract/listing.ts'
import type {
  FilterIds,
  FilterOptions,
  ListProduct,
  Ordering,
  ProductPage,
} from '#areas/catalogue/contract/catalogue.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { emptyFilters, filtersFrom, idsOf } from './filters.ts'
import type { Filters } from './filters.ts'
import { readIds } from '../pages/query.ts'
import { readOrdering } from './query.ts'
import type { Query } from '../pages/query.ts'
import type { Recall } from './recall.ts'

/** The figures of a page of products that hold for the whole list (catalogue.list-answer-has-totals). */
export type Metadata = Omit<ProductPage, 'data'>

export interface CatalogueContext {
  /** The language whose names are wanted. */
  language: LanguageCode
  /** The address query as it was last told or written. */
  query: Query
  /** All options with plain totals, and the language they are in. */
  options: FilterOptions | null
  optionsLanguage: LanguageCode | null
  /** The options counted under the chosen filters; null while none is chosen (filters.options-carry-counts). */
  counts: FilterOptions | null
  filters: Filters
  ordering: Ordering
  products: ListProduct[]
  metadata: Metadata
  /**
   * Index in `products` at which the page that 'load more' brought begins; the focus goes there
   * (catalogue.load-more-moves-the-focus). Null for pages that came by themselves.
   */
  firstNew: number | null
  /** The user's former place in this list, until they are there again. */
  recall: Recall | null
  problem: Problem | null
}

/** The pages of a list that a call asks for, from the first to the last, both included. */
export interface PageRequest {
  language: LanguageCode
  ids: FilterIds
  ordering: Ordering
  from: number
  to: number
}

/** The listing at first (catalogue.starts-empty). */
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
    metadata: {
      total_results: 0,
      total_pages: 0,
      current_page: 0,
      limit: 0,
      available_products: 0,
      unavailable_products: 0,
    },
    firstNew: null,
    recall: null,
    problem: null,
  }
}

/** Filters and order as the address names them; needs the loaded options (filters.address-names-options). */
export function initialise(context: CatalogueContext): Partial<CatalogueContext> {
  return {
    filters: context.options ? filtersFrom(readIds(context.query), context.options) : emptyFilters(),
    ordering: readOrdering(context.query),
  }
}

/** The first page; with it all others that a person had loaded where they were. */
export function firstPages({ language, filters, ordering, recall }: CatalogueContext): PageRequest {
  return { language, ids: idsOf(filters), ordering, from: 1, to: recall?.pages ?? 1 }
}

export function nextPage(context: CatalogueContext): PageRequest {
  const page = context.metadata.current_page + 1
  return { ...firstPages(context), from: page, to: page }
}

/** The pages after those that are there, up to the last that a person had loaded. */
export function recalledPages(context: CatalogueContext): PageRequest {
  return { ...firstPages(context), from: context.metadata.current_page + 1 }
}

/** All pages that are there or were to be, once more. */
export function shownPages(context: CatalogueContext): PageRequest {
  const first = firstPages(context)
  return { ...first, to: Math.max(first.to, context.metadata.current_page) }
}

/** The list after its first page came. */
export function showPage({ data, ...metadata }: ProductPage): Partial<CatalogueContext> {
  return { products: data, metadata, firstNew: null, problem: null }
}

/** The products of all loaded pages, with the numbers of the last (catalogue.joins-loaded-pages). */
export function joinPage(context: CatalogueContext, { data, ...metadata }: ProductPage): Partial<CatalogueContext> {
  const known = new Set(context.products.map(({ product_id }) => product_id))
  // A product that moved between two fetches would stand twice.
  return {
    products: [...context.products, ...data.filter(({ product_id }) => !known.has(product_id))],
    metadata,
    problem: null,
  }
}

/**
 * Pages that were asked for together, as one answer: all their products and the metadata of the last that has any. The
 * first problem where one of them could not be had.
 */
export function joinAnswers(answers: readonly CallResult<ProductPage>[]): CallResult<ProductPage> {
  const pages: ProductPage[] = []
  for (const answer of answers) {
    if (!answer.ok) return answer
    // A list that has grown shorter has nothing on its last pages.
    if (pages.length === 0 || answer.value.data.length > 0) pages.push(answer.value)
  }
  const last = pages.at(-1)
  return last
    ? { ok: true, value: { ...last, data: pages.flatMap(({ data }) => data) } }
    : { ok: false, problem: { kind: 'notConnected' } }
}

export function hasNextPage({ current_page, total_pages }: Metadata): boolean {
  return current_page < total_pages
}

/** True if the user had loaded more pages before than are there now, as far as the list still has them. */
export function lacksPages({ metadata: { current_page, total_pages } }: CatalogueContext, recall: Recall): boolean {
  return current_page < Math.min(recall.pages, total_pages)
}

/** One more page loads by itself, after that a button does (catalogue.one-more-page-by-itself). */
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
