import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { LANGUAGE_CODES } from '#contract/languages.ts'
import { listPopularProducts, searchByCursor, searchProducts } from '#areas/catalogue/contract/search.ts'
import { type Catalogue, openCatalogue } from '#areas/catalogue/server/index.ts'
import { seedDemo } from '#server/demo/seed.ts'
import { checkAnswer } from '#server/api/check-answer.ts'

import { testDatabase, type TestDatabase } from '#tests/server/support/database.ts'
import { quietLog } from '#tests/server/support/log.ts'

const VISITOR = { mayBuyRestricted: false }

describe('the search of the demo', () => {
  let shop: TestDatabase
  let catalogue: Catalogue
  beforeAll(async () => {
    shop = await testDatabase()
    await seedDemo(shop.database)
    catalogue = await openCatalogue(shop.database, { region: 'eu', log: quietLog })
  })
  afterAll(async () => {
    await catalogue.close()
    await shop.drop()
  })
  const search = (query: string, language: (typeof LANGUAGE_CODES)[number]) =>
    catalogue.search(
      { params: undefined, query: { query, formatted: true, per_page: 100 }, body: undefined },
      language,
      VISITOR,
    )

  it.each(LANGUAGE_CODES)(
    'finds products by their names in %s, loses nothing of a name by marking it, and answers as the contract says',
    async (language) => {
      const popular = await catalogue.popular(language)
      checkAnswer(listPopularProducts, popular)
      expect(popular).toHaveLength(12)
      for (const { product_id, name } of popular) {
        const result = await search(name, language)
        checkAnswer(searchProducts, result)
        const hit = result.hits.find((found) => found.product_id === product_id)
        expect(hit, name).toBeDefined()
        expect(hit?.formatted?.name.map(({ text }) => text).join('')).toBe(name)
        const slice = await catalogue.searchSlice({ query: name }, language, VISITOR)
        checkAnswer(searchByCursor, slice)
        expect(slice?.hits[0]?.product_id).toBe(result.hits[0]?.product_id)
      }
    },
  )

  it('suggests a word of the language that is asked in, where several are equally near', async () => {
    expect((await search('immune', 'en')).did_you_mean).toBe('immunity')
    expect((await search('immunfor', 'dk')).did_you_mean).toBeNull()
    expect((await search('immunforsvr', 'dk')).did_you_mean).toBe('immunforsvar')
  })

  it.each([
    ['5-htp', 'en', '5-htp', 'amino acids'],
    ['Griffonia 100 mg', 'de', 'Griffonia', 'aminosäuren'],
    ['sägepalme', 'de', 'sägepalme', 'kräuter'],
    ['褪黑激素', 'zh-TW', '褪黑激素', null],
  ] as const)(
    'says of %s in %s that the shop knows it and has none, with what is near (search.known-substance-is-named)',
    async (query, language, name, kind) => {
      const result = await search(query, language)
      checkAnswer(searchProducts, result)
      expect(result).toMatchObject({ total_found: 0, did_you_mean: null, known_substance: { name } })
      const near = result.known_substance?.near ?? []
      expect(near).toHaveLength(kind === null ? 0 : 8)
      expect(near.filter(({ lang }) => lang !== undefined)).toEqual([])
      for (const { slug } of near) {
        const { categories = [] } = (await catalogue.getProduct(slug, language, VISITOR)) ?? {}
        expect(categories.map((category) => category.name.toLowerCase()).join()).toContain(kind)
      }
    },
  )

  it('says nothing of a substance that it has, nor of words that name none', async () => {
    for (const query of ['magnesium', 'magnesium zzzzzz', 'zzzzzz', '*'])
      expect(await search(query, 'en'), query).not.toHaveProperty('known_substance')
  })

  it('names facets in the language of the call, under the same ids', async () => {
    const [en, de] = [await search('magnesium', 'en'), await search('magnesium', 'de')]
    const withC = (result: typeof en) => result.unique_ingredients.map(({ id, count }) => `${id} ${count}`).sort()
    expect(withC(en)).toEqual(withC(de))
    expect(en.unique_ingredients.length).toBeGreaterThan(3)
    expect(de.unique_ingredients.map(({ name }) => name)).not.toEqual(en.unique_ingredients.map(({ name }) => name))
    expect(new Set(de.unique_categories.map(({ id }) => id))).toEqual(new Set(en.unique_categories.map(({ id }) => id)))
    expect(de.unique_categories.map(({ name }) => name)).toContain('Mineralstoffe')
  })
})
