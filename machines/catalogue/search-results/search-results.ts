import {
  LIMIT_MAX,
  PAGE_MAX,
  SEARCH_ALL,
  SEARCH_MAX_LENGTH,
  SEARCH_MIN_LENGTH,
  SEARCH_PAGE_SIZE,
} from '#contract/constants.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Problem } from '#contract/result.ts'
import type { SearchResult } from '#areas/catalogue/contract/search.ts'

import type { Query } from '../../pages/query.ts'

/**
 * The groups that results can be filtered by, named as in the address (search.filters-are-extra-parameters), in the
 * order of the page.
 */
export const SEARCH_GROUPS = ['categories', 'ingredients', 'brands', 'suitable_for', 'free_from'] as const
export type SearchGroup = (typeof SEARCH_GROUPS)[number]

/** The chosen ids of each group that has any. */
export type SearchFilters = { [Group in SearchGroup]?: number[] }

/** One page of one search, as an address names it (address.search-query-parameters). */
export interface SearchPlace {
  language: LanguageCode
  /** Without space around it. */
  query: string
  /** Counted from 1. */
  page: number
  per_page: number
  filters: SearchFilters
}

/** The values of each group among the products found (search.answer-has-facets). */
export type SearchFacets = Readonly<Record<SearchGroup, SearchResult['brands']>>

/** The parts of an answer that the page shows; all zero without one. */
export type FoundProducts = Pick<
  SearchResult,
  'hits' | 'total_found' | 'total_pages' | 'current_page' | 'per_page' | 'did_you_mean' | 'known_substance'
>

/** The first page that words alone find. */
export interface FirstPage extends SearchResult {
  language: LanguageCode
  query: string
}

/** The group without whose filters most would be found, and how many (filters.empty-result-names-one-filter). */
export interface Relief {
  group: SearchGroup
  total_found: number
}

/** Counts for fewer filters. */
export interface FewerFilters {
  readonly relief: Relief | null
  /** Results without any filter; null if unknown. */
  readonly byWords: number | null
}

export interface SearchResultsContext extends SearchPlace {
  found: FoundProducts
  facets: SearchFacets
  /** Only where the filters leave nothing, and one group taken away would leave something. */
  relief: Relief | null
  /** Of the last search. */
  problem: Problem | null
}

const nothingFound: FoundProducts = {
  hits: [],
  total_found: 0,
  total_pages: 0,
  current_page: 0,
  per_page: 0,
  did_you_mean: null,
}
const noFacets: SearchFacets = { categories: [], ingredients: [], brands: [], suitable_for: [], free_from: [] }

export function noSearch(): SearchResultsContext {
  return openSearch({ language: DEFAULT_LANGUAGE, query: '', page: 1, per_page: SEARCH_PAGE_SIZE, filters: {} })
}

/** Another search, of which nothing is known yet. */
export function openSearch(place: SearchPlace): SearchResultsContext {
  return { ...place, ...clearResults(), problem: null }
}

/** A failed search: results cleared, zero counts (search.failure-clears-and-logs). */
export function clearResults(): Pick<SearchResultsContext, 'found' | 'facets' | 'relief'> {
  return { found: nothingFound, facets: noFacets, relief: null }
}

export function setResults({
  hits,
  total_found,
  total_pages,
  current_page,
  per_page,
  did_you_mean,
  known_substance,
  ...facets
}: SearchResult): Partial<SearchResultsContext> {
  const {
    brands,
    unique_categories: categories,
    unique_ingredients: ingredients,
    unique_suitable_for: suitable_for,
    unique_free_from: free_from,
  } = facets
  return {
    found: {
      hits,
      total_found,
      total_pages,
      current_page,
      per_page,
      did_you_mean,
      ...(known_substance && { known_substance }),
    },
    facets: { categories, ingredients, brands, suitable_for, free_from },
    relief: null,
    problem: null,
  }
}

/** Reads the search from an address. Numbers out of bounds are ignored, since users can type them. */
export function readSearch(language: LanguageCode, query: Query): SearchPlace {
  return {
    language,
    query: (query.query ?? '').trim(),
    page: readNumber(query.page, PAGE_MAX) ?? 1,
    per_page: readNumber(query.per_page, LIMIT_MAX) ?? SEARCH_PAGE_SIZE,
    filters: readFilters(query),
  }
}

function readFilters(query: Query): SearchFilters {
  const entries = SEARCH_GROUPS.map((group) => {
    const ids = (query[group] ?? '')
      .split(',')
      .filter((text) => /^\d{1,9}$/.test(text))
      .map(Number)
    return [group, [...new Set(ids)]] as const
  })
  return Object.fromEntries(entries.filter(([, ids]) => ids.length > 0))
}

function readNumber(text: string | undefined, max: number): number | undefined {
  const number = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : NaN
  return number <= max ? number : undefined
}

/** The address of a page of a search, below the language prefix: what is as usual does not stand in it. */
export function searchPath(place: Partial<SearchPlace>): string {
  const params = new URLSearchParams(searchQuery(place)).toString().replaceAll('%2C', ',')
  return params === '' ? '/search-results' : `/search-results?${params}`
}

/** The query of that address (address.query-is-written-plainly). */
export function searchQuery({
  query,
  page = 1,
  per_page = SEARCH_PAGE_SIZE,
  filters = {},
}: Partial<SearchPlace>): Record<string, string> {
  return {
    ...(query !== undefined && { query }),
    ...Object.fromEntries(chosenGroups(filters).map((group) => [group, (filters[group] ?? []).join(',')])),
    ...(page !== 1 && { page: String(page) }),
    ...(per_page !== SEARCH_PAGE_SIZE && { per_page: String(per_page) }),
  }
}

/** True if there are filters to choose from. */
export function hasFacets({ facets }: Pick<SearchResultsContext, 'facets'>): boolean {
  return SEARCH_GROUPS.some((group) => facets[group].length > 0)
}

/** The groups in which something is chosen. */
export function chosenGroups(filters: SearchFilters): readonly SearchGroup[] {
  return SEARCH_GROUPS.filter((group) => (filters[group] ?? []).length > 0)
}

/** The filters with one option chosen, or not chosen any more. */
export function toggled(filters: SearchFilters, group: SearchGroup, id: number): SearchFilters {
  const ids = filters[group] ?? []
  return withGroup(filters, group, ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id])
}

/** The filters with other ids in one group. */
export function withGroup(filters: SearchFilters, group: SearchGroup, ids: number[]): SearchFilters {
  const { [group]: _, ...others } = filters
  return ids.length > 0 ? { ...others, [group]: ids } : others
}

/** The first page of the same search with other filters. */
export function filtered({ language, query, per_page }: SearchPlace, filters: SearchFilters): SearchPlace {
  return { language, query, page: 1, per_page, filters }
}

export function placeOf({ language, query, page, per_page, filters }: SearchPlace): SearchPlace {
  return { language, query, page, per_page, filters }
}

/** 3 characters, or the one that means all (search.three-characters-start-it); a call takes at most 200. */
export function isSearchable(query: string): boolean {
  return query === SEARCH_ALL || (query.length >= SEARCH_MIN_LENGTH && query.length <= SEARCH_MAX_LENGTH)
}

/** The first page of these words without filters. */
export const firstPageOf = ({ language, query }: Pick<SearchPlace, 'language' | 'query'>): SearchPlace =>
  readSearch(language, { query })

export function isSameSearch(one: SearchPlace, other: SearchPlace): boolean {
  return one.language === other.language && searchPath(one) === searchPath(other)
}
