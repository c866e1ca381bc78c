import fc from 'fast-check'
import { expect, test } from 'vitest'

import { addDays, amountOn } from '#areas/protocols/contract/dosage/amounts.ts'
import type { Dosage } from '#areas/protocols/contract/dosage/dosage.ts'
import { seriesOf, type Series } from '#areas/protocols/contract/dosage/series.ts'

const START = '2026-03-04'

const step = (days: fc.Arbitrary<number | null>) =>
  fc.record({
    days,
    intakes: fc
      .subarray(['rising', 'dinner', '07:30', null] as const, { minLength: 1 })
      .map((times) => times.map((at, index) => ({ at, amount: index + 1 }))),
  })
const length = fc.integer({ min: 1, max: 12 })
const dosages: fc.Arbitrary<Dosage> = fc.record({
  unit: fc.constant('capsule' as const),
  steps: fc
    .tuple(fc.array(step(length), { maxLength: 2 }), step(fc.option(length)))
    .map(([some, last]) => [...some, last]),
  food: fc.constant(null),
  rhythm: fc.oneof(
    fc.constant(null),
    fc.record({ every: fc.integer({ min: 2, max: 9 }) }),
    fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1, maxLength: 6 }).map((weekdays) => ({ weekdays })),
  ),
  from: fc.option(fc.integer({ min: -3, max: 9 }).map((days) => addDays(START, days))),
  until: fc.option(fc.integer({ min: 10, max: 40 }).map((days) => addDays(START, days))),
})

function isOn({ first, last, every, weekdays }: Series, day: string): boolean {
  if (day < first || (last !== null && day > last)) return false
  const date = new Date(`${day}T00:00:00Z`)
  if (weekdays !== null) return weekdays.includes(date.getUTCDay() || 7)
  return Math.round((date.getTime() - Date.parse(`${first}T00:00:00Z`)) / 86_400_000) % every === 0
}

test('series have on each day what the dosage has (feed.repeats-as-the-dosage-does)', () => {
  fc.assert(
    fc.property(dosages, (dosage) => {
      const series = seriesOf(dosage, START)
      for (let shift = -5; shift < 60; shift += 1) {
        const day = addDays(START, shift)
        const there = series.filter((one) => isOn(one, day)).map(({ at, amount }) => ({ at, amount }))
        expect([day, there]).toEqual([day, amountOn(dosage, day, START)])
      }
    }),
  )
})

test('each series begins on a day on which it is taken', () => {
  fc.assert(
    fc.property(dosages, (dosage) => {
      for (const one of seriesOf(dosage, START)) expect(isOn(one, one.first)).toBe(true)
    }),
  )
})
