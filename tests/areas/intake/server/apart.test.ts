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
  expect(found[0]?.source).toMatchObject({ year: 1985 })
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

it('leaves out a pair that its source saw without food only, where one is taken with food (intake.pairs-taken-apart)', () => {
  const withFood = { ...line(1, 'Iron'), isWithFood: true }
  expect(pairsApart([{ time: 'breakfast', lines: [withFood, line(2, 'Zinc')] }])).toEqual([])
  expect(pairsApart([{ time: 'breakfast', lines: [withFood, line(2, 'Calcium')] }])).toMatchObject([
    { substances: ['iron', 'calcium'], products: [[1], [2]] },
  ])
})

it('has a source with its year for each pair', () => {
  for (const { source } of PAIRS) {
    expect(source.name).toMatch(/ et al\., .+ \d+$/)
    expect(source.year).toBeGreaterThan(1900)
  }
})
