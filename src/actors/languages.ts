import { LANGUAGE_COOKIE_DAYS } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { storedLanguage } from '#machines/language/address.ts'

import type { Storage } from './storage.ts'

const COOKIE = 'preferred_language'
const CACHE = 'i18nextLng'
const CACHE_COOKIE = 'i18next'

/** The language that a person last used (decision 2). */
export function readStoredLanguage(storage: Storage): LanguageCode {
  return storedLanguage(storage.cookie(COOKIE), storage.local(CACHE))
}

/** Keeps it in the two cookies and the local storage key of section 9. */
export function storeLanguage(storage: Storage, language: LanguageCode): void {
  storage.setCookie(COOKIE, language, LANGUAGE_COOKIE_DAYS)
  storage.setCookie(CACHE_COOKIE, language, LANGUAGE_COOKIE_DAYS)
  storage.setLocal(CACHE, language)
}
