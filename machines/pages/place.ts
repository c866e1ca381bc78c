import type { TextFile } from '#areas/text-files.ts'
import type { Page } from '#contract/area.ts'
import type { LanguageCode } from '#contract/languages.ts'

import type { Query } from './query.ts'
import { readPrefix } from '../language/address.ts'

import { PAGE_NAMES, pageNamed, PAGES } from './pages.ts'
import type { ChartOfPage, PageName } from './pages.ts'

/** An address below a canonical language prefix. */
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

type Parameters = Readonly<Record<string, string>>

/** The parameters of a path, where a pattern is its own. */
function matchPath(pattern: string, path: string): Parameters | undefined {
  const segments = pattern.split('/')
  const given = path.split('/')
  if (segments.length !== given.length) return undefined
  const parameters: Record<string, string> = {}
  for (const [at, segment] of segments.entries()) {
    const value = given[at] ?? ''
    if (segment.startsWith('{') && value !== '') parameters[segment.slice(1, -1)] = value
    else if (segment !== value) return undefined
  }
  return parameters
}

const withoutSlash = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path)

/** The page that a place shows, with the parameters of its address; undefined where the shop has none. */
export function pageOf({ path }: Pick<Place, 'path'>): { name: PageName; parameters: Parameters } | undefined {
  for (const name of PAGE_NAMES) {
    const parameters = matchPath(PAGES[name].path, withoutSlash(path))
    if (parameters) return { name, parameters }
  }
  return undefined
}

export const isPage = (place: Pick<Place, 'path'> | null, ...names: readonly PageName[]): boolean => {
  const name = place && pageOf(place)?.name
  return name ? names.includes(name) : false
}

const rowOf = (place: Place): Page<TextFile> | undefined => {
  const page = pageOf(place)
  return page && pageNamed(page.name)
}

/** The slug of a product's page; undefined for every other page. */
export function productSlug(place: Place): string | undefined {
  const page = pageOf(place)
  return page?.name === 'product' ? page.parameters['slug'] : undefined
}

/** The files of texts that a place's page needs: those of every page, of every page of the own area, and of its row. */
export function textsOf(place: Place): readonly TextFile[] {
  const isOwn = place.path.startsWith('/account')
  const texts: readonly TextFile[] = rowOf(place)?.texts ?? [isOwn ? 'account' : 'catalogue']
  return [...new Set<TextFile>(['common', ...(isOwn ? (['account'] as const) : []), ...texts])]
}

/** The late charts that a place's page needs. */
export const chartsOf = (place: Place): readonly ChartOfPage[] => (rowOf(place)?.charts ?? []) as readonly ChartOfPage[]

export const isChartOf = (place: Place, name: string): boolean => chartsOf(place).some((chart) => chart === name)

/** The chart that a one-time token is for, which the place's address has held. */
export const tokenTaker = (place: Place): Page['token'] => rowOf(place)?.token

/** Such an address is not a place: the token is taken out of it first. */
export function holdsToken({ path }: Place): boolean {
  return PAGE_NAMES.some((name) => pageNamed(name).token && path.startsWith(`${PAGES[name].path}/`))
}

export const isIndexed = (place: Place): boolean => rowOf(place)?.indexed !== false

export function isSamePlace(one: Place | null, other: Place): boolean {
  return (
    one !== null && one.language === other.language && one.path === other.path && isSameQuery(one.query, other.query)
  )
}

/** The query does not count. */
export function isSamePage(one: Place | null, other: Place): boolean {
  return one?.path === other.path && one.language === other.language
}

function isSameQuery(one: Query, other: Query): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}

/** The page has no protocol builder beside it. */
export const isBuilderHidden = (place: Place): boolean => rowOf(place)?.frame !== undefined

/** The page has neither menus nor search (checkout.quiet-frame). */
export const isQuiet = (place: Place | null): boolean => place !== null && rowOf(place)?.frame === 'quiet'
