import { USER_TYPES } from '#contract/call.ts'
import type { UserType } from '#contract/call.ts'
import { isAboutAccount } from '#machines/app/place.ts'
import type { Place } from '#machines/app/place.ts'

import type { Query } from '../catalogue/query.ts'

/** Who may see a page: everybody, visitors only (who is signed in has no use for it), or signed-in people of these types. */
export type Needs = 'nobody' | 'visitor' | { readonly types: readonly UserType[] }

const { Admin, CertifiedPractitioner, Practitioner, Client } = USER_TYPES

/** The guarded areas by the beginning of their path (sign-in.guarded-page-leads-to-login). */
const AREAS: readonly { readonly path: string; readonly types: readonly UserType[] }[] = [
  { path: '/account/practitioner', types: [CertifiedPractitioner, Practitioner] },
  { path: '/account/client', types: [Client] },
  { path: '/account/admin', types: [Admin] },
  { path: '/account', types: [Admin, CertifiedPractitioner, Practitioner, Client] },
]

const LOGIN = '/login'

/** Pages by which people get in. */
const WAYS_IN = [
  LOGIN,
  '/forgot-password',
  '/onboarding/register-as',
  '/onboarding/register/practitioner',
  '/onboarding/register/client',
]

const isWithin = (path: string, area: string): boolean => path === area || path.startsWith(`${area}/`)

export function needsOf({ path }: Place): Needs {
  if (WAYS_IN.includes(path)) return 'visitor'
  const area = AREAS.find((one) => isWithin(path, one.path))
  return area ? { types: area.types } : 'nobody'
}

/** Whether a page is everybody's, so that the server draws it and search engines may keep it. */
export function isPublic(place: Place): boolean {
  const needs = needsOf(place)
  return needs === 'nobody' || needs === 'visitor'
}

/** The first page of a person's own area (account.index-leads-by-type). */
export function homeOf(type: UserType): string {
  if (type === Admin) return '/account/admin'
  return type === Client ? '/account/client' : '/account/practitioner'
}

/** The page where a person sees and changes what is stored of them. */
export function profileOf(type: UserType): string {
  return `${homeOf(type)}/profile`
}

/** The page that only leads on to the own area. */
export const ACCOUNT = '/account'
export const isAccountIndex = ({ path }: Place): boolean => path === ACCOUNT

/** The query parameter of the way back. */
export const BACK = 'back'

/**
 * The address, below the language, that leads to the login and then back to a place
 * (sign-in.guarded-page-leads-to-login).
 */
export function loginWithBack({ path, query }: Place): string {
  const search = new URLSearchParams(query).toString()
  return loginLeadingTo(`${path}${search === '' ? '' : `?${search}`}`)
}

/** The address, below the language, of the login that leads on to another one. Who is signed in already is led on at once. */
export function loginLeadingTo(address: string | null): string {
  return address === null ? LOGIN : `${LOGIN}?${new URLSearchParams({ [BACK]: address }).toString()}`
}

/**
 * The address, below the language, of the login as the frame of a page offers it: it leads back to that page, but not to
 * the front door nor to a way in, after which the own area is the place to be.
 */
export function loginFrom(place: Place | null): string {
  if (!place || place.path === '/') return LOGIN
  if (place.path === LOGIN) return loginLeadingTo(wayBack(place.query))
  return isAboutAccount(place) ? LOGIN : loginWithBack(place)
}

/** Where a login leads back to: a path of this shop, else nowhere (sign-in.way-back-stays-on-the-origin). */
export function wayBack(query: Query): string | null {
  const back = query[BACK]
  // What begins with two slashes, or a slash and a backslash, browsers take for another host.
  return back !== undefined && /^\/(?![/\\])/.test(back) && !/[\p{Cc}\\]/u.test(back) ? back : null
}
