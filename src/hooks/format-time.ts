import { bcp47 } from '#contract/languages.ts'

import { useLanguage } from './language.ts'

const times = new Map<string, Intl.DateTimeFormat>()

/** Writes the time of day of a moment, in ms since 1970, as the page's language does, by the person's own clock. */
export function useFormatTime(): (at: number) => string {
  const tag = bcp47(useLanguage())
  const format = times.get(tag) ?? new Intl.DateTimeFormat(tag, { timeStyle: 'short' })
  times.set(tag, format)
  return (at) => format.format(at)
}
