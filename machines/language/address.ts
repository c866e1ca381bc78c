import { DEFAULT_LANGUAGE, isLanguageShaped, toLanguageCode } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'

/** A path below its language prefix; `path` starts with a slash. */
export interface Localised {
  language: LanguageCode
  path: string
}

/** The language and the rest of a path whose prefix is canonical, else undefined. */
export function readPrefix(pathname: string): Localised | undefined {
  const [, first = '', ...rest] = pathname.split('/')
  const language = toLanguageCode(first)
  return language === first ? { language, path: `/${rest.join('/')}` } : undefined
}

/** The path under a language; the home page has no trailing slash. */
export function withPrefix(language: LanguageCode, path: string): string {
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/**
 * The path under its canonical prefix (address.has-language-prefix): an unsupported language is replaced by the stored one,
 * and a path without any gets the stored one. The caller keeps query and hash.
 */
export function canonicalPath(pathname: string, stored: LanguageCode): string {
  if (readPrefix(pathname)) return pathname
  const [, first = '', ...rest] = pathname.split('/')
  const known = toLanguageCode(first)
  if (known) return withPrefix(known, `/${rest.join('/')}`)
  if (isLanguageShaped(first)) return withPrefix(stored, `/${rest.join('/')}`)
  return withPrefix(stored, pathname)
}

/** The path in small letters, which all addresses of the shop but one-time tokens are written in; an escape stays as it is. */
export function inSmallLetters(pathname: string): string {
  const [, prefix = '', path = ''] = /^(\/[^/]*)(.*)$/.exec(pathname) ?? []
  return prefix + path.replaceAll(/%..|[A-Z]+/g, (found) => (found.startsWith('%') ? found : found.toLowerCase()))
}

/** The stored language: cookie, then local storage, then the default (language.remembered-order). */
export function storedLanguage(cookie: string | undefined, localStorage: string | undefined): LanguageCode {
  return toLanguageCode(cookie ?? '') ?? toLanguageCode(localStorage ?? '') ?? DEFAULT_LANGUAGE
}
