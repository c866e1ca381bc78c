import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { CHILDREN, GROUPS } from '#areas/intake/contract/groups.ts'
import type { SubstanceId } from '#areas/intake/contract/substances.ts'
import type { Group } from '#areas/intake/contract/groups.ts'
import { intakeSums } from '#areas/intake/contract/sums.ts'
import { LIMITS } from '#areas/intake/server/figures/limits.ts'
import { sumIntake } from '#areas/intake/server/sums/sums.ts'
import type { Sums } from '#areas/intake/server/sums/sums.ts'
import type { IntakeIngredient, IntakeLine } from '#areas/intake/server/sums/line.ts'

const ingredient = (name: string, amount: number | null, unit: string | null): IntakeIngredient => ({
  name,
  amount,
  unit,
})

let next = 0
const line = (servingsPerDay: number | null, ...ingredients: IntakeIngredient[]): IntakeLine => {
  next += 1
  return { variantId: next, name: `Product ${next}`, servingsPerDay, ingredients }
}

const rowOf = ({ rows }: Sums, substance: SubstanceId) => rows.find((row) => row.substance === substance)
const totalOf = (sums: Sums, substance: SubstanceId): number => rowOf(sums, substance)?.total ?? 0
const single = (name: string, amount: number | null, unit: string | null, group: Group = 'adult') =>
  sumIntake([line(1, ingredient(name, amount, unit))], group)

describe('sums', () => {
  it('add up a substance over products, with shares, reference value and highest intake (intake.adds-up, intake.figures-have-sources)', () => {
    const first = line(2, ingredient('Zinc', 10, 'mg'))
    const second = line(1, ingredient('Zink', 10_000, 'µg'))
    const zinc = rowOf(sumIntake([first, second], 'adult'), 'zinc')
    expect(zinc).toMatchObject({
      unit: 'mg',
      total: 30,
      shares: [
        { variant_id: first.variantId, amount: 20 },
        { variant_id: second.variantId, amount: 10 },
      ],
      reference: { figure: 10, percent: 300, source: { year: 2011 } },
      highest: [{ figure: 25, counted: 30, bound: 'at-most', is_over: true, source: { name: 'SCF', year: 2003 } }],
      is_over: true,
    })
  })

  it('are not over at the figure itself, but at one that amounts must stay below (intake.figures-have-sources)', () => {
    expect(rowOf(single('Zinc', 25, 'mg'), 'zinc')?.is_over).toBe(false)
    expect(rowOf(single('Zinc', 25.1, 'mg'), 'zinc')?.is_over).toBe(true)
    expect(rowOf(single('Monacolin K', 2.9, 'mg'), 'monacolins')?.is_over).toBe(false)
    expect(rowOf(single('Monacolin K', 3, 'mg'), 'monacolins')?.is_over).toBe(true)
  })

  it('show no figure where the source sets none', () => {
    expect(rowOf(single('Vitamin B12', 1000, 'µg'), 'vitamin-b12')?.highest).toEqual([])
    expect(rowOf(single('Copper', 9, 'mg', 'pregnant'), 'copper')?.highest).toEqual([])
  })

  it('compare only the forms that a figure is for, and name those without a form (intake.forms-decide)', () => {
    const sums = sumIntake(
      [
        line(1, ingredient('Nicotinic acid', 8, 'mg')),
        line(1, ingredient('Nicotinamide', 50, 'mg')),
        line(1, ingredient('Niacin', 5, 'mg NE')),
      ],
      'adult',
    )
    expect(rowOf(sums, 'niacin')).toMatchObject({
      total: 63,
      highest: [
        { of: ['nicotinic-acid'], counted: 8, unspecified: 5, is_over: false, may_be_over: true },
        { of: ['nicotinamide'], counted: 50, unspecified: 5, is_over: false, may_be_over: false },
      ],
      is_over: false,
    })
    expect(rowOf(single('Beta-carotene', 30, 'mg'), 'vitamin-a')).toMatchObject({
      total: 5000,
      highest: [{ of: ['retinol'], counted: 0, is_over: false }],
      notes: [{ note: 'beta-carotene-smokers' }],
    })
  })

  it.each([
    ['Vitamin D3', 1000, 'IU', 'vitamin-d', 25],
    ['Vitamin D3', 1000, 'I.E.', 'vitamin-d', 25],
    ['D3-vitamin', 1000, 'NE', 'vitamin-d', 25],
    ['Calcidiol monohydrate', 10, 'µg', 'vitamin-d', 25],
    ['Vitamin A (retinyl palmitate)', 1000, 'IU', 'vitamin-a', 300],
    ['Retinyl palmitate', 1000, 'IU', 'vitamin-a', 300],
    ['Vitamin A (retinyl palmitate)', 900, 'mcg RAE', 'vitamin-a', 900],
    ['Vitamin A (as beta-carotene)', 800, 'µg RE', 'vitamin-a', 800],
    ['Beta-carotene', 6, 'mg', 'vitamin-a', 1000],
    ['d-alpha tocopherol', 100, 'IU', 'vitamin-e', 67],
    ['Vitamin E (dl-alpha tocopheryl acetate)', 100, 'IU', 'vitamin-e', 45],
    ['Vitamin E', 12, 'mg α-TE', 'vitamin-e', 12],
    ['Folic acid', 680, 'mcg DFE', 'folate', 400],
    ['Folate (5-MTHF)', 400, 'µg', 'folate', 400],
    ['L-tryptophan', 600, 'mg', 'niacin', 10],
    ['EPA and DHA', 1.5, 'g', 'epa-dha', 1500],
    ['Biotin', 2.5, 'mg', 'biotin', 2500],
  ] as const)('take %s %d %s as %s %d (intake.converts-by-data)', (name, amount, unit, substance, total) => {
    const sums = single(name, amount, unit)
    expect(totalOf(sums, substance)).toBeCloseTo(total, 9)
    expect(sums.unknown).toEqual([])
  })

  it.each([
    ['Ashwagandha', 300, 'mg', 'name'],
    ['Zinc', null, 'mg', 'amount'],
    ['Zinc', -1, 'mg', 'amount'],
    ['Zinc', Number.NaN, 'mg', 'amount'],
    ['Zinc', 10, null, 'unit'],
    ['Zinc', 10, 'drops', 'unit'],
    ['Zinc', 10, 'IU', 'unit'],
    ['Zinc', 10, 'mg NE', 'unit'],
    ['Vitamin A', 5000, 'IU', 'form'],
    ['Vitamin A', 900, 'mcg RAE', 'form'],
    ['Vitamin A (as beta-carotene)', 5000, 'IU', 'unit'],
    ['Vitamin E', 400, 'IU', 'form'],
    ['Folate', 680, 'mcg DFE', 'form'],
    ['Magnesium citrate', 1000, 'mg', 'compound'],
    ['Pyridoxine HCl', 10, 'mg', 'compound'],
  ] as const)('list %s %s %s as unknown for its %s (intake.unknown-is-never-guessed)', (name, amount, unit, reason) => {
    const sums = single(name, amount, unit)
    expect(sums.rows).toEqual([])
    expect(sums.unknown).toMatchObject([{ ingredient: name, reason }])
  })

  it('take a product without known servings as unknown (intake.unknown-is-never-guessed)', () => {
    const sums = sumIntake([line(null, ingredient('Zinc', 10, 'mg')), line(1)], 'adult')
    expect(sums.rows).toEqual([])
    expect(sums.unknown.map(({ reason, ingredient: of }) => [reason, of])).toEqual([
      ['servings', null],
      ['ingredients', null],
    ])
  })

  it('count once what a label may say twice (intake.unknown-is-never-guessed)', () => {
    const sums = sumIntake(
      [line(1, ingredient('EPA and DHA', 500, 'mg'), ingredient('EPA', 300, 'mg'), ingredient('DHA', 150, 'mg'))],
      'adult',
    )
    expect(totalOf(sums, 'epa-dha')).toBe(500)
    expect(sums.unknown.map(({ ingredient: of, reason }) => [of, reason])).toEqual([
      ['EPA', 'repeated'],
      ['DHA', 'repeated'],
    ])
  })

  it('leave out what an admin says is none of the substances, and say nothing of it', () => {
    expect(sumIntake([line(1, ingredient('Zinc', 10, 'mg'))], 'adult', () => 'none')).toMatchObject({
      rows: [],
      unknown: [],
    })
  })

  it('say to ask a doctor where a figure is passed and for every group but adults (intake.asks-a-doctor)', () => {
    expect(single('Zinc', 25, 'mg').asks_a_doctor).toBe(false)
    expect(single('Zinc', 26, 'mg').asks_a_doctor).toBe(true)
    for (const group of GROUPS.filter((one) => one !== 'adult'))
      expect(single('Zinc', 1, 'mg', group).asks_a_doctor).toBe(true)
  })
})

describe('figures for children', () => {
  it('stand only where they were compared with the source, and without reference values (intake.children-see-compared-figures)', () => {
    expect(rowOf(single('Zinc', 5, 'mg', '4-6'), 'zinc')).toMatchObject({ highest: [], reference: null })
    expect(rowOf(single('Vitamin D', 5, 'µg', '4-6'), 'vitamin-d')).toMatchObject({
      highest: [{ figure: 50 }],
      reference: null,
    })
    expect(rowOf(single('Vitamin A (retinol)', 5, 'µg', '4-6'), 'vitamin-a')?.highest).toEqual([])
  })

  it('are never above those of adults, and grow with age', () => {
    for (const { values } of LIMITS) {
      const figures = [...CHILDREN, 'adult' as const].flatMap((group) => values[group] ?? [])
      expect(figures).toEqual(figures.toSorted((a, b) => a - b))
    }
  })
})

const NAMES = [
  'Zinc',
  'Zink',
  'Vitamin D3',
  'Vitamin A',
  'Retinol',
  'Beta-carotene',
  'Niacin',
  'Nicotinamide',
  'Nicotinic acid',
  'Folate',
  'Folic acid',
  'EPA',
  'EPA and DHA',
  'Magnesium citrate',
  'Monacolin K',
  'Ashwagandha',
  '',
]
const anyIngredient = fc.record({
  name: fc.constantFrom(...NAMES),
  amount: fc.option(fc.double({ noNaN: false }), { freq: 5 }),
  unit: fc.option(fc.constantFrom('mg', 'µg', 'mcg', 'g', 'IU', 'mcg RAE', 'mcg DFE', 'mg NE', 'ml', ''), { freq: 8 }),
})
const usual = fc.record({
  name: fc.constantFrom(...NAMES),
  amount: fc.integer({ min: 0, max: 500_000 }).map((hundredths) => hundredths / 100),
  unit: fc.constantFrom('mg', 'µg', 'g', 'IU'),
})
const lineOf = (of: fc.Arbitrary<IntakeIngredient>, servings: fc.Arbitrary<number | null>): fc.Arbitrary<IntakeLine> =>
  fc.record({
    variantId: fc.integer({ min: 1, max: 1000 }),
    name: fc.string(),
    servingsPerDay: servings,
    ingredients: fc.array(of, { maxLength: 5 }),
  })
const anyLines = fc.array(lineOf(anyIngredient, fc.option(fc.double())), { maxLength: 6 })
const usualServings = fc.integer({ min: 0, max: 200 }).map((tenths) => tenths / 10)
const usualLines = fc.array(lineOf(usual, usualServings), { maxLength: 6 })
const group = fc.constantFrom(...GROUPS)

describe('whatever the products', () => {
  it('every sum is a number that the contract takes (intake.adds-up)', () => {
    fc.assert(
      fc.property(anyLines, group, (lines, of) =>
        v.is(intakeSums, { ...sumIntake(lines, of), is_told: false, apart: [], elsewhere: [] }),
      ),
    )
  })

  it('adding one never lowers a sum nor takes back that a figure is passed (intake.adds-up)', () => {
    fc.assert(
      fc.property(usualLines, lineOf(usual, usualServings), group, (lines, more, of) => {
        const [before, after] = [sumIntake(lines, of), sumIntake([...lines, more], of)]
        for (const row of before.rows) {
          expect(totalOf(after, row.substance)).toBeGreaterThanOrEqual(row.total)
          if (row.is_over) expect(rowOf(after, row.substance)?.is_over).toBe(true)
        }
        expect(after.unknown.length).toBeGreaterThanOrEqual(before.unknown.length)
      }),
    )
  })

  it('their order does not matter (intake.adds-up)', () => {
    fc.assert(
      fc.property(
        usualLines.chain((lines) =>
          fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
        ),
        group,
        ([lines, shuffled], of) => {
          const plain = (sums: Sums) =>
            sums.rows.map(({ substance, total, highest, reference }) => ({ substance, total, highest, reference }))
          expect(plain(sumIntake(shuffled, of))).toEqual(plain(sumIntake(lines, of)))
        },
      ),
    )
  })

  it('twice the servings are twice the sums (intake.adds-up)', () => {
    fc.assert(
      fc.property(usualLines, fc.integer({ min: 2, max: 10 }), (lines, times) => {
        const [once, more] = [
          sumIntake(lines, 'adult'),
          sumIntake(
            lines.map((one) => ({ ...one, servingsPerDay: (one.servingsPerDay ?? 0) * times })),
            'adult',
          ),
        ]
        expect(more.rows.map(({ substance }) => substance)).toEqual(once.rows.map(({ substance }) => substance))
        for (const [at, { total }] of once.rows.entries()) {
          const scaled = more.rows[at]?.total ?? 0
          expect(Math.abs(scaled - total * times)).toBeLessThanOrEqual(total * times * 1e-9)
        }
      }),
    )
  })

  it("a product's shares make the sum (intake.adds-up)", () => {
    fc.assert(
      fc.property(usualLines, (lines) => {
        for (const { total, shares } of sumIntake(lines, 'adult').rows) {
          const sum = shares.reduce((whole, { amount }) => whole + amount, 0)
          expect(Math.abs(sum - total)).toBeLessThanOrEqual(total * 1e-9)
        }
      }),
    )
  })
})
