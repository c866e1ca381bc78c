import { bcp47, DEFAULT_LANGUAGE, MENU_LANGUAGES } from '#contract/languages.ts'

import { readIds } from './query.ts'
import { withPrefix } from '../language/address.ts'

import { isPublic } from './entrance.ts'
import { PAGE_NAMES, pageNamed } from './pages.ts'
import { isIndexed, isPage } from './place.ts'
import type { Place } from './place.ts'

/** The part of a place's query that makes it another page: the chosen filters of the listing, in one order. */
function pageQuery(place: Place): string {
  if (!isPage(place, 'listing')) return ''
  const pairs = Object.entries(readIds(place.query)).map(([group, ids]) => `${group}=${ids.join(',')}`)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** The one address of a place, below the shop's origin: an alias of a language and the order of a list make no other page. */
export function canonicalAddress(place: Place): string {
  return `${withPrefix(place.language === 'zh_tw' ? 'zh-TW' : place.language, place.path)}${pageQuery(place)}`
}

export interface Alternate {
  /** A BCP 47 tag, or `x-default`. */
  readonly tag: string
  readonly address: string
}

/** The same place in every language, for search engines (`hreflang`). */
export function alternatesOf(place: Place): readonly Alternate[] {
  const inLanguage = (language: Place['language']) => canonicalAddress({ ...place, language })
  return [
    ...MENU_LANGUAGES.map((language) => ({ tag: bcp47(language), address: inLanguage(language) })),
    { tag: 'x-default', address: inLanguage(DEFAULT_LANGUAGE) },
  ]
}

/** Combinations of filters are endless and some pages are one user's own: search engines should keep neither. */
export function isWorthKeeping(place: Place): boolean {
  if (!isIndexed(place) || !isPublic(place)) return false
  return Object.values(readIds(place.query)).flat().length <= 1
}

/** Paths, below the language, of the pages that search engines should know, whatever the shop sells. */
export const sitemapPaths = (): readonly string[] =>
  PAGE_NAMES.map((name) => ({ ...pageNamed(name), query: {}, language: DEFAULT_LANGUAGE }))
    .filter((page) => !page.path.includes('{') && page.entrance === undefined && isWorthKeeping(page))
    .map(({ path }) => path)
