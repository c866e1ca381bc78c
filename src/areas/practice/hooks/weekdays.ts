import { bcp47 } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'

type Length = 'long' | 'short'

const formats = new Map<string, Intl.DateTimeFormat>()

/** The fifth of January 1970 was a Monday. */
const MONDAY = Date.UTC(1970, 0, 5)
const DAY = 24 * 60 * 60_000

/** Names the days of the week, 1 Monday to 7 Sunday. */
export function useWeekdays(language: LanguageCode): (weekday: number, length: Length) => string {
  const tag = bcp47(language)
  return (weekday, length) => {
    const key = `${tag} ${length}`
    const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, { weekday: length, timeZone: 'UTC' })
    formats.set(key, format)
    return format.format(MONDAY + (weekday - 1) * DAY)
  }
}
