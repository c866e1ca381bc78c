import { describe, expect, test } from 'vitest'

import { isSearchable, readSearch, searchPath, toggled } from '#machines/catalogue/search-results/search-results.ts'

import { model } from '../models/search-results.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)

describe('the address of a search', () => {
  test('names words, page and size of a page (address.search-query-parameters)', () =>
    expect(readSearch('de', { query: ' zinc  b6 ', page: '3', per_page: '24' })).toEqual({
      language: 'de',
      query: 'zinc  b6',
      page: 3,
      per_page: 24,
      filters: {},
    }))

  test.each([['0'], ['-1'], ['1.5'], ['two'], ['100001'], ['']])(
    'is read as the first page where its page is %j',
    (page) => expect(readSearch('en', { query: 'zinc', page }).page).toBe(1),
  )

  test.each([['0'], ['101'], ['many']])(
    'is read as pages of 12 where their size is %j (search.twelve-a-page)',
    (per_page) => expect(readSearch('en', { query: 'zinc', per_page }).per_page).toBe(12),
  )

  test('is written without what is as usual, and read back as it was', () => {
    expect(searchPath({ query: 'zinc', page: 1, per_page: 12 })).toBe('/search-results?query=zinc')
    const path = searchPath({ query: 'omega 3 & “fish”', page: 2, per_page: 24 })
    const query = Object.fromEntries(new URLSearchParams(path.split('?')[1]))
    expect(readSearch('en', query)).toEqual({
      language: 'en',
      query: 'omega 3 & “fish”',
      page: 2,
      per_page: 24,
      filters: {},
    })
  })

  test('names chosen filters plainly, in the listing’s words (address.search-query-parameters)', () => {
    const filters = { brands: [3, 17], ingredients: [5] }
    expect(searchPath({ query: 'zinc', filters })).toBe('/search-results?query=zinc&ingredients=5&brands=3,17')
    expect(
      readSearch('en', { query: 'zinc', brands: '3,17,3,x', ingredients: '5', suitable_for: '', health_goals: '2' })
        .filters,
    ).toEqual(filters)
  })
})

test.each([
  ['', false],
  ['zi', false],
  ['zin', true],
  ['*', true],
  ['**', false],
  ['a'.repeat(200), true],
  ['a'.repeat(201), false],
])('%j can be searched for: %s', (query, is) => expect(isSearchable(query)).toBe(is))

test('a filter that is chosen again is taken away, and its group with the last one', () => {
  const both = toggled(toggled({}, 'brands', 3), 'brands', 17)
  expect(both).toEqual({ brands: [3, 17] })
  expect(toggled(toggled(both, 'brands', 3), 'brands', 17)).toEqual({})
})
