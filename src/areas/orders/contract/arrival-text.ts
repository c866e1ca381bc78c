import type { Arrival } from './orders.ts'

/**
 * The days of an arrival in words, such as 'Tue 1 – Thu 3 Dec'.
 *
 * @param tag of the language, as BCP 47 has it
 */
export function arrivalText({ from, until }: Arrival, tag: string): string {
  const days = new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  return days.formatRange(new Date(from), new Date(until))
}
