import type { ListProduct } from '#areas/catalogue/contract/catalogue.ts'
import { RECENT_SEARCHES_KEPT, SEARCH_ALL, SEARCH_MIN_LENGTH } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { searchNames } from '#contract/names.ts'
import type { Problem } from '#contract/result.ts'
import type { SearchHit } from '#areas/catalogue/contract/search.ts'

import { isPage } from '../../pages/place.ts'
import type { Place } from '../../pages/place.ts'
import { isSearchable, searchPath } from '../search-results/search-results.ts'
import type { FirstPage } from '../search-results/search-results.ts'

/** 'field' in the head of the page, 'sheet' over a narrow page. */
export type Surface = 'field' | 'sheet'

/** A user's id; 'unread' until it is known who is here. */
export type Searcher = 'unread' | 'visitor' | number

/** The last searches of one person, newest first (search.keeps-three-recent). `user_id` is null for a visitor. */
export interface RecentSearches {
  user_id: number | null
  data: readonly string[]
}

export interface PopularKnown {
  language: LanguageCode
  products: readonly ListProduct[]
}

export interface SearchBarContext {
  place: Place | null
  person: Searcher
  /** As it stands in the field. */
  text: string
  surface: Surface
  found: FirstPage | null
  /** Of the last search. */
  problem: Problem | null
  /** As stored, whosever it is. */
  recent: RecentSearches | null
  popular: PopularKnown | null
  /** The key of the entry that the arrow keys stand on. */
  active: string | null
}

/** One thing that can be chosen, and where it leads below the language prefix. */
export type Entry = { key: string; address: string } & (
  | { kind: 'recent' | 'meant'; query: string }
  | { kind: 'product' | 'near' | 'popular'; product: SearchHit }
  | { kind: 'brand' | 'category'; name: string; count: number }
  /** All that the words find; `count` where it is known. */
  | { kind: 'all'; query: string; count: number | null }
  /** Asks again where the last words could not be asked for; leads nowhere. */
  | { kind: 'retry' }
)

/** Suggestions of each kind. */
export const SUGGESTED = { products: 5, brands: 3, categories: 3, popular: 4 } as const

const RETRY: Entry = { kind: 'retry', key: 'retry', address: '' }

export const wordsOf = (text: string): string => text.trim()

/** Too short a text starts no search (search.three-characters-start-it). */
export const isEnough = (text: string): boolean =>
  wordsOf(text) !== SEARCH_ALL && wordsOf(text).length >= SEARCH_MIN_LENGTH

/** The one character that stands for everything (search.star-lists-everything). */
export const isAll = (text: string): boolean => wordsOf(text) === SEARCH_ALL

/** The text is kept between these pages (search.text-survives-results-and-products). */
export const keepsText = (place: Place): boolean => isPage(place, 'searchResults', 'listing', 'product')

/** The words that the address of search results holds; none on every other page (search.enter-leads-to-results). */
export const queryIn = (place: Place | null): string =>
  place && isPage(place, 'searchResults') ? wordsOf(place.query.query ?? '') : ''

/** The query of the address without the words and the page of their results. */
export function withoutWords(place: Place | null): Record<string, string> {
  return Object.fromEntries(Object.entries(place?.query ?? {}).filter(([name]) => name !== 'query' && name !== 'page'))
}

const userOf = (person: Searcher): number | null => (typeof person === 'number' ? person : null)

/** The current user's own searches (search.recent-belong-to-one-user). */
export function recentOf({ recent, person }: Pick<SearchBarContext, 'recent' | 'person'>): readonly string[] {
  return person !== 'unread' && recent?.user_id === userOf(person) ? recent.data : []
}

/** The words of the results in sight, where they are to be kept as the last search; null where they are not. */
export function wordsToKeep(context: SearchBarContext): string | null {
  const words = queryIn(context.place)
  if (context.person === 'unread' || isAll(words) || !isSearchable(words) || recentOf(context)[0] === words) return null
  return words
}

/** The last searches with these words first. */
export function withRecent(context: SearchBarContext, words: string): RecentSearches {
  const others = recentOf(context).filter((query) => query !== words)
  return { user_id: userOf(context.person), data: [words, ...others].slice(0, RECENT_SEARCHES_KEPT) }
}

/** Null if the results are in another language than the page. */
export function foundOf({ found, place }: SearchBarContext): FirstPage | null {
  return found && found.language === place?.language ? found : null
}

/** True if the results at hand are those of the text. */
export const isFound = (context: SearchBarContext): boolean => foundOf(context)?.query === wordsOf(context.text)

/** Everything that can be chosen, in the order in which the arrow keys go through it. */
export function entriesOf(context: SearchBarContext): readonly Entry[] {
  const { text } = context
  if (isEnough(text)) return suggested(context)
  const query = wordsOf(text)
  return [
    ...(isAll(text) ? [{ kind: 'all', key: 'all', address: searchPath({ query }), query, count: null } as const] : []),
    ...recentOf(context).map(
      (words) =>
        ({ kind: 'recent', key: `recent ${words}`, address: searchPath({ query: words }), query: words }) as const,
    ),
    ...popularOf(context).map(
      (product) =>
        ({
          kind: 'popular',
          key: `popular ${product.product_id}`,
          address: `/products/${product.slug}`,
          product,
        }) as const,
    ),
  ]
}

function popularOf({ popular, place }: SearchBarContext): readonly ListProduct[] {
  return popular && popular.language === place?.language ? popular.products.slice(0, SUGGESTED.popular) : []
}

function suggested(context: SearchBarContext): readonly Entry[] {
  const query = wordsOf(context.text)
  const found = foundOf(context)
  const count = found?.query === query ? found.total_found : null
  const corrected = found?.did_you_mean
  return [
    ...(context.problem ? [RETRY] : []),
    ...(corrected
      ? [{ kind: 'meant', key: 'meant', address: searchPath({ query: corrected }), query: corrected } as const]
      : []),
    ...(found?.hits ?? []).slice(0, SUGGESTED.products).map(
      (product) =>
        ({
          kind: 'product',
          key: `product ${product.product_id}`,
          address: `/products/${product.slug}`,
          product,
        }) as const,
    ),
    // Of the kind of a substance that no product holds (search.known-substance-is-named).
    ...(found?.known_substance?.near ?? [])
      .slice(0, SUGGESTED.products)
      .map(
        (product) =>
          ({ kind: 'near', key: `near ${product.product_id}`, address: `/products/${product.slug}`, product }) as const,
      ),
    ...(found ? facetEntries('brand', found) : []),
    ...(found ? facetEntries('category', found) : []),
    // Where the words find nothing, all of it is nothing too.
    ...(count === 0 ? [] : [{ kind: 'all', key: 'all', address: searchPath({ query }), query, count } as const]),
  ]
}

/** Brands or categories: those that the words name lead to all their products, the others to what was found of them. */
function facetEntries(kind: 'brand' | 'category', { query, brands, unique_categories }: FirstPage): readonly Entry[] {
  const group = kind === 'brand' ? 'brands' : 'categories'
  const names = searchNames(query)
  const isNamed = ({ name }: { name: string }) => names(name)
  const all = kind === 'brand' ? brands : unique_categories
  return [...all.filter(isNamed), ...all.filter((facet) => !isNamed(facet))]
    .slice(0, SUGGESTED[group])
    .map((facet) => ({
      kind,
      key: `${kind} ${facet.id}`,
      address: isNamed(facet)
        ? `/products?${group}=${facet.id}`
        : searchPath({ query, filters: { [group]: [facet.id] } }),
      name: facet.name,
      count: facet.count,
    }))
}

export const entryOf = (context: SearchBarContext, key: string | null): Entry | undefined =>
  entriesOf(context).find((entry) => entry.key === key)

/** The product of the marked entry; undefined where that is none. */
export function productOf(context: SearchBarContext): ListProduct | undefined {
  const entry = entryOf(context, context.active)
  return entry && 'product' in entry ? entry.product : undefined
}

/** The key next to the active one; past either end stands the field itself. */
export function nextActive(context: SearchBarContext, by: 1 | -1): string | null {
  const keys = [null, ...entriesOf(context).map(({ key }) => key)]
  // One that is not there any more is as none.
  const at = Math.max(0, keys.indexOf(context.active))
  return keys.at((at + by) % keys.length) ?? null
}
