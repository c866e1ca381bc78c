import { tagOf } from './format-day.ts'
import { useLanguage } from './language.ts'

const times = new Map<string, Intl.DateTimeFormat>()

/** Writes the time of day of a moment, in ms since 1970, as the page's language does, by the person's own clock. */
export function useFormatTime(): (at: number) => string {
  const tag = tagOf(useLanguage())
  const format = times.get(tag) ?? new Intl.DateTimeFormat(tag, { timeStyle: 'short' })
  times.set(tag, format)
  return (at) => format.format(at)
}

const moments = new Map<string, Intl.DateTimeFormat>()

/** Writes a moment, as on the wire, as the page's language does, in the time of the person's own clock. */
export function useFormatMoment(): (timestamp: string) => string {
  const tag = tagOf(useLanguage())
  const format = moments.get(tag) ?? new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' })
  moments.set(tag, format)
  return (timestamp) => format.format(new Date(timestamp))
}
