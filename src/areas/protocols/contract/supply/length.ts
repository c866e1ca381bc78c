import { addDays, daysBetween, lastDay } from '../dosage/amounts.ts'
import type { Dosage } from '../dosage/dosage.ts'

/** Days for which a protocol without an end may be counted. */
export const LENGTHS = [30, 60, 90] as const
export type Length = (typeof LENGTHS)[number]

/** The days for which a protocol is counted, as YYYY-MM-DD and included. `isChosen`: no dosage of it has an end. */
export interface Span {
  /** The first day of those dosages that name none. */
  readonly start: string
  readonly first: string
  readonly last: string
  /** 0 where the protocol is over. */
  readonly days: number
  readonly isChosen: boolean
}

interface Dosed {
  readonly dosage?: Dosage | null | undefined
}

/** The last day of the dosages that have one, or null (supply.ends-with-its-last-dosage). */
export function endOf(lines: readonly Dosed[], start: string): string | null {
  const ends = lines.flatMap(({ dosage }) => (dosage && lastDay(dosage, start)) ?? [])
  return ends.reduce<string | null>((latest, end) => (latest === null || end > latest ? end : latest), null)
}

/** From a day to the end of a protocol, or for the chosen length where it has none (supply.length-is-chosen-without-an-end). */
export function spanOf(lines: readonly Dosed[], start: string, first: string, length: Length): Span {
  const end = endOf(lines, start)
  if (end === null) return { start, first, last: addDays(first, length - 1), days: length, isChosen: true }
  return { start, first, last: end, days: Math.max(daysBetween(first, end) + 1, 0), isChosen: false }
}
