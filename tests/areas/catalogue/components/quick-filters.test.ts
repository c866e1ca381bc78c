import { describe, expect, test } from 'vitest'

import type { FilterOption, FilterOptions } from '#areas/catalogue/contract/catalogue.ts'
import { emptyCatalogue, type Metadata } from '#machines/catalogue/catalogue.ts'
import { quickFilters } from '#areas/catalogue/screens/quick-filters.ts'

const option = (id: number, slug: string, count: number): FilterOption => ({ id, name: slug, slug, count })

const options = (more: Partial<FilterOptions> = {}): FilterOptions => ({
  categories: [],
  health_goals: [],
  brands: [],
  delivery_form: [],
  suitable_for: [option(7, 'pregnancy', 3), option(8, 'vegans', 40)],
  free_from: [option(8, 'dairy', 5), option(9, 'gluten', 41)],
  zero_waste: [option(1, 'zero-waste', 6)],
  ...more,
})

const loaded: Metadata = { ...emptyCatalogue().metadata, limit: 26, available_products: 55, unavailable_products: 4 }

describe('the filters above the list', () => {
  test('are found among the options by their slugs, with their numbers', () => {
    expect(quickFilters(options(), loaded)).toEqual([
      { name: 'vegan', group: 'suitable_for', id: 8, count: 40 },
      { name: 'glutenFree', group: 'free_from', id: 9, count: 41 },
      { name: 'zeroWaste', group: 'zero_waste', id: 1, count: 6 },
      { name: 'inStock', group: 'availability', id: 1, count: 55 },
    ])
  })

  test('are left out where the shop has no such option', () => {
    const found = quickFilters(
      options({ suitable_for: [], free_from: [option(8, 'dairy', 5)], zero_waste: [] }),
      loaded,
    )
    expect(found.map(({ name }) => name)).toEqual(['inStock'])
  })

  test('do not know how many are in stock before the first answer', () => {
    expect(quickFilters(options(), emptyCatalogue().metadata).at(-1)).toEqual({
      name: 'inStock',
      group: 'availability',
      id: 1,
      count: undefined,
    })
  })
})
