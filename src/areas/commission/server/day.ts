import { bcp47, type LanguageCode } from '#contract/languages.ts'

/** A day told as YYYY-MM-DD, as the pages of a language write it. */
export const dayIn = (language: LanguageCode, day: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : bcp47(language), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  }).format(new Date(day))
