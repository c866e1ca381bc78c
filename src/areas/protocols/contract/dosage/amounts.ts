import type { Dosage, DosageStep, DoseUnit, Intake, Serving } from './dosage.ts'

const DAY_MS = 86_400_000
const DAYS_OF_WEEK = 7

const at = (day: string) => Date.parse(`${day}T00:00:00Z`)
/** Days from one calendar day to another; negative where the other comes before. */
export const daysBetween = (from: string, to: string): number => Math.round((at(to) - at(from)) / DAY_MS)
/** From 1, Monday. */
export const isoWeekday = (day: string): number => new Date(at(day)).getUTCDay() || DAYS_OF_WEEK

/** The day so many days after one, both as YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  return new Date(at(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Sums of decimals would end in 0.30000000000000004; amounts have three. */
const exact = (amount: number) => Math.round(amount * 1e6) / 1e6
const sum = (intakes: readonly Intake[]) => exact(intakes.reduce((all, { amount }) => all + amount, 0))

function stepOn(steps: readonly DosageStep[], index: number): DosageStep | null {
  let first = 0
  for (const one of steps) {
    if (one.days === null || index < first + one.days) return one
    first += one.days
  }
  return null
}

function isTakenOn(rhythm: Dosage['rhythm'], day: string, index: number): boolean {
  if (rhythm === null) return true
  return 'every' in rhythm ? index % rhythm.every === 0 : rhythm.weekdays.includes(isoWeekday(day))
}

/**
 * The intakes of a day, both told as YYYY-MM-DD. `start` is the first day of a dosage that names none itself; steps and each
 * n-th day are counted from it (dosage.days-follow-from-it).
 */
export function amountOn({ steps, rhythm, from, until }: Dosage, day: string, start: string): readonly Intake[] {
  const index = daysBetween(from ?? start, day)
  if (index < 0 || (until !== null && day > until)) return []
  return isTakenOn(rhythm, day, index) ? (stepOn(steps, index)?.intakes ?? []) : []
}

const lastStep = ({ steps }: Dosage): readonly Intake[] => steps.at(-1)?.intakes ?? []

/** The sum of a day of the last step, on which it is taken. Days between count for nothing here: see `averagePerDay`. */
export const perDay = (dosage: Dosage): number => sum(lastStep(dosage))

/** The mean of the days of the last step, with those on which nothing is taken. */
export function averagePerDay(dosage: Dosage): number {
  const { rhythm } = dosage
  if (rhythm === null) return perDay(dosage)
  const share = 'every' in rhythm ? 1 / rhythm.every : rhythm.weekdays.length / DAYS_OF_WEEK
  return perDay(dosage) * share
}

/** The last day on which a dosage holds, as YYYY-MM-DD, or null where it goes on without end. */
export function lastDay({ steps, from, until }: Dosage, start: string): string | null {
  const days = steps.reduce<number | null>((all, one) => (all === null || one.days === null ? null : all + one.days), 0)
  const last = days === null ? null : addDays(from ?? start, days - 1)
  return until !== null && (last === null || until < last) ? until : last
}

const MILLILITRES: Readonly<Partial<Record<DoseUnit, number>>> = { ml: 1, teaspoon: 5, tablespoon: 15 }

/** Whole factors that make amounts of two units comparable, or null where they are not (dosage.servings-need-one-unit). */
export function factorsOf(one: DoseUnit, other: DoseUnit): readonly [number, number] | null {
  if (one === other) return [1, 1]
  const [first, second] = [MILLILITRES[one], MILLILITRES[other]]
  return first === undefined || second === undefined ? null : [first, second]
}

/**
 * `perDay` in servings of a label, or null where the units differ (dosage.servings-need-one-unit). Only spoons and millilitres are converted, at 5
 * and 15 ml.
 */
export function servingsPerDay(dosage: Dosage, { unit, amount }: Serving): number | null {
  const factors = factorsOf(dosage.unit, unit)
  return factors && (perDay(dosage) * factors[0]) / (amount * factors[1])
}
