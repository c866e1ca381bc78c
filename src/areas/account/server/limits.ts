import { createHash } from 'node:crypto'

import { addressGroup } from '#server/network/address-group.ts'
import type { Limit } from '#server/api/limits.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Failed logins from one address; a whole household, or a practice, stands behind it. */
export const LOGIN_BY_ADDRESS: Limit = { name: 'login-address', calls: 30, seconds: 15 * MINUTE }

/** Failed logins with one e-mail from one network since the last one that succeeded. A new password by mail clears them too. */
export const LOGIN_BY_PAIR: Limit = { name: 'login-pair', calls: 10, seconds: 15 * MINUTE }

/**
 * Failed logins with one e-mail from everywhere. Above it each network has only the tries of LOGIN_UNDER_ATTACK left, so that
 * the owner still gets in from one without failures (security.guessing-is-limited).
 */
export const LOGIN_BY_EMAIL: Limit = { name: 'login-email', calls: 100, seconds: 15 * MINUTE }

/** More than one, so that an owner under attack may still mistype the password. */
export const LOGIN_UNDER_ATTACK: Limit = { name: 'login-attack', calls: 3, seconds: 15 * MINUTE }

/** Registrations from one address. */
export const REGISTER_BY_ADDRESS: Limit = { name: 'register-address', calls: 20, seconds: HOUR }

/** Mails for a new password that one address asks for. */
export const FORGOT_BY_ADDRESS: Limit = { name: 'forgot-address', calls: 20, seconds: HOUR }

/** Mails to one e-mail that one network asks for: activation, new password, registered already. */
export const MAILS_BY_PAIR: Limit = { name: 'mails-pair', calls: 5, seconds: HOUR }

/** Uses of links and of other systems' tokens from one address. */
export const TOKENS_BY_ADDRESS: Limit = { name: 'tokens-address', calls: 60, seconds: 15 * MINUTE }

/** Refreshes of one session: each of its tabs needs one in 55 minutes. */
export const REFRESH_BY_SESSION: Limit = { name: 'refresh-session', calls: 60, seconds: 15 * MINUTE }

/** What an e-mail is counted by: the same in any letter case, and not to be read in the table of counts. */
export function emailKey(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url')
}

/** What a network and an e-mail are counted by together. */
export function pairKey(address: string | undefined, email: string): string {
  return emailKey(`${addressGroup(address)} ${email}`)
}
