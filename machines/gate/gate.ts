import type { Query } from '../pages/query.ts'
import { PAGES } from '../pages/pages.ts'
import { textsOf } from '../pages/place.ts'
import type { Place } from '../pages/place.ts'

const LOGIN = PAGES.login.path

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
  return textsOf(place).includes('account') ? LOGIN : loginWithBack(place)
}

/** The path to return to after a login; null unless it is one of this shop (sign-in.way-back-stays-on-the-origin). */
export function wayBack(query: Query): string | null {
  const back = query[BACK]
  // What begins with two slashes, or a slash and a backslash, browsers take for another host.
  return back !== undefined && /^\/(?![/\\])/.test(back) && !/[\p{Cc}\\]/u.test(back) ? back : null
}
