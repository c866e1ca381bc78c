import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '#contract/languages.ts'

/** The code of a `language_id`; the fallback's for a number that is none. */
export const languageCodeOf = (languageId: number): LanguageCode => LANGUAGE_CODES[languageId - 1] ?? DEFAULT_LANGUAGE
