import { expect, it } from 'vitest'

import { passedFigures } from '#areas/intake/contract/passed.ts'
import type { HighestIntake, IntakeRow } from '#areas/intake/contract/sums.ts'

const source = { name: 'EFSA', year: 2024, doi: null }
const highest = (figure: number, counted: number): HighestIntake => ({
  of: null,
  figure,
  bound: 'at-most',
  kind: 'upper',
  counted,
  unspecified: 0,
  is_over: counted > figure,
  may_be_over: false,
  source,
})
const row = (substance: IntakeRow['substance'], ...figures: HighestIntake[]): IntakeRow => ({
  substance,
  unit: 'mg',
  total: 0,
  shares: [],
  reference: null,
  highest: figures,
  is_over: figures.some(({ is_over }) => is_over),
  notes: [],
})

it('names the figure that is passed by most first, and one for each substance (intake.shown-in-builder)', () => {
  const passed = passedFigures([
    row('zinc', highest(25, 30)),
    row('iron', highest(40, 10)),
    row('niacin', highest(900, 950), highest(10, 50)),
    row('calcium'),
  ])
  expect(passed.map(({ row: { substance }, highest: { figure } }) => [substance, figure])).toEqual([
    ['niacin', 10],
    ['zinc', 25],
  ])
})

it('names none where none is passed', () => {
  expect(passedFigures([row('zinc', highest(25, 25))])).toEqual([])
})
