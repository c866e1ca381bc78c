import { afterAll, beforeAll, expect, it } from 'vitest'

import { getShopOverview } from '#areas/catalogue/contract/overview.ts'
import { checkAnswer } from '#server/api/check-answer.ts'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { product, variant } from './support/lines.ts'
import { openShop, type TestShop, translateOption } from './support/shop.ts'

const numbered = (name: string, many: number) => Array.from({ length: many }, (_, index) => `${name} ${index + 1}`)

describeOnEachEngine('the shop at a glance', (engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop(
      engine,
      [
        // Nine at the top, the later ones in more products; the largest has five branches, and one of those a branch of its own.
        ...numbered('Category', 9).flatMap((category, index) =>
          numbered(`c${index}-`, index + 1).map((slug) =>
            product(slug.replace(' ', ''), { brand: 'Large', categories: [[category]] }),
          ),
        ),
        ...numbered('Branch', 5).flatMap((branch, index) =>
          numbered(`b${index}-`, index + 1).map((slug) =>
            product(slug.replace(' ', ''), { brand: 'Large', categories: [['Category 9', branch]] }),
          ),
        ),
        product('deep', {
          brand: 'Large',
          categories: [['Category 9', 'Branch 5', 'Zinc']],
          zero_waste: true,
          variants: [variant('d1'), variant('d2')],
        }),
        ...numbered('Brand', 25).map((brand, index) => product(`of-${index}`, { brand, categories: [['Category 9']] })),
        ...numbered('Goal', 13).map((_, index) =>
          product(`for-${index}`, {
            brand: 'Large',
            categories: [['Category 9']],
            health_goals: numbered('Goal', 13).slice(0, index + 1),
          }),
        ),
      ],
      {
        prepare: async (database) => {
          await translateOption(database, 'Brand 1', 'de', 'Zuletzt')
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

  it('counts products, brands that have any, and packs without plastic', async () => {
    const overview = await shop.catalogue.overview('en')
    checkAnswer(getShopOverview, overview)
    expect(overview).toMatchObject({ total_products: 45 + 15 + 1 + 25 + 13, total_brands: 26, zero_waste: 1 })
  })

  it('holds of each group the options with most products, those first', async () => {
    const { categories, health_goals, brands } = await shop.catalogue.overview('en')
    expect(categories.map(({ name }) => name)).toEqual(numbered('Category', 9).slice(1).toReversed())
    expect(categories[0]?.children?.map(({ name }) => name)).toEqual(['Branch 5', 'Branch 4', 'Branch 3', 'Branch 2'])
    expect(categories[0]?.children?.every(({ children }) => children === undefined)).toBe(true)
    expect(health_goals.map(({ name, count }) => [name, count])).toEqual(
      numbered('Goal', 12).map((name, index) => [name, 13 - index]),
    )
    expect(brands[0]).toMatchObject({ name: 'Large', count: 74 })
    expect(brands).toHaveLength(24)
  })

  it('counts as the filter options do', async () => {
    const [{ categories }, options] = [
      await shop.catalogue.overview('en'),
      await shop.catalogue.listFilterOptions({}, 'en'),
    ]
    for (const { id, count } of categories)
      expect(options.categories.find((option) => option.id === id)?.count).toBe(count)
  })

  it('holds the same in every language, though names are in another order there', async () => {
    const idsIn = async (language: 'en' | 'de') => {
      const { categories, health_goals, brands } = await shop.catalogue.overview(language)
      return [categories, health_goals, brands].map((options) => options.map(({ id }) => id))
    }
    expect(await idsIn('de')).toEqual(await idsIn('en'))
  })

  it('suggests the largest end of each of the largest branches, in the language', async () => {
    const ends = ['Branch 4', 'Category 8', 'Category 7', 'Category 6']
    expect((await shop.catalogue.overview('en')).suggestions.map(({ name }) => name)).toEqual(ends)
    expect((await shop.catalogue.overview('de')).suggestions.map(({ name, lang }) => [name, lang])).toEqual(
      ends.map((name) => [name, 'en']),
    )
  })
})
