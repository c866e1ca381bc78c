import { REDIRECT } from '#areas/account/contract/auth.ts'
import type { Tokens } from '#areas/account/contract/auth.ts'
import type { CallResult } from '#contract/result.ts'

/** The outcome of a way in. `entered`: tokens are stored. `leaving`: the browser goes to the shop of the other region. */
export type SignedIn = { readonly kind: 'entered' } | { readonly kind: 'leaving' }

/** Read from the tokens of a login, before they are stored. */
export type LoginAnswer =
  | { readonly kind: 'entered' }
  | { readonly kind: 'leaving'; readonly address: string }
  | { readonly kind: 'insecure' }
  | { readonly kind: 'unreadable' }

/**
 * Reads the answer of a login (sign-in.redirect-must-be-https): with a refresh_token of 'redirect' the
 * access_token is an address, which has to be there (sign-in.redirect-needs-an-access-token) and to be one of https.
 */
export function readLogin({ access_token: access, refresh_token: refresh }: Tokens): LoginAnswer {
  if (refresh !== REDIRECT) return access === '' || refresh === '' ? { kind: 'unreadable' } : { kind: 'entered' }
  if (access === '') return { kind: 'unreadable' }
  return URL.canParse(access) && new URL(access).protocol === 'https:'
    ? { kind: 'leaving', address: access }
    : { kind: 'insecure' }
}

/** The result of a way in as its chart keeps it: no token is in it. */
export type SignInResult = CallResult<SignedIn>
