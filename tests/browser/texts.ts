import { readFileSync } from 'node:fs'

import { createInstance } from 'i18next'

import { bcp47, DEFAULT_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '#contract/languages.ts'
import { TEXT_FILES } from '#areas/text-files.ts'

const NAMESPACES = [...TEXT_FILES, 'server']

const texts = createInstance()
await texts.init({
  fallbackLng: false,
  interpolation: { escapeValue: false },
  resources: Object.fromEntries(
    LANGUAGE_CODES.map((language) => [
      bcp47(language),
      Object.fromEntries(NAMESPACES.map((name) => [name, read(language, name)])),
    ]),
  ),
})

function read(language: LanguageCode, namespace: string): Record<string, unknown> {
  return JSON.parse(readFileSync(`public/locales/${language}/${namespace}.json`, 'utf8')) as Record<string, unknown>
}

/** Every key that has a dot in it, as it would be shown where its text is missing. */
export const allKeys: ReadonlySet<string> = new Set(
  NAMESPACES.flatMap((name) => keysOf(read(DEFAULT_LANGUAGE, name)).flatMap((key) => [key, `${name}:${key}`])).filter(
    (key) => /[.:]/.test(key),
  ),
)

function keysOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return ['']
  return Object.entries(value).flatMap(([key, part]) =>
    keysOf(part).map((rest) => (rest === '' ? key : `${key}.${rest}`)),
  )
}

/**
 * A text as the page must show it, by its key with namespace: `catalogue:list.more`. Read from the locale files, so that
 * tests hold in every language. Throws for a key that does not exist.
 */
export function text(
  key: string,
  values: Record<string, string | number> = {},
  language: LanguageCode = DEFAULT_LANGUAGE,
): string {
  const found: string = texts.t(key, { ...values, lng: bcp47(language) })
  if (found === key.replace(/^\w+:/, '')) throw new Error(`no text ${key} in ${language}`)
  return found
}
