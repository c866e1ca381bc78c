import { useShop } from './app.tsx'
import { useNow } from './now.ts'
import { tagOf } from './format-day.ts'
import { useLanguage } from './language.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, options)
  formats.set(key, format)
  return format
}

/** Writes the day of a moment, as on the wire, as it is in a time zone, which no reader's clock changes. */
export function useFormatDayIn(timeZone: string): (timestamp: string) => string {
  const format = formatOf(tagOf(useLanguage()), { dateStyle: 'medium', timeZone })
  return (timestamp) => format.format(new Date(timestamp))
}

/** Writes the day of a moment, as on the wire, as it is where the shop is (checkout.orders-name-the-shops-days). */
export const useShopDay = (): ((timestamp: string) => string) => useFormatDayIn(useShop().timeZone)

/** The same with the time of day. */
export function useShopMoment(): (timestamp: string) => string {
  const { timeZone } = useShop()
  const format = formatOf(tagOf(useLanguage()), { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return (timestamp) => format.format(new Date(timestamp))
}

/** Writes a month that is told as YYYY-MM: with its year, or as short as it may be. */
export function useFormatMonth(): {
  readonly full: (month: string) => string
  readonly short: (month: string) => string
} {
  const tag = tagOf(useLanguage())
  const full = formatOf(tag, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  const short = formatOf(tag, { month: 'short', timeZone: 'UTC' })
  const first = (month: string) => new Date(`${month}-01T00:00:00Z`)
  return { full: (month) => full.format(first(month)), short: (month) => short.format(first(month)) }
}

/** The month that it is in a time zone, with its year; empty until it is known. */
export function useThisMonth(timeZone: string): string {
  const now = useNow()
  const format = formatOf(tagOf(useLanguage()), { month: 'long', year: 'numeric', timeZone })
  return now === null ? '' : format.format(now)
}

/** Writes the weekday of a day that is told as YYYY-MM-DD, by its name or as short as it may be. */
export function useFormatWeekday(): {
  readonly long: (day: string) => string
  readonly short: (day: string) => string
} {
  const tag = tagOf(useLanguage())
  const long = formatOf(tag, { weekday: 'long', timeZone: 'UTC' })
  const short = formatOf(tag, { weekday: 'short', timeZone: 'UTC' })
  const at = (day: string) => new Date(`${day}T00:00:00Z`)
  return { long: (day) => long.format(at(day)), short: (day) => short.format(at(day)) }
}
