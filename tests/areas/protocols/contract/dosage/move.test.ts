import fc from 'fast-check'
import { expect, it } from 'vitest'

import { perDay } from '#areas/protocols/contract/dosage/amounts.ts'
import { DAY_TIMES, dosage as schema } from '#areas/protocols/contract/dosage/dosage.ts'
import type { DayTime, Dosage } from '#areas/protocols/contract/dosage/dosage.ts'
import { freeTime, withMoved } from '#areas/protocols/contract/dosage/move.ts'
import * as v from 'valibot'

const taken = (...times: readonly DayTime[]): Dosage => ({
  unit: 'capsule',
  steps: [{ days: null, intakes: times.map((at) => ({ at, amount: 1 })) }],
  food: null,
  rhythm: null,
  from: null,
  until: null,
})
const times = fc.subarray([...DAY_TIMES], { minLength: 1 })
const time = fc.constantFrom(...DAY_TIMES)

it('moves an intake and keeps the amount of the day (intake.pair-is-moved-at-a-press)', () => {
  fc.assert(
    fc.property(times, time, time, (at, from, to) => {
      const before = taken(...at)
      const after = withMoved(before, from, to)
      expect(v.is(schema, after)).toBe(true)
      expect(perDay(after)).toBe(perDay(before))
      if (at.includes(from)) {
        const [step] = after.steps
        expect(step?.intakes.some((one) => one.at === to)).toBe(true)
        if (from !== to) expect(step?.intakes.some((one) => one.at === from)).toBe(false)
      } else expect(after).toEqual(before)
    }),
  )
})

it('finds a time at which nothing of the others is taken, or none', () => {
  expect(freeTime([taken('breakfast')])).toBe('dinner')
  expect(freeTime([taken('breakfast', 'dinner'), taken('lunch')])).toBe('bed')
  expect(freeTime([taken(...DAY_TIMES)])).toBeNull()
})
