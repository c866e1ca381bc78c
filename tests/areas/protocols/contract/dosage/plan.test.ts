import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { DAY_TIMES } from '#areas/protocols/contract/dosage/dosage.ts'
import { amountOn } from '#areas/protocols/contract/dosage/amounts.ts'
import { parseDosage } from '#areas/protocols/contract/dosage/parse.ts'
import { planOf } from '#areas/protocols/contract/dosage/plan.ts'

const MONDAY = '2026-11-30'
const TUESDAY = '2026-12-01'
const line = (name: string, taken: string | null) => ({
  name,
  dosage: taken === null ? null : parseDosage(taken, 'en'),
})
const LINES = [
  line('zinc', '1 dinner'),
  line('iron', '2 caps at 08:00'),
  line('magnesium', '1-0-0-2'),
  line('tea', '3 cups'),
  line('oil', '5 ml a day'),
  line('vitamin D', '1 drop breakfast on Mondays'),
  line('probiotic', '1 rising for 1 day then 2 rising'),
]
const seen = (day: string) => {
  const { times, resting, open } = planOf(LINES, day, MONDAY)
  return {
    times: times.map(({ at, intakes }) => [at, intakes.map((one) => [one.line.name, one.amount])]),
    resting: resting.map(({ name }) => name),
    open: open.map(({ name }) => name),
  }
}

describe('the plan of a day (dosage.plan-by-time-of-day)', () => {
  it('has the times in the order of the day, own ones among them and what has none last', () => {
    expect(seen(MONDAY)).toEqual({
      times: [
        ['rising', [['probiotic', 1]]],
        [
          'breakfast',
          [
            ['magnesium', 1],
            ['vitamin D', 1],
          ],
        ],
        ['08:00', [['iron', 2]]],
        ['dinner', [['zinc', 1]]],
        ['bed', [['magnesium', 2]]],
        [null, [['oil', 5]]],
      ],
      resting: [],
      open: ['tea'],
    })
  })

  it('goes on with the next step, and names what rests', () => {
    const { times, resting } = seen(TUESDAY)
    expect(times[0]).toEqual(['rising', [['probiotic', 2]]])
    expect(resting).toEqual(['vitamin D'])
  })

  it('has each line once: at its times, resting or without a dosage, and no amount but theirs', () => {
    const schemes = ['1-0-1', '2 bed', '1 at 07:00', '1 every 2 days', '3 a day', null]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...schemes), { maxLength: 40 }), (taken) => {
        const lines = taken.map((one, index) => line(String(index), one))
        const { times, resting, open } = planOf(lines, TUESDAY, MONDAY)
        const planned = times.flatMap(({ intakes }) => intakes)
        const names = new Set(planned.map((one) => one.line.name))
        expect([...names, ...resting.map(({ name }) => name), ...open.map(({ name }) => name)].sort()).toEqual(
          lines.map(({ name }) => name).sort(),
        )
        for (const one of lines) {
          const due = one.dosage ? amountOn(one.dosage, TUESDAY, MONDAY) : []
          expect(
            times.flatMap(({ at, intakes }) =>
              intakes.flatMap(({ line: of, amount }) => (of === one ? [{ at, amount }] : [])),
            ),
          ).toEqual(expect.arrayContaining([...due]))
        }
        expect(new Set(times.map(({ at }) => at)).size).toBe(times.length)
        const named = times.flatMap(({ at }) => DAY_TIMES.filter((time) => time === at))
        expect(named).toEqual(DAY_TIMES.filter((time) => named.includes(time)))
      }),
    )
  })
})
