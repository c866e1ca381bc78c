import { expect, it, onTestFinished } from 'vitest'

import { describeOnEachEngine, type Engine } from '#tests/server/support/database.ts'
import { product, variant } from './support/lines.ts'
import { openShop } from './support/shop.ts'

const VISITOR = { mayBuyRestricted: false }

const PRODUCTS = [
  product('both', {
    name: 'Zinc both',
    variants: [
      variant('both-60', { price_eur: null, price_gbp: 5 }),
      variant('both-90', { price_eur: 12, price_gbp: null }),
      variant('both-120', { price_eur: 20, price_gbp: 15 }),
    ],
  }),
  product('pounds', { name: 'Zinc pounds', variants: [variant('gbp', { price_eur: null, stock: null })] }),
  product('euros', { name: 'Zinc euros', brand: 'Birch', variants: [variant('eur', { price_gbp: null })] }),
]

async function shopOf(engine: Engine, region: 'eu' | 'uk') {
  const shop = await openShop(engine, PRODUCTS, { region })
  onTestFinished(() => shop.close())
  return shop.catalogue
}

describeOnEachEngine('products with one price', (engine) => {
  it.each([
    [
      'eu',
      ['Zinc both', 'Zinc euros'],
      [
        ['both-90', 12],
        ['both-120', 20],
      ],
    ],
    [
      'uk',
      ['Zinc both', 'Zinc pounds'],
      [
        ['both-60', 5],
        ['both-120', 15],
      ],
    ],
  ] as const)(
    'are shown in a shop of that region alone: %s (catalogue.price-of-the-region)',
    async (region, names, packs) => {
      const catalogue = await shopOf(engine, region)
      const listed = await catalogue.listProducts({ order_by: 'name', order: 'asc' }, 'en', VISITOR)
      expect(listed.data.map(({ name }) => name)).toEqual(names)
      expect(listed.total_results).toBe(2)
      expect(listed.data[0]?.variants.map(({ sku, price }) => [sku, price])).toEqual(packs)
      const found = await catalogue.search(
        { query: { query: 'zinc' }, body: undefined, params: undefined },
        'en',
        VISITOR,
      )
      expect(found.hits.map(({ name }) => name).toSorted()).toEqual(names)
      expect((await catalogue.popular('en')).map(({ name }) => name).toSorted()).toEqual(names)
      expect(catalogue.productCount).toBe(2)
      expect(await catalogue.listAddresses(0, 10)).toHaveLength(2)
      const page = await catalogue.getProduct(listed.data[1]?.slug ?? '', 'en', VISITOR)
      expect(page?.related.map(({ name }) => name) ?? []).not.toContain(region === 'eu' ? 'Zinc pounds' : 'Zinc euros')
      const hidden = region === 'eu' ? 'alder-zinc-pounds' : 'birch-zinc-euros'
      expect(await catalogue.getProduct(hidden, 'en', VISITOR)).toBeNull()
      const { brands } = await catalogue.listFilterOptions({}, 'en')
      expect(brands.map(({ name, count }) => [name, count])).toEqual(
        region === 'eu'
          ? [
              ['Alder', 1],
              ['Birch', 1],
            ]
          : [['Alder', 2]],
      )
    },
  )
})
