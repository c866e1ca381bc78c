import { createHash } from 'node:crypto'

import { addressGroup } from '#server/network/address-group.ts'
import type { Limit } from '#server/api/limits.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Failed sign-ins from one address, which a whole household or practice may share. */
export const LOGIN_BY_ADDRESS: Limit = { name: 'login-address', calls: 30, seconds: 15 * MINUTE }

/**
 * Failed sign-ins with one email from one network since the last success. A password reset by mail also clears them.
 */
export const LOGIN_BY_PAIR: Limit = { name: 'login-pair', calls: 10, seconds: 15 * MINUTE }

/**
 * Failed sign-ins with one email from all networks. Above this limit each network gets only the attempts of
 * LOGIN_UNDER_ATTACK, so the owner can still sign in from a network without failures (security.guessing-is-limited).
 */
export const LOGIN_BY_EMAIL: Limit = { name: 'login-email', calls: 100, seconds: 15 * MINUTE }

/** More than one, so that an owner under attack may mistype the password. */
export const LOGIN_UNDER_ATTACK: Limit = { name: 'login-attack', calls: 3, seconds: 15 * MINUTE }

/** Registrations from one address. */
export const REGISTER_BY_ADDRESS: Limit = { name: 'register-address', calls: 20, seconds: HOUR }

/** Password reset mails requested by one address. */
export const FORGOT_BY_ADDRESS: Limit = { name: 'forgot-address', calls: 20, seconds: HOUR }

/** Mails to one email requested by one network: activation, password reset, already registered. */
export const MAILS_BY_PAIR: Limit = { name: 'mails-pair', calls: 5, seconds: HOUR }

/** Uses of mailed links and of multipass tokens from one address. */
export const TOKENS_BY_ADDRESS: Limit = { name: 'tokens-address', calls: 60, seconds: 15 * MINUTE }

/** Refreshes of one session; each of its tabs needs one every 55 minutes. */
export const REFRESH_BY_SESSION: Limit = { name: 'refresh-session', calls: 60, seconds: 15 * MINUTE }

/** Limit key of an email, the same in any letter case; hashed, so that the table of counts does not reveal it. */
export function emailKey(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url')
}

/** Limit key of a network and an email together. */
export function pairKey(address: string | undefined, email: string): string {
  return emailKey(`${addressGroup(address)} ${email}`)
}
