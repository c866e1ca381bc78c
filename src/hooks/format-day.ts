import { bcp47 } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'

import { writeDay, writeMonth } from './calendar.ts'
import { useLanguage } from './language.ts'

/** The plain tag of English means the order of days and months in the United States. */
export const tagOf = (language: LanguageCode): string => (language === 'en' ? 'en-GB' : bcp47(language))

/** Writes the day of a moment, as on the wire, as the page's language does, by the person's own clock. */
export function useFormatDay(): (timestamp: string) => string {
  const language = useLanguage()
  return (timestamp) => {
    const date = new Date(timestamp)
    return writeDay(language, { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() })
  }
}

/** Writes a day that is told as YYYY-MM-DD, as the page's language does. */
export function useFormatDate(): (day: string) => string {
  const language = useLanguage()
  return (text) => {
    const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
    return writeDay(language, { year, month, day })
  }
}

/** Writes a month that is told as YYYY-MM by its full name and year, as the page's language does. */
export function useFormatFullMonth(): (month: string) => string {
  const language = useLanguage()
  return (text) => {
    const [year = 0, month = 0] = text.split('-').map(Number)
    return writeMonth(language, year, month)
  }
}
