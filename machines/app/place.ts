import { readPrefix } from '../language/address.ts'
import type { LanguageCode, TextFile } from '#contract/languages.ts'

import type { Query } from '../catalogue/query.ts'

/** Where a person is: an address below a canonical language prefix. */
export interface Place {
  language: LanguageCode
  /** Below the prefix, starting with a slash. */
  path: string
  query: Query
}

/** The place of an address; undefined where it has no canonical prefix, so that a redirect will follow. */
export function readPlace(pathname: string, query: Query): Place | undefined {
  const found = readPrefix(pathname)
  return found && { language: found.language, path: found.path, query }
}

/** The slug of a product's page; undefined for every other page (section 2, 'Known routes'). */
export function productSlug({ path }: Place): string | undefined {
  const [, segment] = /^\/products\/([^/]+)\/?$/.exec(path) ?? []
  return segment
}

/** Whether the place is the product listing (section 2, 'Known routes'). */
export function isListing({ path }: Place): boolean {
  return path === '/products' || path === '/products/'
}

/** Whether the place is the page of search results (section 2, 'Search'). */
export function isSearchResults({ path }: Place): boolean {
  return path === '/search-results' || path === '/search-results/'
}

/** The page of the cart, below the language (decision 1). */
export const CART = '/cart'
/** The page of the wishlist (decision 1). */
export const WISHLIST = '/wishlist'
/** The page of a practitioner's saved folders (decision 1). */
export const FOLDERS = '/account/practitioner/folders'

/** Pages of what one person keeps, which visitors may open too: to them they say how to get one. */
const KEPT: readonly string[] = [CART, WISHLIST]
export const isKept = ({ path }: Place): boolean => KEPT.includes(path)

/** Whether the place is the shop's front door. */
export function isHome({ path }: Place): boolean {
  return path === '/'
}

/** Whether the place shows the popular products: the front door, and a cart with nothing in it. */
export function hasPopular(place: Place): boolean {
  return isHome(place) || place.path === CART
}

/** The pages of plain text and the contact form (decision 1). */
export const GENERAL_PAGES = ['about', 'practitioners', 'contact', 'shipping', 'privacy', 'terms'] as const
export type GeneralPage = (typeof GENERAL_PAGES)[number]

/** The general page that the place is; undefined for every other one. */
export function generalPage({ path }: Place): GeneralPage | undefined {
  return GENERAL_PAGES.find((page) => path === `/${page}`)
}

/** Whether the place is one of the ways in or of the own area (section 2, 'Route groups': onboarding, auth, account). */
export function isAboutAccount({ path }: Place): boolean {
  return /^\/(login|forgot-password|reset-password|activate|multipass|onboarding|account)(\/|$)/.test(path)
}

/** The files of texts that a place's page needs, besides those of the frame. */
export function textsOf(place: Place): readonly TextFile[] {
  if (isHome(place)) return ['common', 'catalogue', 'home']
  if (generalPage(place)) return ['common', 'pages']
  if (place.path === FOLDERS) return ['common', 'catalogue', 'account', 'shopping']
  if (isAboutAccount(place)) return ['common', 'account']
  if (isKept(place)) return ['common', 'catalogue', 'shopping']
  return ['common', 'catalogue']
}

export function isSamePlace(one: Place | null, other: Place): boolean {
  return (
    one !== null && one.language === other.language && one.path === other.path && isSameQuery(one.query, other.query)
  )
}

function isSameQuery(one: Query, other: Query): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}
