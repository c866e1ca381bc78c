import { afterAll, beforeAll, expect, it } from 'vitest'

import type { ProductQuery } from '#areas/catalogue/server/index.ts'
import type { ProductPage } from '#areas/catalogue/contract/catalogue.ts'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { product, variant } from './support/lines.ts'
import { openShop, translateOption, translateProduct, type TestShop } from './support/shop.ts'

const VISITOR = { mayBuyRestricted: false }
const CERTIFIED = { mayBuyRestricted: true }

const PRODUCTS = [
  product('zinc', {
    name: 'Zinc 25 mg',
    delivery_form: 'tablet',
    categories: [['Minerals', 'Zinc']],
    free_from: ['Gluten', 'Dairy'],
    suitable_for: ['Vegans'],
    variants: [variant('zn', { price_eur: 8, price_gbp: 30 })],
  }),
  product('iron', {
    name: 'Iron',
    brand: 'Birch',
    categories: [['Minerals', 'Iron']],
    free_from: ['Gluten'],
    zero_waste: true,
    variants: [
      variant('fe-1', { price_eur: 5, stock: 0 }),
      variant('fe-2', { price_eur: 20, stock: 2, net_contents: '90 capsules', unit: null }),
      variant('fe-3', { price_eur: 12.34, stock: 1 }),
    ],
  }),
  product('oil', {
    name: 'Ærø oil',
    categories: [['Oils']],
    variants: [variant('oil-1', { price_eur: 9, stock: 0 }), variant('oil-2', { price_eur: 7, stock: 0 })],
  }),
  product('strong-1', { name: 'Strong one', practitioner_only: true, variants: [variant('s1', { price_eur: 1 })] }),
  product('strong-2', { name: 'Strong two', practitioner_only: true, variants: [variant('s2', { price_eur: 99 })] }),
]

describeOnEachEngine('the listing', (engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop(engine, PRODUCTS, {
      prepare: async (database) => {
        await translateOption(database, 'tablet', 'de', 'Tablette')
        await translateProduct(database, 'zinc', 'de', 'Zzz Zink')
      },
    })
  })
  afterAll(async () => {
    await shop.close()
  })

  const list = (query: ProductQuery = {}, viewer = VISITOR, language: 'en' | 'de' | 'dk' = 'en') =>
    shop.catalogue.listProducts(query, language, viewer)
  const names = ({ data }: ProductPage) => data.map(({ name }) => name)

  it('gives 26 products a page, the newest id first, with the numbers of the whole filter (catalogue.twenty-six-a-page, catalogue.list-answer-has-totals)', async () => {
    const page = await list()
    expect(names(page)).toEqual(['Strong two', 'Strong one', 'Ærø oil', 'Iron', 'Zinc 25 mg'])
    expect({ ...page, data: [] }).toEqual({
      data: [],
      total_results: 5,
      total_pages: 1,
      current_page: 1,
      limit: 26,
      available_products: 4,
      unavailable_products: 1,
    })
  })

  it('cuts pages by the limit and answers a page past the end with an empty one (catalogue.past-the-end-is-empty)', async () => {
    const second = await list({ limit: 2, page: 2 })
    expect(names(second)).toEqual(['Ærø oil', 'Iron'])
    expect(second).toMatchObject({ total_results: 5, total_pages: 3, current_page: 2, limit: 2 })
    const beyond = await list({ limit: 2, page: 100_000 })
    expect(beyond).toMatchObject({ data: [], total_results: 5, total_pages: 3, current_page: 100_000 })
  })

  it('takes options of a group as alternatives and groups together, a category with all below it (filters.alternatives-within-a-group)', async () => {
    const gluten = await shop.optionId('free_from', 'Gluten')
    const dairy = await shop.optionId('free_from', 'Dairy')
    const minerals = await shop.optionId('categories', 'Minerals')
    const oils = await shop.optionId('categories', 'Oils')
    expect(names(await list({ free_from: [gluten, dairy] }))).toEqual(['Iron', 'Zinc 25 mg'])
    expect(names(await list({ categories: [minerals] }))).toEqual(['Iron', 'Zinc 25 mg'])
    expect(names(await list({ categories: [minerals, oils] }))).toEqual(['Ærø oil', 'Iron', 'Zinc 25 mg'])
    expect(names(await list({ categories: [minerals], free_from: [dairy] }))).toEqual(['Zinc 25 mg'])
    expect(names(await list({ zero_waste: [1] }))).toEqual(['Iron'])
  })

  it('names for an empty result the group to remove, also where it filters alone, and for a page past the end none', async () => {
    const [dairy, oils, birch] = await Promise.all([
      shop.optionId('free_from', 'Dairy'),
      shop.optionId('categories', 'Oils'),
      shop.optionId('brands', 'Birch'),
    ])
    expect((await list({ free_from: [dairy], categories: [oils] })).relief).toEqual({
      group: 'categories',
      total_results: 1,
    })
    expect((await list({ free_from: [dairy], categories: [oils], zero_waste: [1] })).relief).toBeUndefined()
    expect((await list({ brands: [birch], availability: [2] })).relief).toEqual({ group: 'brands', total_results: 1 })
    expect(await list({ brands: [birch], page: 9 })).not.toHaveProperty('relief')
  })

  it('counts for each availability what it would give, its own group left out (filters.availability-is-one-or-two)', async () => {
    expect(await list({ availability: [2] })).toMatchObject({
      total_results: 1,
      available_products: 4,
      unavailable_products: 1,
    })
    expect(await list({ availability: [1, 2] })).toMatchObject({
      total_results: 5,
      available_products: 4,
      unavailable_products: 1,
    })
  })

  it('ignores unknown ids, and a group of which no id is known (catalogue.unknown-values-are-ignored)', async () => {
    const zinc = await shop.optionId('categories', 'Zinc')
    const vegans = await shop.optionId('suitable_for', 'Vegans')
    expect((await list({ categories: [zinc, 999_999] })).total_results).toBe(1)
    expect((await list({ categories: [999_999], availability: [3], zero_waste: [2] })).total_results).toBe(5)
    expect((await list({ categories: [vegans] })).total_results, 'an id of another group').toBe(5)
  })

  it('logs unknown order values and leaves them out (ordering.unknown-values-are-logged)', async () => {
    expect(names(await list({ order_by: 'colour', order: 'sideways' }))).toEqual(names(await list()))
    expect(shop.log.lines.filter(({ level }) => level === 'warn').map(({ fields }) => fields)).toEqual([
      { parameter: 'order_by', value: 'colour' },
      { parameter: 'order', value: 'sideways' },
    ])
  })

  it('puts the cheapest variant in stock first, else the cheapest, and sorts by its price (catalogue.first-variant-is-the-cards)', async () => {
    const page = await list({ order_by: 'price', order: 'asc' }, CERTIFIED)
    expect(page.data.map(({ name, variants }) => [name, variants.map(({ price }) => price)])).toEqual([
      ['Strong one', [1]],
      ['Ærø oil', [7, 9]],
      ['Zinc 25 mg', [8]],
      ['Iron', [12.34, 20, 5]],
      ['Strong two', [99]],
    ])
  })

  it('hides the price of what only practitioners may buy, and its place tells nothing of it (product.restricted-shows-no-price)', async () => {
    const ascending = await list({ order_by: 'price', order: 'asc' })
    const descending = await list({ order_by: 'price', order: 'desc' })
    expect(names(ascending)).toEqual(['Ærø oil', 'Zinc 25 mg', 'Iron', 'Strong one', 'Strong two'])
    expect(names(descending)).toEqual(['Iron', 'Zinc 25 mg', 'Ærø oil', 'Strong two', 'Strong one'])
    expect(
      ascending.data.filter(({ practitioner_only }) => practitioner_only).map(({ variants }) => variants[0]?.price),
    ).toEqual([null, null])
  })

  it('shows a card with all that lists show (catalogue.card-fields)', async () => {
    const {
      data: [card],
    } = await list({ zero_waste: [1] })
    const brand = await shop.optionId('brands', 'Birch')
    const gluten = await shop.optionId('free_from', 'Gluten')
    const [first] = card?.variants ?? []
    expect(card).toEqual({
      product_id: expect.any(Number),
      name: 'Iron',
      slug: 'birch-iron',
      brand: { id: brand, name: 'Birch', slug: 'birch' },
      assets: [
        expect.objectContaining({
          image_url: expect.stringMatching(/^\/media\/packs\/\d+-\d+-[0-9a-f]{8}-1000\.svg$/),
          variant_id: first?.id,
        }),
      ],
      variants: [
        {
          id: expect.any(Number),
          price: 12.34,
          sku: 'fe-3',
          unit_of_measure: 'capsules',
          net_contents: '60 capsules',
          stock: 1,
          availability: 1,
        },
        {
          id: expect.any(Number),
          price: 20,
          sku: 'fe-2',
          unit_of_measure: null,
          net_contents: '90 capsules',
          stock: 2,
          availability: 1,
        },
        {
          id: expect.any(Number),
          price: 5,
          sku: 'fe-1',
          unit_of_measure: 'capsules',
          net_contents: '60 capsules',
          stock: 0,
          availability: 2,
        },
      ],
      delivery_form: null,
      suitable_for: [],
      free_from: [{ id: gluten, name: 'Gluten', slug: 'gluten' }],
      zero_waste: true,
      practitioner_only: false,
    })
  })

  it('names what is translated in the language, and says of the rest which language it is (language.content-is-translated)', async () => {
    const { data } = await list({ order_by: 'id', order: 'asc' }, VISITOR, 'de')
    expect(data[0]).toMatchObject({
      name: 'Zzz Zink',
      delivery_form: { name: 'Tablette' },
      suitable_for: [{ name: 'Vegans', lang: 'en' }],
    })
    expect(data[0]).not.toHaveProperty('lang')
    expect(data[0]?.delivery_form).not.toHaveProperty('lang')
    expect(data[0]?.brand, 'a brand belongs to no language').not.toHaveProperty('lang')
    expect(data[1]).toMatchObject({ name: 'Iron', lang: 'en' })
  })

  it('orders by the names that are shown, by the rules of the language (ordering.names-by-language-rules)', async () => {
    expect(names(await list({ order_by: 'name', order: 'asc' }))).toEqual([
      'Ærø oil',
      'Iron',
      'Strong one',
      'Strong two',
      'Zinc 25 mg',
    ])
    expect(names(await list({ order_by: 'name', order: 'desc' }, VISITOR, 'de'))).toEqual([
      'Zzz Zink',
      'Strong two',
      'Strong one',
      'Iron',
      'Ærø oil',
    ])
    expect(names(await list({ order_by: 'name', order: 'asc' }, VISITOR, 'dk'))).toEqual([
      'Iron',
      'Strong one',
      'Strong two',
      'Zinc 25 mg',
      'Ærø oil',
    ])
  })

  it('shows a change of stock at once, though the counts follow the version', async () => {
    await shop.database.db.updateTable('variant').set({ stock: 77 }).where('sku', '=', 'zn').execute()
    const { data } = await list({ categories: [await shop.optionId('categories', 'Zinc')] })
    expect(data[0]?.variants[0]?.stock).toBe(77)
  })
})

describeOnEachEngine('the listing of the shop for the United Kingdom', (engine) => {
  it('asks and sorts by pounds (price.region-sets-the-currency, price.two-prices-per-variant)', async () => {
    const shop = await openShop(engine, PRODUCTS, { region: 'uk' })
    try {
      const { data } = await shop.catalogue.listProducts(
        { order_by: 'price', order: 'desc', limit: 1 },
        'en',
        CERTIFIED,
      )
      expect(data.map(({ name, variants }) => [name, variants[0]?.price])).toEqual([['Zinc 25 mg', 30]])
    } finally {
      await shop.close()
    }
  })
})
