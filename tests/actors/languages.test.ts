import { expect, test } from 'vitest'

import { pathInStoredLanguage, readStoredLanguage, storeLanguage } from '#actors/languages.ts'
import type { Storage } from '#actors/storage.ts'

function memory(): Storage & { writes: unknown[] } {
  const cookies = new Map<string, string>()
  const local = new Map<string, string>()
  const writes: unknown[] = []
  return {
    writes,
    cookie: (name) => cookies.get(name),
    setCookie(name, value, days) {
      cookies.set(name, value)
      writes.push(['cookie', name, value, days])
    },
    local: (name) => local.get(name),
    setLocal(name, value) {
      local.set(name, value)
      writes.push(['local', name, value])
      return true
    },
    removeLocal: (name) => void local.delete(name),
    localNames: () => [...local.keys()],
    session: () => undefined,
    setSession: () => false,
    removeSession() {},
  }
}

test('a language is kept in both cookies for 365 days and in local storage (language.remembered-on-change)', () => {
  const storage = memory()
  storeLanguage(storage, 'zh-TW')
  expect(storage.writes).toEqual([
    ['cookie', 'preferred_language', 'zh-TW', 365],
    ['cookie', 'i18next', 'zh-TW', 365],
    ['local', 'i18nextLng', 'zh-TW'],
  ])
  expect(readStoredLanguage(storage)).toBe('zh-TW')
})

test('the cookie goes before local storage, and English stands where neither is a language of ours (language.remembered-order)', () => {
  const storage = memory()
  expect(readStoredLanguage(storage)).toBe('en')
  storage.setLocal('i18nextLng', 'hu')
  expect(readStoredLanguage(storage)).toBe('hu')
  storage.setCookie('preferred_language', 'JP', 1)
  expect(readStoredLanguage(storage)).toBe('jp')
  storage.setCookie('preferred_language', 'xx', 1)
  expect(readStoredLanguage(storage)).toBe('hu')
})

test('an address whose language the server guessed is read in that of local storage, once', () => {
  const storage = memory()
  storage.setLocal('i18nextLng', 'de')
  expect(pathInStoredLanguage(storage, '/en/products')).toBe('/en/products')
  storage.setCookie('language_guessed', '1', 1)
  expect(pathInStoredLanguage(storage, '/en')).toBe('/de')
  expect(storage.writes.at(-1)).toEqual(['cookie', 'language_guessed', '', 0])
})
