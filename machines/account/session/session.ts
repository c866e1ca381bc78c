import { TOKEN_REFRESH_MS } from '#contract/constants.ts'
import type { CallResponse } from '#contract/call.ts'
import type { getClientProfile, getPractitionerProfile, User } from '#areas/account/contract/account.ts'
import { USER_TYPES } from '#contract/call.ts'
import type { UserType } from '#contract/call.ts'
import type { Problem } from '#contract/result.ts'

/** The profile of a practitioner or a client; an admin has none (session.profile-by-type). */
export type Profile = CallResponse<typeof getPractitionerProfile> | CallResponse<typeof getClientProfile>

/** The reason that the tokens are gone. `expired`: the server refused them. `elsewhere`: another tab deleted them. */
export type Reason = 'expired' | 'elsewhere'

/**
 * The outcome of asking for new tokens. `age` of the tokens then stored, in milliseconds: another tab may have been first.
 * `gone`: there are none any more, since the user has logged out meanwhile.
 */
export type Refreshed =
  | { readonly kind: 'refreshed'; readonly age: number }
  | { readonly kind: 'refused' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unreachable' }

/** Milliseconds until tokens of an age are to be replaced (session.refreshes-before-expiry). */
export function untilRefresh(age: number): number {
  return Math.max(0, TOKEN_REFRESH_MS - age)
}

export function isPractitioner(type: UserType | undefined): boolean {
  return type === USER_TYPES.CertifiedPractitioner || type === USER_TYPES.Practitioner
}

/** True if a failed logout leaves nothing to log out of (session.logout-refused-with-422-is-done); a missing token counts too. */
export function isLoggedOutAnyway(problem: Problem): boolean {
  return problem.kind === 'unauthorized' || (problem.kind === 'refused' && [401, 422].includes(problem.status))
}

/**
 * Whose endpoint gives the profile, as the text of a failure names it (session.profile-failure-names-the-type): the
 * user type's number, if it is known.
 */
export function typeOf(user: User | null): number {
  return user?.user_type_id ?? 0
}
