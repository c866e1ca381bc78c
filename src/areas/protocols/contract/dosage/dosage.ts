import * as v from 'valibot'

/** The units in which a dose is counted. Millilitres, grams and spoons are measures, the others pieces of a form. */
export const DOSE_UNITS = [
  'capsule',
  'tablet',
  'softgel',
  'lozenge',
  'gummy',
  'drop',
  'spray',
  'ml',
  'teaspoon',
  'tablespoon',
  'g',
  'scoop',
  'sachet',
  'teaBag',
  'bar',
  'piece',
] as const
export type DoseUnit = (typeof DOSE_UNITS)[number]

/** In the order of the day. */
export const DAY_TIMES = ['rising', 'breakfast', 'lunch', 'dinner', 'bed'] as const
export type DayTime = (typeof DAY_TIMES)[number]

/** True for a time of day with a name; others are own ones, such as '07:30'. */
export const isDayTime = (at: string | null): at is DayTime => DAY_TIMES.some((time) => time === at)

export const STEPS_MAX = 6
export const INTAKES_MAX = 12
export const AMOUNT_MAX = 999
export const STEP_DAYS_MAX = 365
export const EVERY_MAX = 60

/** Up to three decimals, such as half a tablet. */
const amount = v.pipe(
  v.number(),
  v.gtValue(0),
  v.maxValue(AMOUNT_MAX),
  v.check((value) => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6),
)
const days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(STEP_DAYS_MAX))
/** True for a day that the calendar has, as YYYY-MM-DD. */
export function isCalendarDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

const calendarDay = v.pipe(v.string(), v.isoDate(), v.check(isCalendarDay))
const clockTime = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))

/** A time of day, or an own one such as '07:30'. */
export const intakeTime = v.union([v.picklist(DAY_TIMES), clockTime])

/** One intake of a day. `at`: null where the time is left open. */
const intake = v.object({ at: v.nullable(intakeTime), amount })
export type Intake = v.InferOutput<typeof intake>

const areDistinct = <Item>(items: readonly Item[]) => new Set(items).size === items.length

/** So many days of the same intakes; null where they go on without end. */
const step = v.object({
  days: v.nullable(days),
  intakes: v.pipe(
    v.array(intake),
    v.minLength(1),
    v.maxLength(INTAKES_MAX),
    v.check((intakes) => areDistinct(intakes.map(({ at }) => at))),
  ),
})
export type DosageStep = v.InferOutput<typeof step>

const isoWeekday = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))

/** Which days: each n-th counted from the first, or weekdays from 1, Monday, in their order. Daily where neither is named. */
const rhythm = v.union([
  v.object({ every: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(EVERY_MAX)) }),
  v.object({
    weekdays: v.pipe(
      v.array(isoWeekday),
      v.minLength(1),
      v.maxLength(6),
      v.check((all) => all.every((day, index) => index === 0 || day > (all[index - 1] ?? 0))),
    ),
  }),
])

/**
 * The way in which a product of a protocol is taken (dosage.is-data). Steps follow one another, and only the last may go on without end.
 * `from` and `until` are calendar days, both included.
 */
export const dosage = v.pipe(
  v.object({
    unit: v.picklist(DOSE_UNITS),
    steps: v.pipe(
      v.array(step),
      v.minLength(1),
      v.maxLength(STEPS_MAX),
      v.check((steps) => steps.slice(0, -1).every((one) => one.days !== null)),
    ),
    food: v.nullable(v.picklist(['with', 'without'])),
    rhythm: v.nullable(rhythm),
    from: v.nullable(calendarDay),
    until: v.nullable(calendarDay),
  }),
  v.check(({ from, until }) => from === null || until === null || from <= until),
)
export type Dosage = v.InferOutput<typeof dosage>

/** One serving of a label. Amounts of its ingredients are for that. */
export const serving = v.object({ unit: v.picklist(DOSE_UNITS), amount })
export type Serving = v.InferOutput<typeof serving>

export const isSameDosage = (one: Dosage | null, other: Dosage | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
