import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

import { LANGUAGE_COOKIE, LANGUAGE_GUESSED_COOKIE } from '#contract/constants.ts'
import { toLanguageCode } from '#contract/languages.ts'

import type { Env } from './env.ts'

/** To be called where somebody is led to a language that the address does not name: without a cookie it is a guess, and the browser is told so. */
export function tellGuess(c: Context<Env>): void {
  if (toLanguageCode(getCookie(c, LANGUAGE_COOKIE) ?? '') !== undefined) return
  setCookie(c, LANGUAGE_GUESSED_COOKIE, '1', { path: '/', maxAge: 60, sameSite: 'Lax' })
}
