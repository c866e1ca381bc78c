import { LIMIT_MAX, PAGE_MAX, SEARCH_ALL, SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH, SEARCH_PAGE_SIZE } from '#contract/constants.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'
import type { SearchResult } from '#contract/search.ts'

import type { Query } from '../catalogue/query.ts'

/** One page of one search, as an address names it (section 2, 'Search'). */
export interface SearchPlace {
  language: LanguageCode
  /** Without space around it. */
  query: string
  /** Counted from 1. */
  page: number
  per_page: number
}

/** What the page shows of an answer; all zero where there is none. */
export type FoundProducts = Pick<SearchResult, 'hits' | 'total_found' | 'total_pages' | 'current_page' | 'per_page' | 'did_you_mean'>

export interface SearchResultsContext extends SearchPlace {
  found: FoundProducts
  /** Why a search gave nothing. */
  problem: Problem | null
}

const nothingFound: FoundProducts = { hits: [], total_found: 0, total_pages: 0, current_page: 0, per_page: 0, did_you_mean: null }

export function noSearch(): SearchResultsContext {
  return openSearch({ language: DEFAULT_LANGUAGE, query: '', page: 1, per_page: SEARCH_PAGE_SIZE })
}

/** Another search, of which nothing is known yet. */
export function openSearch(place: SearchPlace): SearchResultsContext {
  return { ...place, ...clearResults(null) }
}

/** A failed search: results cleared, zero counts (section 8, decision 41). */
export function clearResults(problem: Problem | null): Pick<SearchResultsContext, 'found' | 'problem'> {
  return { found: nothingFound, problem }
}

export function keepResults({ hits, total_found, total_pages, current_page, per_page, did_you_mean }: SearchResult): Partial<SearchResultsContext> {
  return { found: { hits, total_found, total_pages, current_page, per_page, did_you_mean }, problem: null }
}

/** The problem of a call that gave no value; null where it gave one. */
export function problemOf(result: CallResult<unknown>): Problem | null {
  return result.ok ? null : result.problem
}

/** What an address asks for; a number outside its bounds is as none, since the address is a person's to type. */
export function readSearch(language: LanguageCode, query: Query): SearchPlace {
  return {
    language,
    query: (query.query ?? '').trim(),
    page: readNumber(query.page, PAGE_MAX) ?? 1,
    per_page: readNumber(query.per_page, LIMIT_MAX) ?? SEARCH_PAGE_SIZE,
  }
}

function readNumber(text: string | undefined, max: number): number | undefined {
  const number = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : NaN
  return number <= max ? number : undefined
}

/** The address of a page of a search, below the language prefix: what is as usual does not stand in it. */
export function searchPath({ query, page = 1, per_page = SEARCH_PAGE_SIZE }: Partial<SearchPlace>): string {
  const params = new URLSearchParams({
    ...(query !== undefined && { query }),
    ...(page !== 1 && { page: String(page) }),
    ...(per_page !== SEARCH_PAGE_SIZE && { per_page: String(per_page) }),
  }).toString()
  return params === '' ? '/search-results' : `/search-results?${params}`
}

/** Whether the words are enough to search for: 3 characters, or the one that means all (section 5); a call takes no more than 200. */
export function isSearchable(query: string): boolean {
  return query === SEARCH_ALL || (query.length >= SEARCH_MIN_LENGTH && query.length <= SEARCH_MAX_LENGTH)
}

export function isSameSearch(one: SearchPlace, other: SearchPlace): boolean {
  return one.language === other.language && one.query === other.query && one.page === other.page && one.per_page === other.per_page
}
