import { bcp47 } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'

import { useLanguage } from './language.ts'

/** The plain tag of English means the order of days and months in the United States. */
export const tagOf = (language: LanguageCode): string => (language === 'en' ? 'en-GB' : bcp47(language))

/** Formats of one kind, made once for each language, when first wanted. */
export function datesByLanguage(options: Intl.DateTimeFormatOptions): (tag: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>()
  return (tag) => {
    const format = made.get(tag) ?? new Intl.DateTimeFormat(tag, options)
    made.set(tag, format)
    return format
  }
}

const days = datesByLanguage({ dateStyle: 'medium' })

/** Writes the day of a moment, as on the wire, as the page's language does, by the person's own clock. */
export function useFormatDay(): (timestamp: string) => string {
  const tag = tagOf(useLanguage())
  return (timestamp) => days(tag).format(new Date(timestamp))
}
