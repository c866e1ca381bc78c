import { amountOn } from './amounts.ts'
import { DAY_TIMES } from './dosage.ts'
import type { DayTime, Dosage, Intake } from './dosage.ts'

/** A line of a protocol, as far as a day's plan needs it. */
interface Dosed {
  readonly dosage?: Dosage | null | undefined
}

export interface PlannedIntake<Line> {
  readonly line: Line
  readonly dosage: Dosage
  readonly amount: number
}

/** The intakes at one time of the day. `at` as in an intake. */
export interface PlannedTime<Line> {
  readonly at: Intake['at']
  readonly intakes: readonly PlannedIntake<Line>[]
}

/** `times` in the order of the day, what has no time last; `open`: lines without a dosage; `resting`: none on this day. */
export interface DayPlan<Line> {
  readonly times: readonly PlannedTime<Line>[]
  readonly resting: readonly Line[]
  readonly open: readonly Line[]
}

/** Usual times, by which own ones stand among those that are named. */
const CLOCK: Readonly<Record<DayTime, string>> = {
  rising: '06:30',
  breakfast: '07:30',
  lunch: '12:30',
  dinner: '18:30',
  bed: '22:00',
}
const isNamed = (at: string): at is DayTime => DAY_TIMES.some((time) => time === at)
const clockOf = (at: Intake['at']): string => (at === null ? '24:00' : isNamed(at) ? CLOCK[at] : at)

/**
 * The intakes of a calendar day (dosage.plan-by-time-of-day).
 *
 * @param start the first day of those dosages that name none, of all lines or by line
 */
export function planOf<Line extends Dosed>(
  lines: readonly Line[],
  day: string,
  start: string | ((line: Line) => string),
): DayPlan<Line> {
  const dosed = lines.flatMap((line) => (line.dosage ? [{ line, dosage: line.dosage }] : []))
  const taken = dosed.map(({ line, dosage }) => ({
    line,
    dosage,
    intakes: amountOn(dosage, day, typeof start === 'string' ? start : start(line)),
  }))
  const times = new Map<Intake['at'], PlannedIntake<Line>[]>()
  for (const { line, dosage, intakes } of taken)
    for (const { at, amount } of intakes) times.set(at, [...(times.get(at) ?? []), { line, dosage, amount }])
  return {
    times: [...times]
      .map(([at, intakes]) => ({ at, intakes }))
      .sort((one, other) => clockOf(one.at).localeCompare(clockOf(other.at))),
    resting: taken.filter(({ intakes }) => intakes.length === 0).map(({ line }) => line),
    open: lines.filter(({ dosage }) => !dosage),
  }
}
