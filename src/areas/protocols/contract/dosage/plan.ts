import { amountOn } from './amounts.ts'
import { isDayTime } from './dosage.ts'
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

/** Hours of the named times: own times stand among them by these, and calendars show them. */
const HOURS: Readonly<Record<DayTime, string>> = {
  rising: '07:00',
  breakfast: '08:00',
  lunch: '12:30',
  dinner: '18:30',
  bed: '22:00',
}
/** The hour of an intake, as HH:MM; null where its time is left open. */
export const hourOf = (at: Intake['at']): string | null => (isDayTime(at) ? HOURS[at] : at)
/** An own time comes after the named one of the same hour, and no time last. */
const orderOf = (at: Intake['at']): string => (at === null ? '24:00' : `${hourOf(at)}${isDayTime(at) ? '' : '+'}`)

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
      .sort((one, other) => orderOf(one.at).localeCompare(orderOf(other.at))),
    resting: taken.filter(({ intakes }) => intakes.length === 0).map(({ line }) => line),
    open: lines.filter(({ dosage }) => !dosage),
  }
}
