import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

import { LANGUAGE_COOKIE, LANGUAGE_GUESSED_COOKIE } from '#contract/constants.ts'
import { toLanguageCode } from '#contract/languages.ts'

import type { Env } from './env.ts'

/** Call before redirecting to a language that the address does not name. Without a language cookie that is a guess, and this tells the browser so. */
export function tellGuess(c: Context<Env>): void {
  if (toLanguageCode(getCookie(c, LANGUAGE_COOKIE) ?? '') !== undefined) return
  setCookie(c, LANGUAGE_GUESSED_COOKIE, '1', { path: '/', maxAge: 60, sameSite: 'Lax' })
}
