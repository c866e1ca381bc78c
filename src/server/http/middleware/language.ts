import type { MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'

import { DEFAULT_LANGUAGE, toLanguageCode } from '#contract/languages.ts'

import type { Env } from '../../request/env.ts'

/**
 * The language of the answer: `language_code`, where it is missing the cookie `preferred_language`. An unsupported
 * one is the default language (language.english-is-the-fallback).
 */
export function language(): MiddlewareHandler<Env> {
  return async (c, next) => {
    const code = c.req.query('language_code') ?? getCookie(c, 'preferred_language') ?? ''
    c.set('language', toLanguageCode(code) ?? DEFAULT_LANGUAGE)
    await next()
  }
}
