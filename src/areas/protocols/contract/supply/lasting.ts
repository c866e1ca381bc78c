import type { Schedule } from './schedule.ts'

/** Nothing is counted further: ten years. */
export const LASTS_MAX = 3650

/** Days that packs last. */
export interface Lasting {
  /** Calendar days from the dosage's first day on, with those on which nothing is taken; at most `LASTS_MAX`. */
  readonly days: number
  /** The packs last as long as the dosage does. */
  readonly isToTheEnd: boolean
}

/** The days for which packs are enough, up to the first day that would need more (supply.days-never-exceed-the-packs). */
export function lastingOf({ first, last, pack, takenOn }: Schedule, packs: number): Lasting {
  const end = Math.min(last ?? Infinity, first + LASTS_MAX - 1)
  let left = pack * packs
  for (let day = first; day <= end; day += 1) {
    left -= takenOn(day)
    if (left < 0) return { days: day - first, isToTheEnd: false }
  }
  return { days: Math.max(end - first + 1, 0), isToTheEnd: last !== null && end === last }
}

/** Whole packs that are taken up to a day, that included; 0 where nothing is (supply.packs-cover-the-length). */
export function packsUntil({ first, last, pack, takenOn }: Schedule, until: number): number {
  const end = Math.min(last ?? Infinity, until)
  let use = 0
  for (let day = first; day <= end; day += 1) use += takenOn(day)
  return Math.ceil(use / pack)
}
