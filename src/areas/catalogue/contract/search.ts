import * as v from 'valibot'

import { EVERYBODY_KNOWN_OR_NOT } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { filterQuery, listProduct } from './catalogue.ts'
import { flag, idList, ordering, pageLimit, pageNumber, searchText } from '#contract/wire.ts'

/** Fields that may be given priority in a search; unknown ones are left out (search.name-and-ingredients-first). */
export const SEARCH_FIELDS = ['name', 'ingredients', 'brand', 'categories'] as const

/** A text in pieces: those that the search words match, and those between (search.formatted-marks-matches). */
export const matchedText = v.array(v.object({ text: v.string(), match: v.boolean() }))

/** A product found; `formatted` where the call asked for it. */
export const searchHit = v.object({
  ...listProduct.entries,
  formatted: v.optional(v.object({ name: matchedText, brand: matchedText, ingredients: v.array(matchedText) })),
})
export type SearchHit = v.InferOutput<typeof searchHit>

/** A value among the products found, with how many have it (search.answer-has-facets). */
export const searchFacet = v.object({ id: v.number(), name: v.string(), count: v.number() })

/** The answer of a search (search.answer-has-facets). */
export const searchResult = v.object({
  current_page: v.number(),
  per_page: v.number(),
  total_found: v.number(),
  total_pages: v.number(),
  available_products: v.number(),
  unavailable_products: v.number(),
  hits: v.array(searchHit),
  brands: v.array(searchFacet),
  unique_categories: v.array(searchFacet),
  unique_free_from: v.array(searchFacet),
  unique_ingredients: v.array(searchFacet),
  unique_suitable_for: v.array(searchFacet),
  did_you_mean: v.nullable(v.string()),
  /** A substance as it was typed, where nothing is found and no product holds it, with products of its kind (search.known-substance-is-named). */
  known_substance: v.optional(v.object({ name: v.string(), near: v.array(listProduct) })),
})
export type SearchResult = v.InferOutput<typeof searchResult>

export const searchProducts = defineCall({
  id: 'searchProducts',
  method: 'POST',
  path: '/v2/storefront/search',
  summary: 'Products that match the words; order_by=1 means relevance, filters are named as in the listing',
  access: EVERYBODY_KNOWN_OR_NOT,
  query: v.object({
    ...filterQuery.entries,
    ingredients: v.optional(idList),
    query: searchText,
    formatted: v.optional(flag),
    page: v.optional(pageNumber),
    per_page: v.optional(pageLimit),
    ...ordering,
  }),
  body: v.optional(
    v.object({ priorities: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(20))) }),
  ),
  response: searchResult,
  refusals: [400],
})

export const listPopularProducts = defineCall({
  id: 'listPopularProducts',
  method: 'GET',
  path: '/v2/storefront/search',
  summary: 'Products that are bought most',
  access: EVERYBODY_KNOWN_OR_NOT,
  response: v.array(listProduct),
  refusals: [],
})

export const searchByCursor = defineCall({
  id: 'searchByCursor',
  method: 'GET',
  path: '/v2/storefront/search/cursor',
  summary: 'The same search in slices; each answer brings the cursor of the next, null at the end',
  access: EVERYBODY_KNOWN_OR_NOT,
  query: v.object({
    query: searchText,
    cursor: v.optional(v.pipe(v.string(), v.maxLength(500))),
    limit: v.optional(pageLimit),
  }),
  response: v.object({ hits: v.array(searchHit), total_found: v.number(), next_cursor: v.nullable(v.string()) }),
  refusals: [400],
})
