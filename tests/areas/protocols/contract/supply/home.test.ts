import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { parseDosage } from '#areas/protocols/contract/dosage/parse.ts'
import { atHomeOf } from '#areas/protocols/contract/supply/home.ts'
import { LASTS_MAX } from '#areas/protocols/contract/supply/lasting.ts'
import { scheduleOf } from '#areas/protocols/contract/supply/schedule.ts'
import { tries } from '#tests/support/tries.ts'

import { dosages } from '../dosage/support/dosages.ts'

const FIRST = '2026-12-01'
const of = (text: string, amount = 10) => {
  const dosage = parseDosage(text, 'en', { unit: 'capsule' })
  const schedule = dosage && scheduleOf(dosage, { unit: 'capsule', amount }, FIRST, FIRST)
  if (!schedule) throw new Error(text)
  return schedule
}

describe('packs at home (supply.home-follows-from-orders)', () => {
  it.each([
    ['1 a day', [], null],
    ['1 a day', [{ day: 3, packs: 0 }], null],
    ['1 a day', [{ day: 3, packs: 1 }], 12],
    [
      '1 a day',
      [
        { day: 3, packs: 1 },
        { day: 5, packs: 1 },
      ],
      22,
    ],
    // Between the 13th and the 20th day there is none.
    [
      '1 a day',
      [
        { day: 20, packs: 1 },
        { day: 3, packs: 1 },
      ],
      29,
    ],
    ['1 from 2026-12-11', [{ day: 3, packs: 1 }], 19],
    ['1 until 2026-12-11', [{ day: 3, packs: 1 }], undefined],
    ['1 until 2026-12-11', [{ day: 30, packs: 1 }], undefined],
    ['1 a day', [{ day: -5, packs: 1 }], 9],
  ] as const)('of “%s” with %j', (text, deliveries, runsOut) => {
    const home = atHomeOf(of(text), deliveries)
    expect(home).toEqual(runsOut === null ? null : { runsOut: runsOut ?? null })
  })

  it('never cover more than they hold, whatever the dosage and the deliveries', () => {
    const deliveries = fc.array(
      fc.record({ day: fc.integer({ min: 0, max: 200 }), packs: fc.integer({ min: 1, max: 9 }) }),
      {
        minLength: 1,
        maxLength: 5,
      },
    )
    fc.assert(
      fc.property(dosages, fc.integer({ min: 1, max: 200 }), deliveries, (dosage, amount, given) => {
        const schedule = scheduleOf(dosage, { unit: dosage.unit, amount }, FIRST, FIRST)
        if (schedule === null) throw new Error('One unit.')
        const runsOut = atHomeOf(schedule, given)?.runsOut ?? null
        if (runsOut === null) return
        const latest = Math.max(...given.map(({ day }) => day))
        const begins = Math.max(schedule.first, latest)
        let use = 0
        for (let day = begins; day <= runsOut; day += 1) use += schedule.takenOn(day)
        const packs = given.reduce((all, one) => all + one.packs, 0)
        expect(use).toBeLessThanOrEqual(packs * schedule.pack)
        expect(runsOut - begins).toBeLessThan(LASTS_MAX)
        expect(schedule.takenOn(runsOut + 1)).toBeGreaterThan(0)
      }),
      tries(200),
    )
  })
})
