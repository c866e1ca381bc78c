import { LASTS_MAX } from './lasting.ts'
import type { Schedule } from './schedule.ts'

/** Packs that reached a client on a day, counted as the schedule counts days. */
export interface Delivery {
  readonly day: number
  readonly packs: number
}

/** The last day that packs cover, or null where they last to the end of the dosage, or for years. */
export interface AtHome {
  readonly runsOut: number | null
}

/**
 * The supply of a client who takes what the schedule says from the first delivery on; reorders add up, and without packs nothing is
 * taken until the next come (supply.home-follows-from-orders). Null where nothing came.
 */
export function atHomeOf({ first, last, pack, takenOn }: Schedule, deliveries: readonly Delivery[]): AtHome | null {
  const coming = deliveries.filter(({ packs }) => packs > 0).toSorted((one, other) => one.day - other.day)
  const [earliest] = coming
  if (earliest === undefined) return null
  const begins = Math.max(first, earliest.day)
  const end = Math.min(last ?? Infinity, begins + LASTS_MAX - 1)
  let left = 0
  for (let day = begins; day <= end; day += 1) {
    while (coming[0] !== undefined && coming[0].day <= day) left += pack * (coming.shift()?.packs ?? 0)
    const use = takenOn(day)
    if (use <= left) left -= use
    else if (coming.length === 0) return { runsOut: day - 1 }
  }
  return { runsOut: null }
}
