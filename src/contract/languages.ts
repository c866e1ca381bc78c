/** The language codes, as they stand in addresses, `language_code` and file names (language.thirteen-codes). */
export const LANGUAGE_CODES = [
  'en',
  'de',
  'dk',
  'es',
  'fr',
  'hu',
  'it',
  'jp',
  'nl',
  'pt',
  'ro',
  'zh-TW',
  'zh_tw',
] as const

export type LanguageCode = (typeof LANGUAGE_CODES)[number]

/** The number of a language in the server's table, as `language_id` of a call (lines.add-call). */
export const languageIdOf = (code: LanguageCode): number => LANGUAGE_CODES.indexOf(code) + 1

/**
 * The files that a language's texts come in, for the browser (language.loads-only-the-current-one). A page loads those
 * that it needs.
 */
export const TEXT_FILES = [
  'common',
  'catalogue',
  'home',
  'pages',
  'account',
  'shopping',
  'clients',
  'builder',
  'dosage',
  'practice',
  'practiceEditor',
  'orders',
  'returns',
  'commission',
  'import',
  'products',
  'clientImport',
  'intake',
  'supply',
] as const
export type TextFile = (typeof TEXT_FILES)[number]

/** Fallback and default language (language.english-is-the-fallback). */
export const DEFAULT_LANGUAGE: LanguageCode = 'en'

/**
 * The codes a person can choose; `zh_tw` is an alias of `zh-TW` and is not offered (language.menu-has-twelve-entries).
 */
export const MENU_LANGUAGES: readonly LanguageCode[] = /* @__PURE__ */ LANGUAGE_CODES.filter((code) => code !== 'zh_tw')

const BCP47: Partial<Record<LanguageCode, string>> = {
  dk: 'da',
  jp: 'ja',
  pt: 'pt-PT',
  'zh-TW': 'zh-Hant-TW',
  zh_tw: 'zh-Hant-TW',
}

/** The BCP 47 tag for `<html lang>`, `Intl`, plural rules and `hreflang` (language.standard-tags). */
export function bcp47(code: LanguageCode): string {
  return BCP47[code] ?? code
}

const BY_LOWER_CASE = /* @__PURE__ */ new Map<string, LanguageCode>(
  /* @__PURE__ */ LANGUAGE_CODES.map((code) => [code.toLowerCase(), code]),
)

/**
 * The canonical code for a text in any letter case, or undefined where the language is unsupported
 * (address.any-letter-case-is-taken).
 */
export function toLanguageCode(text: string): LanguageCode | undefined {
  return BY_LOWER_CASE.get(text.toLowerCase())
}

/** `xx`, `xx-YY` and `xx_yy` count, supported or not (address.unsupported-language-is-replaced). */
export function isLanguageShaped(segment: string): boolean {
  return /^[a-z]{2}([-_][a-z]{2})?$/i.test(segment)
}
