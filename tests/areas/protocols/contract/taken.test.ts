import fc from 'fast-check'
import { expect, test } from 'vitest'

import { addDays } from '#areas/protocols/contract/dosage/amounts.ts'
import type { Dosage } from '#areas/protocols/contract/dosage/dosage.ts'
import { countTaken, isTakenDay } from '#areas/protocols/contract/taken.ts'

const TODAY = '2026-03-10'
const start = '2026-01-01'
const daily: Dosage = {
  unit: 'capsule',
  steps: [{ days: null, intakes: [{ at: 'bed', amount: 2 }] }],
  food: null,
  rhythm: null,
  from: null,
  until: null,
}
const days = (...back: readonly number[]) => back.map((one) => addDays(TODAY, -one))

test('intakes are counted over the seven days before today (taken.seen-where-shared)', () => {
  expect(countTaken(daily, { today: TODAY, start, marks: days(0, 1, 2, 7, 8) })).toEqual({ planned: 7, taken: 3 })
  const second = { ...daily, rhythm: { every: 2 }, from: addDays(TODAY, -6) }
  expect(countTaken(second, { today: TODAY, start, marks: days(6, 5, 4) })).toEqual({ planned: 3, taken: 2 })
  expect(countTaken(daily, { today: TODAY, start: addDays(TODAY, -2), marks: [] })).toEqual({ planned: 2, taken: 0 })
})

test('never more are taken than were planned', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 })), fc.integer({ min: 2, max: 9 }), (back, every) => {
      const { planned, taken } = countTaken(
        { ...daily, rhythm: { every } },
        { today: TODAY, start, marks: days(...back) },
      )
      expect(taken).toBeLessThanOrEqual(planned)
    }),
  )
})

test('a day can be marked from a week before to the next (taken.of-the-clients-day)', () => {
  const able = [-8, -7, 0, 1, 2].filter((shift) => isTakenDay(addDays(TODAY, shift), TODAY))
  expect(able).toEqual([-7, 0, 1])
})
