import { afterAll, beforeAll, expect, it } from 'vitest'

import { FILTER_GROUPS } from '#areas/catalogue/contract/catalogue.ts'
import { LANGUAGE_CODES } from '#contract/languages.ts'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { product, variant } from './support/lines.ts'
import { openShop, translateOption, type TestShop } from './support/shop.ts'

describeOnEachEngine('the filter options', (engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop(
      engine,
      [
        product('a', {
          brand: 'Zeder',
          categories: [['Vitamins', 'Vitamin C'], ['Oils']],
          free_from: ['Sugar'],
          zero_waste: true,
          variants: [variant('a1'), variant('a2'), variant('a3')],
        }),
        product('b', { brand: 'Änne', categories: [['Vitamins', 'Vitamin D']], free_from: ['Dairy'] }),
        product('c', { brand: 'Birch', categories: [['Vitamins']], free_from: ['Dairy', 'Sugar'] }),
      ],
      {
        prepare: async (database) => {
          await translateOption(database, 'Dairy', 'de', 'Zuletzt')
          await database.db
            .insertInto('option')
            .values({ filter_group: 'brands', slug: 'nobody', name: 'Nobody', parent_id: null, language_id: 1 })
            .execute()
        },
      },
    )
  })
  afterAll(async () => {
    await shop.close()
  })

  const counted = (options: readonly { name: string; count: number }[]) =>
    options.map(({ name, count }) => [name, count])

  it('hold all groups, categories as a tree, products counted once (filters.eight-groups, filters.counts-are-of-products)', async () => {
    const options = await shop.catalogue.listFilterOptions({}, 'en')
    expect(Object.keys(options).toSorted()).toEqual(
      FILTER_GROUPS.filter((group) => group !== 'availability').toSorted(),
    )
    expect(counted(options.categories)).toEqual([
      ['Oils', 1],
      ['Vitamins', 3],
    ])
    expect(counted(options.categories[1]?.children ?? [])).toEqual([
      ['Vitamin C', 1],
      ['Vitamin D', 1],
    ])
    expect(counted(options.zero_waste)).toEqual([['Zero waste', 1]])
  })

  it('count with all other groups applied and the own group not (filters.options-carry-counts)', async () => {
    const free_from = [await shop.optionId('free_from', 'Sugar')]
    const options = await shop.catalogue.listFilterOptions(
      { free_from, brands: [await shop.optionId('brands', 'Birch')] },
      'en',
    )
    expect(counted(options.free_from)).toEqual([
      ['Dairy', 1],
      ['Sugar', 1],
    ])
    expect(counted(options.brands)).toEqual([
      ['Änne', 0],
      ['Birch', 1],
      ['Zeder', 1],
    ])
    expect(counted(options.zero_waste)).toEqual([['Zero waste', 0]])
  })

  it('leave out an option that no product has', async () => {
    const { brands } = await shop.catalogue.listFilterOptions({}, 'en')
    expect(brands.map(({ name }) => name)).not.toContain('Nobody')
  })

  it('stand in the order of the names as the language shows them', async () => {
    const german = await shop.catalogue.listFilterOptions({}, 'de')
    expect(german.free_from.map(({ name, lang }) => [name, lang])).toEqual([
      ['Sugar', 'en'],
      ['Zuletzt', undefined],
    ])
  })

  it('name zero waste in every language (filters.zero-waste-is-one)', async () => {
    for (const language of LANGUAGE_CODES) {
      const { zero_waste } = await shop.catalogue.listFilterOptions({}, language)
      expect(zero_waste[0]?.name, language).toMatch(/\S/)
    }
  })
})
