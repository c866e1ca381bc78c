import { bcp47 } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'

import { byLanguage } from './by-language.ts'
import { useLanguage } from './language.ts'

/** The plain tag of English means the order of days and months in the United States. */
export const tagOf = (language: LanguageCode): string => (language === 'en' ? 'en-GB' : bcp47(language))

const days = byLanguage((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }))

/** Writes the day of a moment, as on the wire, as the page's language does, by the person's own clock. */
export function useFormatDay(): (timestamp: string) => string {
  const tag = tagOf(useLanguage())
  return (timestamp) => days(tag).format(new Date(timestamp))
}
