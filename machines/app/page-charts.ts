import type { UserType } from '#contract/call.ts'

import { isPractitioner } from '../session/session.ts'

import { CART, FOLDERS, generalPage, isSearchResults, WISHLIST } from './place.ts'
import type { Place } from './place.ts'

/** Those of the own area: what they hold is one person's, so they end with the session. */
const OWN_CHARTS = [
  'profileForm',
  'practiceForm',
  'wishesForm',
  'passwordForm',
  'devices',
  'exportData',
  'deleteAccount',
  'practitionersWaiting',
  'practitionersReview',
  'accountsList',
] as const

/** Those of what one person keeps, wherever that person is. They are told who comes and goes, and empty themselves. */
export const PERSONAL_CHARTS = ['wish', 'cart', 'wishlist', 'folders'] as const

/** The charts of single pages: their code comes with the page, and they live on once they are there. */
export const PAGE_CHARTS = [
  'searchResults',
  'contactForm',
  'mailCart',
  'loginForm',
  'forgotForm',
  'resetForm',
  'activation',
  'multipass',
  'country',
  'searchBar',
  'recovery',
  'practitionerForm',
  'clientForm',
  'lookups',
  ...PERSONAL_CHARTS,
  ...OWN_CHARTS,
] as const
export type PageChart = (typeof PAGE_CHARTS)[number]

/** Those that are data, known by the language of the page: what they tell is for their page alone. */
export const PAGE_DATA: readonly PageChart[] = ['lookups']

/** Those that are lists, known by the query of the page. */
export const PAGE_LISTS: readonly PageChart[] = ['practitionersReview', 'accountsList']

export const isPersonal = (name: string): name is (typeof PERSONAL_CHARTS)[number] =>
  PERSONAL_CHARTS.some((chart) => chart === name)

/** Those of a person of this type: folders are for practitioners (decision 19). */
export const personalChartsOf = (type: UserType | null): readonly PageChart[] =>
  PERSONAL_CHARTS.filter((chart) => chart !== 'folders' || isPractitioner(type ?? undefined))

export const isOwnChart = (name: string): name is (typeof OWN_CHARTS)[number] =>
  OWN_CHARTS.some((chart) => chart === name)

/** Forms that begin with what is known of the person. */
export const KNOWN_TO = ['profileForm', 'practiceForm', 'wishesForm'] as const satisfies readonly PageChart[]

/** The charts of a profile of whatever type. */
const PROFILE = [
  'profileForm',
  'passwordForm',
  'devices',
  'exportData',
  'deleteAccount',
] as const satisfies readonly PageChart[]

const BY_PATH: Readonly<Record<string, readonly PageChart[]>> = {
  '/login': ['loginForm'],
  '/forgot-password': ['forgotForm'],
  '/reset-password': ['resetForm'],
  '/activate': ['activation'],
  '/multipass': ['multipass'],
  [CART]: ['cart', 'mailCart'],
  [WISHLIST]: ['wishlist'],
  '/onboarding/register/practitioner': ['practitionerForm', 'lookups'],
  '/onboarding/register/client': ['clientForm'],
  '/account/practitioner/profile': [...PROFILE, 'practiceForm', 'lookups'],
  [FOLDERS]: ['folders'],
  '/account/client/profile': [...PROFILE, 'wishesForm'],
  '/account/admin/profile': PROFILE,
  '/account/admin': ['practitionersWaiting'],
  '/account/admin/practitioners': ['practitionersReview', 'lookups'],
  '/account/admin/accounts': ['accountsList'],
}

/** The charts that a place's page needs besides the long-lived ones. */
export function pageChartsOf(place: Place): readonly PageChart[] {
  if (generalPage(place) === 'contact') return ['contactForm']
  if (isSearchResults(place)) return ['searchResults']
  return BY_PATH[place.path] ?? []
}

/** Who is given the one-time token of an address (decision 27). */
const TOKEN_TAKERS = {
  '/reset-password': 'resetForm',
  '/activate': 'activation',
  '/multipass': 'multipass',
} as const satisfies Readonly<Record<string, PageChart>>

/** The chart that a one-time token is for, which the place's address has held. */
export function tokenTaker({ path }: Place): (typeof TOKEN_TAKERS)[keyof typeof TOKEN_TAKERS] | undefined {
  return Object.hasOwn(TOKEN_TAKERS, path) ? TOKEN_TAKERS[path as keyof typeof TOKEN_TAKERS] : undefined
}

/** Whether an address holds a one-time token: it is not a place, since the token is taken out of it (decision 27). */
export function holdsToken({ path }: Place): boolean {
  return Object.keys(TOKEN_TAKERS).some((area) => path.startsWith(`${area}/`))
}
