import { describe, expect, test } from 'vitest'

import { QUANTITY_MAX } from '#contract/constants.ts'
import { bounded, lineIn, lineList, lineOf, totalOf } from '#machines/protocols/lines.ts'
import type { LineChange } from '#machines/protocols/lines.ts'

import { model } from '../models/protocol-lines.model.ts'
import { line, protocol, writtenLine } from '../models/protocol-samples.ts'
import { product } from '#tests/models/samples.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)

const calm = protocol(1, 'Calm', [line(1), line(2, { item_count: 3, notes: 'With food' })])
const add = (added: ReturnType<typeof line>, position: number | null = null): LineChange => ({
  kind: 'add',
  protocolId: 1,
  line: added,
  position,
})
const set = (change: object): LineChange => ({
  kind: 'set',
  protocolId: 1,
  variantId: 2,
  name: 'Product 2',
  ...change,
})
const remove = (variantId: number): LineChange => ({ kind: 'remove', protocolId: 1, variantId, name: '' })
const ids = (of: typeof calm | null) => of?.products.map(({ variants }) => variants[0]?.id)

test('lines come to whole cents, whatever their prices are as fractions', () => {
  const tenth = line(1, { item_count: 3 }, 0.1)
  expect(totalOf([tenth, line(2, {}, 0.2)])).toBe(0.5)
  expect(totalOf([line(1, { item_count: 10 }, 1.005 * 20)])).toBe(201)
  expect(totalOf([])).toBe(0)
})

test.each([
  [-1, 1],
  [0, 1],
  [0.9, 1],
  [2.9, 2],
  [Number.NaN, 1],
  [QUANTITY_MAX + 1, QUANTITY_MAX],
])('a quantity of %d becomes %d (lines.quantity-is-at-least-one)', (typed, quantity) => {
  expect(bounded(typed)).toBe(quantity)
})

describe('a product of a list as a line', () => {
  const image = (name: string, variant_id?: number) => ({
    image_url: `/${name}.webp`,
    ...(variant_id !== undefined && { variant_id }),
    thumbnails: { 75: '/75.webp', 125: '/125.webp', 250: '/250.webp' },
  })
  const zinc = product(7)
  const [first] = zinc.variants
  if (!first) throw new Error('a product has a variant')
  const two = {
    ...zinc,
    lang: 'en',
    assets: [image('eight', 8), image('seven', 7), image('all')],
    variants: [first, { ...first, id: 8, price: null }],
  }

  test('has its first variant, and the first picture that is of that', () => {
    const found = lineOf(two)
    expect(found?.variants).toEqual([
      { id: 7, price: 19.9, unit_of_measure: null, net_contents: '60 capsules', stock: 3 },
    ])
    expect([found?.assets, found?.item_count, found?.notes, found?.lang]).toEqual([[image('seven', 7)], 1, '', 'en'])
  })

  test('is none where the variant that is named has no price, or there is none', () => {
    expect(lineOf(two, 8)).toBeUndefined()
    expect(lineOf({ ...two, variants: [] })).toBeUndefined()
  })

  test('has the first variant where the one that is named is none of its own', () => {
    expect(lineOf(two, 99)?.variants[0]?.id).toBe(7)
    expect(lineOf(zinc)).not.toHaveProperty('lang')
  })
})

describe('two changes of a line, of which none was sent,', () => {
  const join = (before: LineChange, after: LineChange) => lineList.join(before, after)

  test('are one removal where the last one is', () => {
    expect(join(add(line(2)), remove(2))).toEqual(remove(2))
  })

  test('are one line where both add to it, with the last note that says something', () => {
    const one = add(line(3, { notes: 'Once' }), 2)
    expect(join(one, add(line(3)))).toEqual(add(line(3, { item_count: 2, notes: 'Once' }), 2))
    expect(join(one, add(line(3, { notes: 'Twice' })))).toMatchObject({ line: { notes: 'Twice' } })
    expect(join(one, add(line(3, { item_count: QUANTITY_MAX })))).toMatchObject({
      line: { item_count: QUANTITY_MAX },
    })
  })

  test('are one change of what both name, from the quantity before the first', () => {
    const first = set({ quantity: 4, before: 3 })
    expect(join(first, set({ quantity: 5, before: 4 }))).toEqual(set({ quantity: 5, before: 3 }))
    expect(join(first, set({ notes: 'At night' }))).toEqual(set({ quantity: 4, before: 3, notes: 'At night' }))
    expect(join(set({ notes: 'At night' }), first)).toEqual(set({ notes: 'At night', quantity: 4, before: 3 }))
  })

  test('are both sent where one does not hold what the other wants', () => {
    expect(join(remove(2), add(line(2)))).toBeUndefined()
    expect(join(add(line(2)), set({ quantity: 4 }))).toBeUndefined()
    expect(join(set({ quantity: 4 }), add(line(2)))).toBeUndefined()
  })

  test('keep their order by protocol and variant', () => {
    const other = { ...remove(2), protocolId: 2 }
    expect([lineList.subjectOf(remove(2)), lineList.subjectOf(add(line(2)))]).toEqual(['1:2', '1:2'])
    expect(lineList.subjectOf(other)).toBe('2:2')
  })
})

describe('a protocol', () => {
  test('takes a line first, or at its place counted from one', () => {
    expect(ids(lineList.apply(calm, add(line(3))))).toEqual([3, 1, 2])
    expect(ids(lineList.apply(calm, add(line(3), 2)))).toEqual([1, 3, 2])
    expect(ids(lineList.apply(calm, add(line(3), 9)))).toEqual([1, 2, 3])
  })

  test('keeps the note of a line that is added to without one, and takes another', () => {
    const plain = lineList.apply(calm, add(line(2)))
    expect(lineIn(plain, 2)).toMatchObject({ item_count: 4, notes: 'With food' })
    expect(lineIn(lineList.apply(calm, add(line(2, { notes: 'New' }))), 2)?.notes).toBe('New')
  })

  test('keeps what a change does not name, and its total is made anew', () => {
    const after = lineList.apply(calm, set({ quantity: 1 }))
    expect(lineIn(after, 2)).toMatchObject({ item_count: 1, notes: 'With food' })
    expect(after?.total_price).toBe(19)
    expect(lineIn(lineList.apply(calm, set({ notes: '' })), 2)).toMatchObject({ item_count: 3, notes: '' })
  })

  test('is as it was after a change of another, whatever the server answers to that', () => {
    for (const change of [add(line(3)), set({ quantity: 9 }), remove(1)]) {
      const other = { ...change, protocolId: 2 }
      expect(lineList.apply(calm, other)).toBe(calm)
      expect(lineList.learn(calm, other, writtenLine(2, line(3)))).toBe(calm)
      expect(lineList.learn(calm, other, null)).toBe(calm)
      expect(lineList.apply(null, other)).toBeNull()
      expect(lineList.learn(null, other, null)).toBeNull()
    }
  })

  test('has a line as the server answers it: in its place, where it was added, or first', () => {
    const answer = (id: number) => writtenLine(1, line(id, { item_count: 8 }))
    const raised = lineList.learn(calm, set({ quantity: 8 }), answer(2))
    expect([ids(raised), lineIn(raised, 2)]).toEqual([[1, 2], line(2, { item_count: 8 })])
    expect(ids(lineList.learn(calm, add(line(3), 2), answer(3)))).toEqual([1, 3, 2])
    expect(ids(lineList.learn(calm, { ...set({}), variantId: 3 } as LineChange, answer(3)))).toEqual([3, 1, 2])
    expect(ids(lineList.learn(calm, remove(1), null))).toEqual([2])
  })
})
