import { byLanguage } from './by-language.ts'
import { tagOf } from './format-day.ts'
import { useLanguage } from './language.ts'

const times = byLanguage((tag) => new Intl.DateTimeFormat(tag, { timeStyle: 'short' }))

/** Writes the time of day of a moment, in ms since 1970, as the page's language does, by the person's own clock. */
export function useFormatTime(): (at: number) => string {
  const tag = tagOf(useLanguage())
  return (at) => times(tag).format(at)
}

const moments = byLanguage((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }))

/** Writes a moment, as on the wire, as the page's language does, in the time of the person's own clock. */
export function useFormatMoment(): (timestamp: string) => string {
  const tag = tagOf(useLanguage())
  return (timestamp) => moments(tag).format(new Date(timestamp))
}
