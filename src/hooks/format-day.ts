import { bcp47 } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'

import { useLanguage } from './language.ts'

const days = new Map<string, Intl.DateTimeFormat>()

/** The plain tag of English means the order of days and months in the United States. */
export const tagOf = (language: LanguageCode): string => (language === 'en' ? 'en-GB' : bcp47(language))

/** Writes the day of a moment, as on the wire, as the page's language does, by the person's own clock. */
export function useFormatDay(): (timestamp: string) => string {
  const tag = tagOf(useLanguage())
  const format = days.get(tag) ?? new Intl.DateTimeFormat(tag, { dateStyle: 'medium' })
  days.set(tag, format)
  return (timestamp) => format.format(new Date(timestamp))
}
