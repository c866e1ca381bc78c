import { describe, expect, test } from 'vitest'

import { entriesOf, recentOf, withRecent } from '#machines/catalogue/search-bar/search-bar.ts'
import type { SearchBarContext } from '#machines/catalogue/search-bar/search-bar.ts'

import { firstPage, product } from '#tests/models/samples.ts'
import { model } from '../models/search-bar.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)

const facet = (id: number, name: string) => ({ id, name, count: id })

const context: SearchBarContext = {
  place: { language: 'en', path: '/', query: {} },
  person: 5,
  text: ' björk ',
  surface: 'field',
  found: null,
  problem: null,
  recent: { user_id: 5, data: ['zinc', 'iron', 'calcium'] },
  popular: null,
  active: null,
}
const found = firstPage(
  'björk',
  Array.from({ length: 12 }, (_, index) => product(index + 1)),
  {
    brands: [facet(1, 'Alder'), facet(2, 'Birch'), facet(3, 'Cedar'), facet(4, 'Bjork & Ash')],
    unique_categories: [facet(7, 'Herbs')],
    did_you_mean: 'bark',
  },
)

describe('what is suggested', () => {
  const entries = entriesOf({ ...context, found })

  test('stands in groups of bounded length', () =>
    expect(entries.map(({ kind }) => kind)).toEqual([
      'meant',
      ...Array<string>(5).fill('product'),
      ...Array<string>(3).fill('brand'),
      'category',
      'all',
    ]))

  test('begins its brands with those that are named, marks or not, which lead to all they make', () =>
    expect(entries.filter(({ kind }) => kind === 'brand').map(({ address }) => address)).toEqual([
      '/products?brands=4',
      '/search-results?query=bj%C3%B6rk&brands=1',
      '/search-results?query=bj%C3%B6rk&brands=2',
    ]))

  test('is not shown on a page in another language', () =>
    expect(entriesOf({ ...context, found: { ...found, language: 'de' } }).map(({ kind }) => kind)).toEqual(['all']))

  test('offers no results where there are none', () =>
    expect(
      entriesOf({
        ...context,
        found: { ...found, hits: [], brands: [], unique_categories: [], total_found: 0, did_you_mean: null },
      }),
    ).toEqual([]))

  test('is of its kind where a substance is known and no product holds it (search.known-substance-is-named)', () => {
    const known_substance = { name: 'Björk', near: Array.from({ length: 8 }, (_, index) => product(index + 1)) }
    const none = firstPage('björk', [], { total_found: 0, known_substance })
    expect(entriesOf({ ...context, found: none }).map(({ kind, address }) => [kind, address])).toEqual(
      known_substance.near.slice(0, 5).map(({ slug }) => ['near', `/products/${slug}`]),
    )
  })
})

describe('the last searches', () => {
  test('are three, the newest first, each once (search.keeps-three-recent)', () => {
    expect(withRecent(context, 'iron').data).toEqual(['iron', 'zinc', 'calcium'])
    expect(withRecent(context, 'copper').data).toEqual(['copper', 'zinc', 'iron'])
  })

  test.each(['visitor', 'unread', 6] as const)('of another person are not those of %s', (person) =>
    expect(recentOf({ ...context, person })).toEqual([]),
  )

  test('of a visitor are a visitor’s', () => {
    const recent = withRecent({ ...context, person: 'visitor' }, 'copper')
    expect(recent).toEqual({ user_id: null, data: ['copper'] })
    expect(recentOf({ recent, person: 'visitor' })).toEqual(['copper'])
  })
})
