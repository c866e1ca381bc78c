import type { OpeningSpan } from '#areas/practice/contract/opening-hours.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const WEEK = 7

/** A moment as the clocks of a zone show it, in milliseconds as if they stood in UTC. */
function clockAt(at: number, format: Intl.DateTimeFormat): number {
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  formats.set(zone, format)
  return format
}

/** A moment as the clocks of a zone show it: days since 1970 and minutes since midnight. */
function wallOf(at: number, zone: string): { readonly day: number; readonly minutes: number } {
  const clock = clockAt(at, formatOf(zone))
  return { day: Math.floor(clock / DAY), minutes: Math.floor((clock % DAY) / MINUTE) }
}

/**
 * The moment when the clocks of a zone show a time. Of an hour that they show twice it is the first one; a time that they
 * skip comes as much later as they skip.
 */
function momentOf(day: number, minutes: number, zone: string): number {
  const format = formatOf(zone)
  const clock = day * DAY + minutes * MINUTE
  const [before, after] = [clock - DAY, clock + DAY].map((near) => clock - (clockAt(near, format) - near))
  if (before === undefined || after === undefined) return clock
  return clockAt(before, format) === clock || clockAt(after, format) !== clock ? before : after
}

/** 1 Monday to 7 Sunday; the first of January 1970 was a Thursday. */
const weekdayOf = (day: number): number => ((((day + 3) % WEEK) + WEEK) % WEEK) + 1

/** Minutes since midnight, of a time as it stands on the wire. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

interface Opening {
  readonly opens: number
  readonly closes: number
}

/** The openings from the day before a moment to a week after it; those that meet, as at midnight, are one. */
function openingsAround(at: number, spans: readonly OpeningSpan[], zone: string): readonly Opening[] {
  const today = wallOf(at, zone).day
  const days = Array.from({ length: WEEK + 2 }, (_, i) => today - 1 + i)
  const openings = days.flatMap((day) =>
    spans
      .filter((span) => span.day === weekdayOf(day))
      .map((span) => ({
        opens: momentOf(day, minutesOf(span.opens), zone),
        closes: momentOf(day, minutesOf(span.closes), zone),
      })),
  )
  const joined: Opening[] = []
  // Clocks may skip all of it when summer time begins.
  for (const opening of openings.filter(({ opens, closes }) => opens < closes).toSorted((a, b) => a.opens - b.opens)) {
    const last = joined.at(-1)
    if (last && opening.opens <= last.closes) joined.splice(-1, 1, { ...last, closes: opening.closes })
    else joined.push(opening)
  }
  return joined
}

/** A time on clocks of a zone, seen from a moment: `inDays` 0 is the same day. Weekdays count from 1, Monday. */
export interface ClockTime {
  readonly weekday: number
  readonly inDays: number
  /** H:MM, where the midnight at the end of a day is 24:00. */
  readonly time: string
}

/** `always`: it never closes. `never`: no hours are given. */
export type OpenState =
  | { readonly kind: 'open'; readonly closesAt: number }
  | { readonly kind: 'closed'; readonly opensAt: number }
  | { readonly kind: 'always' }
  | { readonly kind: 'never' }

/** Open or closed at a moment, and when that ends, in milliseconds since the epoch (practice.says-when-it-is-open). */
export function openState(at: number, spans: readonly OpeningSpan[], zone: string): OpenState {
  const openings = openingsAround(at, spans, zone)
  const now = openings.find(({ opens, closes }) => opens <= at && at < closes)
  if (now) return now.closes - at > (WEEK - 1) * DAY ? { kind: 'always' } : { kind: 'open', closesAt: now.closes }
  const next = openings.find(({ opens }) => opens > at)
  return next ? { kind: 'closed', opensAt: next.opens } : { kind: 'never' }
}

const clock = (minutes: number): string => `${Math.floor(minutes / 60)}:${`${minutes % 60}`.padStart(2, '0')}`

/** A time as it stands on the wire, as people write it: 09:00 is 9:00. */
export const writtenTime = (time: string): string => clock(minutesOf(time))

/** A moment on the clocks of a zone; one that ends something at midnight is still of the day that ends. */
export function clockTime(moment: number, now: number, zone: string, isEnd = false): ClockTime {
  const { day, minutes } = wallOf(moment, zone)
  const endsDay = isEnd && minutes === 0
  const shown = endsDay ? day - 1 : day
  return {
    weekday: weekdayOf(shown),
    inDays: shown - wallOf(now, zone).day,
    time: clock(endsDay ? 24 * 60 : minutes),
  }
}

/** True if two time zones have the same offset at a moment. */
export function haveSameClocks(now: number, zone: string, other: string): boolean {
  const [here, there] = [wallOf(now, zone), wallOf(now, other)]
  return here.day === there.day && here.minutes === there.minutes
}

/** The days from Monday to Sunday with their spans, earliest first; a day without one is closed. */
export function weekOf(spans: readonly OpeningSpan[]): readonly { weekday: number; spans: readonly OpeningSpan[] }[] {
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    spans: spans
      .filter(({ day }) => day === weekday)
      .toSorted((one, other) => minutesOf(one.opens) - minutesOf(other.opens)),
  }))
}

/** The day of the week that it is in a zone, 1 Monday to 7 Sunday. */
export const weekdayNow = (now: number, zone: string): number => weekdayOf(wallOf(now, zone).day)

/** A span of the coming seven days on the clocks of another zone; undefined where they show the same. */
export function spanElsewhere(
  span: OpeningSpan,
  now: number,
  zone: string,
  other: string,
): { readonly opens: ClockTime; readonly closes: ClockTime } | undefined {
  const today = wallOf(now, zone).day
  const day = today + ((span.day - weekdayOf(today) + WEEK) % WEEK)
  const [opens, closes] = [span.opens, span.closes].map((time) => momentOf(day, minutesOf(time), zone))
  if (opens === undefined || closes === undefined) return undefined
  const there = { opens: clockTime(opens, now, other), closes: clockTime(closes, now, other, true) }
  const isSame = there.opens.weekday === span.day && there.opens.time === writtenTime(span.opens)
  return isSame ? undefined : there
}

/** The place that an IANA zone is named after. */
export const placeOfZone = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
