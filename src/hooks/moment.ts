import { bcp47 } from '#contract/languages.ts'

import { useLanguage } from './language.ts'

const moments = new Map<string, Intl.DateTimeFormat>()

/** Writes a moment, as on the wire, as the page's language does, in the time of the person's own clock. */
export function useFormatMoment(): (timestamp: string) => string {
  const tag = bcp47(useLanguage())
  const format = moments.get(tag) ?? new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' })
  moments.set(tag, format)
  return (timestamp) => format.format(new Date(timestamp))
}

const dates = new Map<string, Intl.DateTimeFormat>()

/** The plain tag of English means the order of days and months in the United States. */
const dayTag = (tag: string): string => (tag === 'en' ? 'en-GB' : tag)

/** Writes the day of a moment, as on the wire, as the page's language does, in the time of the person's own clock. */
export function useFormatDate(): (timestamp: string) => string {
  const tag = bcp47(useLanguage())
  const format = dates.get(tag) ?? new Intl.DateTimeFormat(dayTag(tag), { dateStyle: 'long' })
  dates.set(tag, format)
  return (timestamp) => format.format(new Date(timestamp))
}
