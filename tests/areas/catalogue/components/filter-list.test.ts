import { describe, expect, test } from 'vitest'

import {
  countOptions,
  filterList,
  type FilterGroupOption,
  type FilterList,
  type FilterListInput,
} from '#areas/catalogue/components/filter-list.ts'
import { searchNames } from '#contract/names.ts'

const flat = (...names: string[]): FilterGroupOption[] => names.map((name, at) => ({ id: at + 1, name }))

const tree: readonly FilterGroupOption[] = [
  {
    id: 1,
    name: 'Vitamins',
    children: [
      { id: 11, name: 'Vitamin C' },
      { id: 12, name: 'B complex', children: [{ id: 121, name: 'Folate' }] },
    ],
  },
  { id: 2, name: 'Minerals', children: [{ id: 21, name: 'Magnesium' }] },
]

const input = (options: readonly FilterGroupOption[], more: Partial<FilterListInput> = {}): FilterListInput => ({
  options,
  chosen: new Set(),
  kept: more.chosen ?? new Set(),
  query: '',
  search: searchNames,
  branches: {},
  limit: 3,
  childLimit: 50,
  ...more,
})

/** Names of all rows in the order in which they stand. */
const names = (list: FilterList): string[] =>
  list.rows.flatMap(({ option, children }) => [option.name, ...(children === undefined ? [] : names(children))])

describe('the rows of a filter group', () => {
  test('are the first ones up to the limit, and the rest is counted', () => {
    const list = filterList(input(flat('a', 'b', 'c', 'd', 'e')))
    expect(names(list)).toEqual(['a', 'b', 'c'])
    expect(list.hidden).toBe(2)
  })

  test('keep their places when one of them is chosen', () => {
    expect(names(filterList(input(flat('a', 'b', 'c', 'd'), { chosen: new Set([2]) })))).toEqual(['a', 'b', 'c'])
  })

  test('begin with a chosen one that would be out of sight', () => {
    const list = filterList(input(flat('a', 'b', 'c', 'd', 'e'), { chosen: new Set([5]) }))
    expect(names(list)).toEqual(['e', 'a', 'b'])
    expect(list.hidden).toBe(2)
  })

  test('show every chosen one, even where they are more than the limit', () => {
    const list = filterList(input(flat('a', 'b', 'c', 'd', 'e', 'f', 'g'), { chosen: new Set([4, 5, 6, 7]) }))
    expect(names(list)).toEqual(['d', 'e', 'f', 'g'])
    expect(list.hidden).toBe(3)
  })

  test('stay few for a group of thousands', () => {
    const options = Array.from({ length: 3285 }, (_, at) => ({ id: at, name: `Maker ${at}` }))
    const list = filterList(input(options, { limit: 50 }))
    expect(list.rows).toHaveLength(50)
    expect(list.hidden).toBe(3235)
  })

  test('keep in sight what was chosen and no longer is', () => {
    expect(names(filterList(input(flat('a', 'b', 'c', 'd', 'e'), { kept: new Set([5]) })))).toEqual(['e', 'a', 'b'])
  })
})

/** Names of all rows with the states of their boxes. */
const states = (list: FilterList): string[] =>
  list.rows.flatMap(({ option, state, children }) => [
    `${option.name}: ${state}`,
    ...(children === undefined ? [] : states(children)),
  ])

describe('the box of a category', () => {
  const open = { 1: true, 12: true, 2: true }

  test('is mixed where something below it is chosen, however deep', () => {
    expect(states(filterList(input(tree, { chosen: new Set([121]), branches: open })))).toEqual([
      'Vitamins: mixed',
      'Vitamin C: unchecked',
      'B complex: mixed',
      'Folate: checked',
      'Minerals: unchecked',
      'Magnesium: unchecked',
    ])
  })

  test('is included where something above it is chosen, however far', () => {
    expect(states(filterList(input(tree, { chosen: new Set([1]), branches: open })))).toEqual([
      'Vitamins: checked',
      'Vitamin C: included',
      'B complex: included',
      'Folate: included',
      'Minerals: unchecked',
      'Magnesium: unchecked',
    ])
  })

  test('is its own where it and something above it are chosen, so that it can be taken back', () => {
    expect(states(filterList(input(tree, { chosen: new Set([1, 12]), branches: open })))).toEqual([
      'Vitamins: checked',
      'Vitamin C: included',
      'B complex: checked',
      'Folate: included',
      'Minerals: unchecked',
      'Magnesium: unchecked',
    ])
  })

  test('is the same in a search, also where that leaves out what is chosen', () => {
    expect(states(filterList(input(tree, { chosen: new Set([121]), query: 'vitamin' })))).toEqual([
      'Vitamins: mixed',
      'Vitamin C: unchecked',
    ])
    expect(states(filterList(input(tree, { chosen: new Set([1]), query: 'fol' })))).toEqual([
      'Vitamins: checked',
      'B complex: included',
      'Folate: included',
    ])
  })
})

describe('a search within a group', () => {
  test('finds names without regard to case and marks', () => {
    expect(names(filterList(input(flat('Björk', 'Norrlys', 'BJORN'), { query: ' bjor' })))).toEqual(['Björk', 'BJORN'])
  })

  test('finds full-width letters by plain ones', () => {
    expect(names(filterList(input(flat('ビタミンＣ', 'オメガ'), { query: 'c' })))).toEqual(['ビタミンＣ'])
  })

  test('shows a match deep in a tree below its ancestors, and nothing else', () => {
    expect(names(filterList(input(tree, { query: 'fol' })))).toEqual(['Vitamins', 'B complex', 'Folate'])
  })

  test('offers no arrows, since all that matches is open', () => {
    expect(filterList(input(tree, { query: 'fol' })).rows.map(({ expandable }) => expandable)).toEqual([false])
  })

  test('that finds nothing gives no rows', () => {
    expect(filterList(input(tree, { query: 'zinc' }))).toEqual({ rows: [], hidden: 0 })
  })
})

describe('the branches of a tree', () => {
  test('are closed at first and can be opened', () => {
    const list = filterList(input(tree))
    expect(names(list)).toEqual(['Vitamins', 'Minerals'])
    expect(list.rows.every(({ expandable }) => expandable)).toBe(true)
  })

  test('are open where something in them is chosen', () => {
    expect(names(filterList(input(tree, { chosen: new Set([121]) })))).toEqual([
      'Vitamins',
      'Vitamin C',
      'B complex',
      'Folate',
      'Minerals',
    ])
  })

  test('stay open when what was chosen in them no longer is', () => {
    expect(names(filterList(input(tree, { kept: new Set([21]) })))).toEqual(['Vitamins', 'Minerals', 'Magnesium'])
  })

  test('follow the person who opens or closes them', () => {
    const list = filterList(
      input(tree, {
        chosen: new Set([11]),
        branches: { 1: false, 2: true },
      }),
    )
    expect(names(list)).toEqual(['Vitamins', 'Minerals', 'Magnesium'])
  })

  test('have a limit of their own', () => {
    const list = filterList(input(tree, { branches: { 1: true }, childLimit: 1 }))
    expect(names(list)).toEqual(['Vitamins', 'Vitamin C', 'Minerals'])
    expect(list.rows[0]?.children?.hidden).toBe(1)
  })
})

test('the options of all levels are counted', () => {
  expect(countOptions(tree)).toBe(6)
})
