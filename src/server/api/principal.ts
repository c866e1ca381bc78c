import type { Context } from 'hono'

import type { Access, CallDefinition } from '#contract/call.ts'

import type { Principal } from '../signed-in/principal.ts'
import type { Caller, Env } from '../request/env.ts'
import { Refused } from '../request/refused.ts'

/** Principal of an access token; undefined if the token is invalid. */
export type Identify = (accessToken: string) => Promise<Principal | undefined>

/** Content of a call's token, by the kind of token that the call takes. */
interface Told {
  readonly none: unknown
  readonly optional: { readonly principal: Principal | undefined }
  readonly access: { readonly principal: Principal }
  readonly refresh: { readonly refreshToken: string }
}

/** The caller: the connection's remote end, the device's name, the token's content and the idempotency key. */
export type CallerOf<Call extends CallDefinition> = Caller & {
  readonly device: string
} & Told[Call['access']['token']] &
  (Call extends { readonly idempotent: true } ? { readonly idempotencyKey: string | undefined } : unknown) &
  (Call extends { readonly idempotent: 'required' } ? { readonly idempotencyKey: string } : unknown)

/** Identity of an admitted caller. */
export interface Admitted {
  readonly principal?: Principal | undefined
  readonly refreshToken?: string
}

/**
 * Checks that a request may make the call (role.token-for-account-and-cart). Throws a Refused: 401 without the required
 * token, 403 for another type of user. If the token is optional, an invalid one counts as none. Refresh tokens are
 * checked by their call.
 */
export async function admit(
  { access }: { readonly access: Access },
  c: Context<Env>,
  identify: Identify,
): Promise<Admitted> {
  if (access.token === 'none') return {}
  const token = /^Bearer (\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1]
  if (access.token === 'optional') return { principal: token === undefined ? undefined : await identify(token) }
  if (token === undefined) throw notSignedIn()
  if (access.token === 'refresh') return { refreshToken: token }
  const principal = await identify(token)
  if (principal === undefined) throw notSignedIn()
  const types = 'types' in access ? access.types : undefined
  if (types?.includes(principal.userTypeId) === false) throw new Refused(403, 'notAllowed')
  return { principal }
}

/** Refusal of a call without a token, or with one that is no longer valid. */
export const notSignedIn = (): Refused => new Refused(401, 'notSignedIn', { headers: { 'WWW-Authenticate': 'Bearer' } })
