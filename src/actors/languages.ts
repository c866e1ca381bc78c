import { LANGUAGE_COOKIE_DAYS, LANGUAGE_GUESSED_COOKIE } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { readPrefix, storedLanguage, withPrefix } from '#machines/language/address.ts'

import type { Storage } from './storage.ts'

const COOKIE = 'preferred_language'
const CACHE = 'i18nextLng'
const CACHE_COOKIE = 'i18next'

/** The language that a person last used (language.remembered-order). */
export function readStoredLanguage(storage: Storage): LanguageCode {
  return storedLanguage(storage.cookie(COOKIE), storage.local(CACHE))
}

/** Keeps it in both cookies and in local storage (language.remembered-on-change). */
export function storeLanguage(storage: Storage, language: LanguageCode): void {
  storage.setCookie(COOKIE, language, LANGUAGE_COOKIE_DAYS)
  storage.setCookie(CACHE_COOKIE, language, LANGUAGE_COOKIE_DAYS)
  storage.setLocal(CACHE, language)
}

/** A path in the language that was used last, where the server, which sees no local storage, could only guess it. */
export function pathInStoredLanguage(storage: Storage, pathname: string): string {
  const place = storage.cookie(LANGUAGE_GUESSED_COOKIE) === undefined ? undefined : readPrefix(pathname)
  if (!place) return pathname
  storage.setCookie(LANGUAGE_GUESSED_COOKIE, '', 0)
  return withPrefix(readStoredLanguage(storage), place.path)
}
