import * as fc from 'fast-check'

import {
  DAY_TIMES,
  DOSE_UNITS,
  EVERY_MAX,
  INTAKES_MAX,
  STEP_DAYS_MAX,
  STEPS_MAX,
  type Dosage,
  type DosageStep,
} from '#areas/protocols/contract/dosage/dosage.ts'

const amount = fc.oneof(
  fc.integer({ min: 1, max: 12 }),
  fc.constantFrom(0.25, 0.5, 0.75, 1.5, 2.25),
  fc.integer({ min: 1, max: 999_000 }).map((thousandths) => thousandths / 1000),
)
const two = (value: number) => String(value).padStart(2, '0')
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hours, minutes]) => `${two(hours)}:${two(minutes)}`)
const at = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...DAY_TIMES) }, { weight: 1, arbitrary: clock })

const intakes = fc.oneof(
  { weight: 1, arbitrary: amount.map((one) => [{ at: null, amount: one }]) },
  {
    weight: 4,
    arbitrary: fc.uniqueArray(fc.record({ at: fc.oneof({ weight: 8, arbitrary: at }, fc.constant(null)), amount }), {
      minLength: 1,
      maxLength: INTAKES_MAX,
      size: 'small',
      selector: (one) => one.at,
    }),
  },
)
const days = fc.integer({ min: 1, max: STEP_DAYS_MAX })

const steps: fc.Arbitrary<DosageStep[]> = fc
  .tuple(
    fc.array(fc.record({ days, intakes }), { maxLength: STEPS_MAX - 1, size: 'small' }),
    fc.record({ days: fc.option(days), intakes }),
  )
  .map(([before, last]) => [...before, last])

const rhythm: fc.Arbitrary<Dosage['rhythm']> = fc.oneof(
  fc.constant(null),
  fc.record({ every: fc.integer({ min: 2, max: EVERY_MAX }) }),
  fc
    .uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 6 })
    .map((weekdays) => ({ weekdays: weekdays.toSorted((a, b) => a - b) })),
)

/** Years of four digits. */
export const calendarDays = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

/** Every dosage that the schema takes, with days of this century. */
export const dosages: fc.Arbitrary<Dosage> = fc
  .record({
    unit: fc.constantFrom(...DOSE_UNITS),
    steps,
    food: fc.constantFrom(null, 'with' as const, 'without' as const),
    rhythm,
    from: fc.option(calendarDays),
    until: fc.option(calendarDays),
  })
  .filter(({ from, until }) => from === null || until === null || from <= until)
