import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { FILTER_GROUPS, ORDERINGS } from '#areas/catalogue/contract/catalogue.ts'
import type { FilterIds, FilterOptions } from '#areas/catalogue/contract/catalogue.ts'
import { filtersFrom, idsOf } from '#machines/catalogue/filters.ts'
import { readIds } from '#machines/pages/query.ts'
import { isSameList, readOrdering, unknownOrder, writeQuery } from '#machines/catalogue/query.ts'

const leaf = (id: number) => ({ id, name: `option ${id}`, slug: `${id}`, count: 1 })
const ids = [1, 2, 3, 4, 5]
const options: FilterOptions = {
  categories: [{ ...leaf(1), children: [{ ...leaf(2), children: [leaf(3)] }] }, leaf(4), leaf(5)],
  health_goals: ids.map(leaf),
  brands: ids.map(leaf),
  delivery_form: ids.map(leaf),
  suitable_for: ids.map(leaf),
  free_from: ids.map(leaf),
  zero_waste: [leaf(1)],
}

describe('reading an address', () => {
  test('ids map to options, nested children included; unknown ids and what is no number are left out (address.listing-query-parameters, filters.eight-groups, filters.address-names-options, filters.availability-is-one-or-two)', () => {
    const read = readIds({
      categories: '3,99,x,-1, 4',
      availability: '1,2,3',
      zero_waste: '1,2',
      colour: '1',
      brands: '',
    })
    expect(idsOf(filtersFrom(read, options))).toEqual({ categories: [3], availability: [1, 2], zero_waste: [1] })
  })

  test('an id has up to nine digits', () => {
    expect(readIds({ brands: '123456789,1234567890' })).toEqual({ brands: [123456789] })
  })

  test('an option that is named twice is chosen once', () => {
    expect(idsOf(filtersFrom({ brands: [2, 3, 2] }, options))).toEqual({ brands: [2, 3] })
  })

  test.each([
    [{}, '1'],
    [{ order_name: '4' }, '4'],
    [{ order_name: '99' }, '1'],
    [{ order_by: 'price', order: 'asc', order_name: '1' }, '4'],
    [{ order_by: 'created_at' }, '6'],
    [{ order_by: 'created_at', order: 'asc' }, '0'],
    [{ order_by: 'colour', order: 'sideways', order_name: '5' }, '5'],
    [{ order_by: 'colour', order: 'asc' }, '0'],
  ])(
    'the order of %o is row %s of the menu (ordering.menu-has-seven-rows, ordering.name-is-never-sent)',
    (query, row) => {
      expect(readOrdering(query).order_name).toBe(row)
    },
  )

  test('order values outside the sets are named, to be logged', () => {
    expect(unknownOrder({ order_by: 'colour', order: 'up' })).toEqual(['order_by=colour', 'order=up'])
    expect(unknownOrder({ order_by: 'price', order: 'asc' })).toEqual([])
    expect(unknownOrder({})).toEqual([])
  })
})

describe('writing an address', () => {
  const chosen = fc.record(
    Object.fromEntries(
      FILTER_GROUPS.map((group) => [
        group,
        fc.uniqueArray(fc.constantFrom(...(group === 'availability' ? [1, 2] : group === 'zero_waste' ? [1] : ids))),
      ]),
    ),
  )

  test('what is written is read back, in its order; foreign parameters stay', () => {
    fc.assert(
      fc.property(chosen, fc.constantFrom(...ORDERINGS), (groups, ordering) => {
        const filters = filtersFrom(groups as FilterIds, options)
        const query = writeQuery({ utm_source: 'letter', categories: '99' }, filters, ordering, true)
        expect(filtersFrom(readIds(query), options)).toEqual(filters)
        expect(readOrdering(query)).toEqual(ordering)
        expect(query.utm_source).toBe('letter')
      }),
    )
  })

  test('an empty group has no parameter, and an order that nobody set is not written (catalogue.page-is-not-in-the-address)', () => {
    const filters = filtersFrom({ brands: [2] }, options)
    expect(writeQuery({ categories: '1' }, filters, readOrdering({}), false)).toEqual({ brands: '2' })
  })

  test('an order in the address stays through a change of filters', () => {
    const query = { order_by: 'price', order: 'asc', order_name: '4' }
    expect(writeQuery(query, filtersFrom({ brands: [2] }, options), readOrdering(query), false)).toEqual({
      ...query,
      brands: '2',
    })
  })

  test('the same list is known whatever else stands in the query', () => {
    expect(isSameList({ brands: '1', a: 'b' }, { brands: '1' })).toBe(true)
    expect(isSameList({ brands: '1' }, { brands: '2' })).toBe(false)
    expect(isSameList({}, { order_name: '2' })).toBe(false)
  })
})
