import { expect, it } from 'vitest'

import { PAIRS, pairsApart } from '#areas/intake/server/sums/apart.ts'

const line = (variantId: number, ...names: string[]) => ({
  variantId,
  ingredients: names.map((name) => ({ name, amount: 10, unit: 'mg' })),
})

it('names products that bring a pair at the same time of day (intake.pairs-taken-apart)', () => {
  const found = pairsApart([
    { time: 'breakfast', lines: [line(1, 'Iron'), line(2, 'Zink'), line(3, 'Vitamin C')] },
    { time: 'dinner', lines: [line(4, 'Calcium citrate')] },
  ])
  expect(found).toMatchObject([{ time: 'breakfast', substances: ['iron', 'zinc'], products: [[1], [2]] }])
  expect(found[0]?.source).toMatchObject({ year: 1998 })
})

it('names a pair that one product brings only if another brings part of it too (intake.pairs-taken-apart)', () => {
  expect(pairsApart([{ time: 'breakfast', lines: [line(1, 'Iron', 'Zinc')] }])).toEqual([])
  expect(pairsApart([{ time: 'breakfast', lines: [line(1, 'Iron', 'Zinc'), line(2, 'Zinc')] }])).toMatchObject([
    { products: [[1], [1, 2]] },
  ])
})

it('names nothing that is taken at different times, or of which there is none', () => {
  expect(
    pairsApart([
      { time: 'breakfast', lines: [line(1, 'Iron')] },
      { time: 'bed', lines: [line(2, 'Zinc')] },
    ]),
  ).toEqual([])
  const none = { variantId: 2, ingredients: [{ name: 'Zinc', amount: 0, unit: 'mg' }] }
  expect(pairsApart([{ time: 'breakfast', lines: [line(1, 'Iron'), none] }])).toEqual([])
})

it('has a source for each pair', () => {
  for (const { source } of PAIRS) expect(source.doi).toMatch(/^10\.\d+\//)
})
