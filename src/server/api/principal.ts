import type { Context } from 'hono'

import type { Access, CallDefinition } from '#contract/call.ts'

import type { Principal } from '../signed-in/principal.ts'
import type { Caller, Env } from '../request/env.ts'
import { Refused } from '../request/refused.ts'

/** Whom an access token stands for; undefined where it is not good. */
export type Identify = (accessToken: string) => Promise<Principal | undefined>

/** What a call's token says, by the kind of token that it takes. */
interface Told {
  readonly none: unknown
  readonly optional: { readonly principal: Principal | undefined }
  readonly access: { readonly principal: Principal }
  readonly refresh: { readonly refreshToken: string }
}

/** Who makes a call: the connection's end, his device's name, what his token says, and the key under which it is carried out once. */
export type CallerOf<Call extends CallDefinition> = Caller & {
  readonly device: string
} & Told[Call['access']['token']] &
  (Call extends { readonly idempotent: true } ? { readonly idempotencyKey: string | undefined } : unknown) &
  (Call extends { readonly idempotent: 'required' } ? { readonly idempotencyKey: string } : unknown)

/** What is known of whoever may make a call. */
export interface Admitted {
  readonly principal?: Principal | undefined
  readonly refreshToken?: string
}

/**
 * Lets a request in as its call says (role.token-for-account-and-cart). Throws a Refused: 401 without the token that it
 * needs, 403 for a user of another type. Where a token is optional, one that is not good counts as none. Refresh tokens
 * are judged by their call.
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

/** Without a token, or with one that is not good any more. */
export const notSignedIn = (): Refused => new Refused(401, 'notSignedIn', { headers: { 'WWW-Authenticate': 'Bearer' } })
