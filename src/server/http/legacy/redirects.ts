import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'

import { DEFAULT_LANGUAGE, isLanguageShaped, type LanguageCode, toLanguageCode } from '#contract/languages.ts'
import { legacyTarget } from '#contract/legacy-addresses.ts'

import type { Env } from '../../request/env.ts'
import { tellGuess } from '../../request/guessed-language.ts'
import { legacyTargets, type TargetsDeps } from './targets.ts'

/**
 * Leads addresses of the old shop to where they live now (address.old-shop-redirects-once): one step, to the right
 * language at once, with the query kept. All other addresses are left to the routes that follow.
 */
export function legacyRedirects(deps: TargetsDeps): MiddlewareHandler<Env> {
  const resolve = legacyTargets(deps)
  return async (c, next) => {
    const { language, path } = readAddress(c.req.path)
    const target = legacyTarget(path)
    if (target === undefined) return next()

    const { pathname, query } = await resolve(target)
    const kept = new URL(c.req.url).search.slice(1).split('&')
    const pairs = [new URLSearchParams(query).toString(), ...kept.filter((pair) => !Object.hasOwn(query, nameOf(pair)))]
    const params = pairs.filter((pair) => pair !== '').join('&')
    const address = `${pathname}${params === '' ? '' : `?${params}`}`
    // Whose language is not in the address may have another one tomorrow.
    c.header('Cache-Control', language === undefined ? 'no-store' : 'public, max-age=3600')
    if (language === undefined) {
      c.header('Vary', 'Cookie')
      tellGuess(c)
    }
    return c.redirect(`/${language ?? storedLanguage(c)}${address}`, 301)
  }
}

/** The path below a prefix that is a language's, or looks like one; the language where there is such a one. */
function readAddress(pathname: string): { readonly language: LanguageCode | undefined; readonly path: string } {
  const [first = '', ...rest] = pathname.split('/').filter((part) => part !== '')
  const language = toLanguageCode(first)
  return {
    language,
    path: language !== undefined || isLanguageShaped(first) ? `/${rest.join('/')}` : `/${[first, ...rest].join('/')}`,
  }
}

const nameOf = (pair: string): string => new URLSearchParams(`&${pair}`).keys().next().value ?? ''

function storedLanguage(c: Context<Env>): LanguageCode {
  return toLanguageCode(getCookie(c, 'preferred_language') ?? '') ?? DEFAULT_LANGUAGE
}
