import { getHolidays } from 'feiertagejs'

/** The days on which parcels leave the shop and arrive. */
export interface DeliveryCalendar {
  /** IANA time zone in which its days begin. */
  readonly timeZone: string
  /** Hour of the day, from 0 to 24, before which an order leaves on the same day. */
  readonly cutoff: number
  /** From 1, Monday, to 7, Sunday; at least one. */
  readonly workdays: readonly number[]
  /** Days that are none of its working days: YYYY-MM-DD, DE for the holidays of all Germany, DE-BY for those of a state. */
  readonly holidays: readonly string[]
}

/** Days as YYYY-MM-DD. */
interface Arrival {
  readonly from: string
  readonly until: string
}

const DAY_MS = 86_400_000

const nextDay = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)

/**
 * The days within which an order arrives that is placed at a moment: it leaves on that day, or after the cut-off on the next
 * working day, and is then so many working days on its way (checkout.delivery-days).
 *
 * @param days working days on the way, at least and at most
 */
export function arrivalOf([least, most]: readonly [number, number], at: Date, calendar: DeliveryCalendar): Arrival {
  const { day, hour } = dayAndHour(at, calendar.timeZone)
  const leaves = isWorkday(day, calendar) && hour < calendar.cutoff ? day : workdayAfter(day, calendar)
  const after = (count: number): string =>
    Array.from({ length: count }).reduce<string>((from) => workdayAfter(from, calendar), leaves)
  return { from: after(least), until: after(most) }
}

/** The day and the hour that a moment has in a time zone. */
function dayAndHour(at: Date, timeZone: string): { readonly day: string; readonly hour: number } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at)
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? ''
  return { day: `${part('year')}-${part('month')}-${part('day')}`, hour: Number(part('hour')) }
}

const weekday = (day: string): number => new Date(day).getUTCDay() || 7

const isWorkday = (day: string, { workdays, holidays }: DeliveryCalendar): boolean =>
  workdays.includes(weekday(day)) &&
  !holidays.some((one) => (isPlace(one) ? holidaysIn(one, day.slice(0, 4)).has(day) : one === day))

function workdayAfter(day: string, calendar: DeliveryCalendar): string {
  const next = nextDay(day)
  return isWorkday(next, calendar) ? next : workdayAfter(next, calendar)
}

const STATES = ['BW', 'BY', 'BE', 'BB', 'HB', 'HE', 'HH', 'MV', 'NI', 'NW', 'RP', 'SL', 'SN', 'ST', 'SH', 'TH'] as const

const REGIONS = new Map<string, 'BUND' | (typeof STATES)[number]>([
  ['DE', 'BUND'],
  ...STATES.map((state) => [`DE-${state}`, state] as const),
])

/** True for a place whose public holidays are known. */
export const isPlace = (text: string): boolean => REGIONS.has(text)

const known = new Map<string, ReadonlySet<string>>()

/** Reckoned once for each place and year. */
function holidaysIn(place: string, year: string): ReadonlySet<string> {
  const name = `${place} ${year}`
  const days =
    known.get(name) ??
    new Set(getHolidays(Number(year), REGIONS.get(place) ?? 'BUND').map(({ dateString }) => dateString))
  known.set(name, days)
  return days
}
