import * as v from 'valibot'

import { HOLDER_OF_REFRESH_TOKEN, SIGNED_IN } from './access.ts'
import { USER_TYPES, defineCall } from './call.ts'
import { message } from './wire.ts'

// Every page may have to renew tokens or log out: the ways in, with the rules of their forms, stand in auth.ts.

/** User type ids (account.types-are-four). */
export const userTypeId = v.enum(USER_TYPES)

/**
 * A pair of tokens. Where refresh_token is 'redirect', access_token is an address to go to
 * (sign-in.redirect-must-be-https).
 */
export const tokens = v.object({ access_token: v.string(), refresh_token: v.string() })
export type Tokens = v.InferOutput<typeof tokens>

/** The refresh_token of a login that leads elsewhere (sign-in.redirect-must-be-https). */
export const REDIRECT = 'redirect'

export const logout = defineCall({
  id: 'logout',
  method: 'POST',
  path: '/v2/account/logout',
  summary: 'End the session',
  access: SIGNED_IN,
  response: message,
  refusals: [401, 422],
})

export const refreshTokens = defineCall({
  id: 'refreshTokens',
  method: 'POST',
  path: '/v2/auth/token-refresh',
  summary: 'A new pair of tokens for a refresh token, which is replaced',
  access: HOLDER_OF_REFRESH_TOKEN,
  response: tokens,
  refusals: [401, 422],
})
