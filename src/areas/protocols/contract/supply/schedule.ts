import { daysBetween, factorsOf, isoWeekday, lastDay } from '../dosage/amounts.ts'
import type { Dosage } from '../dosage/dosage.ts'
import type { Pack } from './pack.ts'

const THOUSANDTHS = 1000
const DAYS_OF_WEEK = 7

/** An amount in whole thousandths: sums of decimals would not be exact. */
const thousandths = (amount: number): number => Math.round(amount * THOUSANDTHS)

/** Days are counted from 0 on, the start of the protocol. */
export interface Schedule {
  /** The first day that is counted: that of the dosage where it lies ahead. */
  readonly first: number
  /** The last day on which the dosage holds, negative where that is over, or null where it goes on without end. */
  readonly last: number | null
  /** Contents of a pack, in the same measure as `takenOn`. */
  readonly pack: number
  /** Taken on a day, from `first` on. */
  readonly takenOn: (day: number) => number
}

/**
 * Use of a dosage day by day, or null where the pack is counted in another unit (supply.unknown-is-not-guessed).
 *
 * @param start the first day of a dosage that names none itself, as YYYY-MM-DD
 * @param from the day from which packs are counted, as YYYY-MM-DD
 */
export function scheduleOf(dosage: Dosage, pack: Pack, start: string, from: string): Schedule | null {
  const factors = factorsOf(dosage.unit, pack.unit)
  if (factors === null) return null
  const [ofDose, ofPack] = factors
  const { steps, rhythm } = dosage
  const begins = dosage.from === null ? 0 : daysBetween(start, dosage.from)
  const ends = lastDay(dosage, start)
  const uses = steps.map(({ days, intakes }) => ({
    days,
    use: intakes.reduce((all, { amount }) => all + thousandths(amount), 0) * ofDose,
  }))
  const weekday = isoWeekday(start) - 1
  const isTaken = (day: number): boolean => {
    if (rhythm === null) return true
    return 'every' in rhythm
      ? (day - begins) % rhythm.every === 0
      : rhythm.weekdays.includes(((weekday + day) % DAYS_OF_WEEK) + 1)
  }
  const last = ends === null ? null : daysBetween(start, ends)
  return {
    first: Math.max(begins, daysBetween(start, from)),
    last,
    pack: thousandths(pack.amount) * ofPack,
    takenOn: (day) =>
      day < begins || (last !== null && day > last) || !isTaken(day) ? 0 : takenAt(uses, day - begins),
  }
}

function takenAt(uses: readonly { readonly days: number | null; readonly use: number }[], index: number): number {
  let before = 0
  for (const { days, use } of uses) {
    if (days === null || index < before + days) return use
    before += days
  }
  return 0
}
