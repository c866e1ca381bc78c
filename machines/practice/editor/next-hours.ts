import type { OpeningSpan } from '#areas/practice/contract/opening-hours.ts'

import { minutesOf } from '../opening.ts'

type Hours = Pick<OpeningSpan, 'opens' | 'closes'>

const FIRST: Hours = { opens: '09:00', closes: '17:00' }
/** Minutes. */
const HOUR = 60
const LAST_MINUTE = 24 * HOUR - 1

/** Hours to begin with on a day that has these: an hour after the last of them, and three hours long, as far as the day goes. */
export function nextHours(ofDay: readonly Hours[]): Hours {
  if (ofDay.length === 0) return FIRST
  const last = Math.min(LAST_MINUTE, Math.max(...ofDay.map(({ closes }) => minutesOf(closes))))
  const opens = Math.min(last + HOUR, Math.max(last, LAST_MINUTE - HOUR))
  return { opens: timeOf(opens), closes: timeOf(Math.min(opens + 3 * HOUR, LAST_MINUTE)) }
}

const timeOf = (minutes: number): string =>
  [Math.floor(minutes / HOUR), minutes % HOUR].map((part) => String(part).padStart(2, '0')).join(':')
