import {
  AVAILABLE,
  DEFAULT_ORDERING,
  type ListProduct,
  ORDER,
  ORDER_BY,
  UNAVAILABLE,
} from '#areas/catalogue/contract/catalogue.ts'
import type { CallInput } from '#contract/call.ts'
import { SEARCH_PAGE_SIZE, SEARCH_PRIORITIES } from '#contract/constants.ts'
import {
  SEARCH_FIELDS,
  type searchByCursor,
  type SearchHit,
  type searchProducts,
  type SearchResult,
} from '#areas/catalogue/contract/search.ts'

import type { CardView } from '../cards.ts'
import { known } from '../known.ts'
import type { CatalogueLog } from '../needs.ts'
import { walk } from '../store/order.ts'
import { readCursor, writeCursor } from './cursor.ts'
import type { Found, SearchableModel } from './model.ts'
import type { SearchField } from './word-index.ts'

export type SearchInput = CallInput<typeof searchProducts>
export type CursorQuery = CallInput<typeof searchByCursor>['query']
export interface SearchSlice {
  readonly hits: SearchHit[]
  readonly total_found: number
  readonly next_cursor: string | null
}

/**
 * The literal `order_by` of relevance (search.call-means-relevance). It ignores `order`: the best always come first.
 */
const BY_RELEVANCE = '1'

/** Dependencies of a search in the catalogue. */
export interface SearchDeps {
  readonly model: SearchableModel
  readonly view: CardView
  readonly log: CatalogueLog
  readonly cards: (products: readonly number[]) => Promise<ListProduct[]>
}

/** One page of a search (search.answer-has-facets). Counts ignore the filter of their own group, as in the listing. */
export async function searchPage(
  { query, body }: SearchInput,
  { model, view, log, cards }: SearchDeps,
): Promise<SearchResult> {
  const { page = 1, per_page = SEARCH_PAGE_SIZE, formatted = false, ingredients = [] } = query
  const priorities = body?.priorities === undefined ? SEARCH_PRIORITIES : knownFields(body.priorities, log)
  const found = model.search.find({
    query: query.query,
    language: view.language,
    priorities,
    filter: query,
    ingredients,
  })
  const skip = (page - 1) * per_page

  const orderBy = query.order_by === BY_RELEVANCE ? undefined : known(ORDER_BY, 'order_by', query.order_by, log)
  const order = known(ORDER, 'order', query.order, log) ?? DEFAULT_ORDERING.order
  const products =
    orderBy === undefined
      ? [...found.ranked.subarray(skip, skip + per_page)]
      : walk(
          await model.orders.sequence(orderBy, order, view.language, view.viewer),
          flags(found.ranked, model),
          skip,
          per_page,
        )
  const hits = await cards(products)
  const { unsold } = found
  return {
    current_page: page,
    per_page,
    total_found: found.ranked.length,
    total_pages: Math.ceil(found.ranked.length / per_page),
    available_products: model.countOf(found, 'availability', AVAILABLE),
    unavailable_products: model.countOf(found, 'availability', UNAVAILABLE),
    hits: formatted ? hits.map((hit) => withMarks(hit, found, model, view)) : hits,
    ...found.facets,
    did_you_mean: found.didYouMean,
    ...(unsold && { known_substance: { name: unsold.name, near: await cards(unsold.near) } }),
  }
}

/** Marks these products: 1 at each of their product numbers, else 0. */
function flags(products: Int32Array, model: SearchableModel): Uint8Array {
  const given = new Uint8Array(model.productIds.length)
  for (const product of products) given[product] = 1
  return given
}

function knownFields(names: readonly string[], log: CatalogueLog): SearchField[] {
  return [...new Set(names.flatMap((name) => known(SEARCH_FIELDS, 'priorities', name, log) ?? []))]
}

/** Includes only ingredients with a match, since a label may have a hundred. */
function withMarks(hit: ListProduct, { mark }: Found, model: SearchableModel, { language }: CardView): SearchHit {
  const product = model.productOf(hit.product_id)
  const ingredients = product === undefined ? [] : model.search.ingredientsOf(product, language).map(mark)
  return {
    ...hit,
    formatted: {
      name: mark(hit.name),
      brand: mark(hit.brand.name),
      ingredients: ingredients.filter((parts) => parts.some(({ match }) => match)),
    },
  }
}

/** A slice of a search by relevance; null if the cursor does not come from this query. */
export async function searchSlice(
  query: CursorQuery,
  { model, view, cards }: Omit<SearchDeps, 'log'>,
): Promise<SearchSlice | null> {
  const { limit = SEARCH_PAGE_SIZE } = query
  const cursor = query.cursor === undefined ? { productId: 0, given: 0 } : readCursor(query.cursor, query.query)
  if (cursor === undefined) return null
  const { ranked } = model.search.find({
    query: query.query,
    language: view.language,
    priorities: SEARCH_PRIORITIES,
    filter: {},
    ingredients: [],
  })
  const last = model.productOf(cursor.productId)
  const place = last === undefined ? -1 : ranked.indexOf(last)
  const start = place === -1 ? cursor.given : place + 1
  const products = [...ranked.subarray(start, start + limit)]
  const end = products.at(-1)
  const more = end !== undefined && start + limit < ranked.length
  return {
    hits: await cards(products),
    total_found: ranked.length,
    next_cursor: more
      ? writeCursor({ productId: model.productIds[end] ?? 0, given: start + products.length }, query.query)
      : null,
  }
}
