import { addDays, amountOn } from './amounts.ts'
import type { Dosage, Intake } from './dosage.ts'

/** An intake that comes again: on each n-th day from `first`, or on weekdays; to `last` where it ends. Days as YYYY-MM-DD. */
export interface Series {
  readonly at: Intake['at']
  readonly amount: number
  readonly first: string
  readonly last: string | null
  readonly every: number
  /** ISO weekdays; null where each n-th day counts. */
  readonly weekdays: readonly number[] | null
}

const WEEK = 7

/**
 * The intakes of a dosage as series, each step by itself (feed.repeats-as-the-dosage-does). Together they have what `amountOn`
 * has on each day.
 *
 * @param start the first day of a dosage that names none
 */
export function seriesOf(dosage: Dosage, start: string): readonly Series[] {
  const { steps, rhythm, until } = dosage
  const begin = dosage.from ?? start
  const every = rhythm !== null && 'every' in rhythm ? rhythm.every : 1
  const weekdays = rhythm !== null && 'weekdays' in rhythm ? rhythm.weekdays : null
  let index = 0
  return steps.flatMap(({ days, intakes }) => {
    const from = addDays(begin, index)
    const stepEnd = days === null ? null : addDays(from, days - 1)
    const last = stepEnd !== null && (until === null || stepEnd < until) ? stepEnd : until
    index += days ?? 0
    const first = firstTaken(dosage, { from, begin, within: Math.max(every, WEEK) })
    if (first === null || (last !== null && first > last)) return []
    return intakes.map(({ at, amount }) => ({ at, amount, first, last, every, weekdays }))
  })
}

function firstTaken(
  dosage: Dosage,
  { from, begin, within }: { readonly from: string; readonly begin: string; readonly within: number },
): string | null {
  for (let shift = 0; shift < within; shift += 1) {
    const day = addDays(from, shift)
    if (amountOn(dosage, day, begin).length > 0) return day
  }
  return null
}
