import { afterAll, beforeAll, expect, it } from 'vitest'

import type { LanguageCode } from '#contract/languages.ts'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { product } from '../support/lines.ts'
import { openShop, translateOption, translateProduct, type TestShop } from '../support/shop.ts'

/** Words of twenty names, each one letter away from a right word of another language. */
const FREQUENT = 'Lemon hoja folic mieles'

const PRODUCTS = [
  ...Array.from({ length: 20 }, (_, n) => product(`leaf-${n}`, { name: `${FREQUENT} ${n + 100}` })),
  product('hoya', { name: 'Hoya' }),
  product('citrus', { name: 'Citrus', free_from: ['Soy'], health_goals: ['Skin'] }),
]

describeOnEachEngine('a right word of any language', (engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop(engine, PRODUCTS, {
      prepare: async (database) => {
        await translateProduct(database, 'citrus', 'es', 'Limón')
        await translateOption(database, 'Soy', 'es', 'Soja')
        await translateOption(database, 'Skin', 'es', 'Pieles')
      },
    })
  })
  afterAll(async () => {
    await shop.close()
  })

  const search = (query: string, language: LanguageCode) =>
    shop.catalogue.search({ params: undefined, query: { query }, body: undefined }, language, {
      mayBuyRestricted: false,
    })

  it.each([
    ['of a product’s name', 'limón'],
    ['of an option', 'pieles'],
    ['of what a product is free from, by which nobody looks for it', 'soja'],
    ['of a common substance that no label names', 'fólico'],
  ])('is no typing error: one %s', async (_, word) => {
    for (const language of ['es', 'de'] as const)
      expect((await search(word, language)).did_you_mean, language).toBeNull()
    expect((await search(word, 'es')).hits.map(({ name }) => name)).not.toContain(`${FREQUENT} 100`)
  })

  it('is no typing error where a product is named so, however frequent its neighbour (search.exact-hit-means-itself)', async () => {
    const { did_you_mean, hits } = await search('hoya', 'en')
    expect([did_you_mean, hits[0]?.name]).toEqual([null, 'Hoya'])
  })

  it('leaves typing errors beside it', async () => {
    expect((await search('lemom', 'es')).did_you_mean).toBe('lemon')
    expect((await search('folik', 'es')).did_you_mean).toBe('folic')
  })
})
