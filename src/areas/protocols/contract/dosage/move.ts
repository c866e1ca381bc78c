import { DAY_TIMES } from './dosage.ts'
import type { DayTime, Dosage, Intake } from './dosage.ts'

const timesOf = ({ steps }: Dosage): readonly Intake['at'][] =>
  steps.flatMap(({ intakes }) => intakes.map(({ at }) => at))

/** Meals first, since what is taken with food would not move to bedtime. */
const PREFERRED: readonly DayTime[] = ['dinner', 'lunch', 'breakfast', 'bed', 'rising']

/** A time of day at which none of the dosages has an intake; null where each time is taken. */
export function freeTime(dosages: readonly Dosage[]): DayTime | null {
  const taken = new Set(dosages.flatMap(timesOf))
  return PREFERRED.find((time) => !taken.has(time)) ?? null
}

const order = ({ at }: Intake): number => DAY_TIMES.findIndex((time) => time === at)

/** The dosage with its intakes at one time of the day moved to another (intake.pair-is-moved-at-a-press). */
export function withMoved(dosage: Dosage, from: string, to: DayTime): Dosage {
  const moved = (intakes: readonly Intake[]): Intake[] => {
    const there = intakes.filter(({ at }) => at === from)
    if (there.length === 0) return [...intakes]
    const amount = intakes.filter(({ at }) => at === from || at === to).reduce((sum, one) => sum + one.amount, 0)
    const rest = intakes.filter(({ at }) => at !== from && at !== to)
    return [...rest, { at: to, amount: Math.round(amount * 1000) / 1000 }].toSorted(
      (one, other) => order(one) - order(other),
    )
  }
  return { ...dosage, steps: dosage.steps.map((step) => ({ ...step, intakes: moved(step.intakes) })) }
}
