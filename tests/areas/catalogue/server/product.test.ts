import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { product as productSchema } from '#areas/catalogue/contract/catalogue.ts'
import type { LanguageCode } from '#contract/languages.ts'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { product, variant } from './support/lines.ts'
import { openShop, translateOption, translateProduct, type TestShop } from './support/shop.ts'

const VISITOR = { mayBuyRestricted: false }
const CERTIFIED = { mayBuyRestricted: true }

const SLEEP = { categories: [['Minerals', 'Magnesium']], health_goals: ['Sleep', 'Muscles'] }

const POWDER = [
  variant('p-500', { price_eur: 20, quantity: 500, unit: 'g', net_contents: '500 g' }),
  variant('p-1000', { price_eur: 36, quantity: 1, unit: 'kg', net_contents: '1 kg' }),
]

const PRODUCTS = [
  product('citrate', {
    ...SLEEP,
    name: 'Magnesium citrate',
    delivery_form: 'Capsule',
    suitable_for: ['Vegans'],
    free_from: ['Gluten'],
    description: 'Two a day.',
    serving_size: '2 capsules',
    suggested_use: 'With water.',
    other_ingredients: ['Rice flour'],
    ingredients: [{ name: 'Magnesium', amount: 200, unit: 'mg', dv_percent: 53, group: 'Minerals' }, { name: 'Herbs' }],
    variants: [
      variant('c-60', { price_eur: 10 }),
      variant('c-120', { price_eur: 17.5, net_contents: '120 capsules', stock: 0 }),
    ],
  }),
  product('alike', { ...SLEEP, name: 'Magnesium malate' }),
  product('alike-sold-out', { ...SLEEP, name: 'Magnesium taurate', variants: [variant('sold-out', { stock: 0 })] }),
  product('same-goal', { name: 'Valerian', categories: [['Herbs']], health_goals: ['Sleep'] }),
  product('same-parent', { name: 'Zinc', categories: [['Minerals', 'Zinc']] }),
  product('other', { name: 'Cream', categories: [['Body care']], practitioner_only: true }),
  ...Array.from({ length: 10 }, (_, n) => product(`oil-${n}`, { name: `Oil ${n}`, categories: [['Oils']] })),
  product('sizes', {
    name: 'Sizes',
    categories: [['Sized']],
    variants: [
      [60, 6],
      [120, 5],
      [30, 7],
    ].map(([quantity, price_eur]) =>
      variant(`s-${quantity}`, { quantity, price_eur: price_eur ?? 0, net_contents: `${quantity} capsules` }),
    ),
  }),
  product('powder', { name: 'Powder', categories: [['Powders']], variants: POWDER }),
  product('restricted-powder', {
    name: 'Strong powder',
    categories: [['Powders']],
    practitioner_only: true,
    variants: [variant('r-500', { quantity: 500, unit: 'g' })],
  }),
  product('other-sizes', { name: 'Other sizes', categories: [['Sized']], variants: [variant('o-1'), variant('o-2')] }),
]

describeOnEachEngine('one product', (engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop(engine, PRODUCTS, {
      prepare: async (database) => {
        await translateOption(database, 'Minerals', 'de', 'Mineralstoffe')
        await translateProduct(database, 'citrate', 'de', 'Magnesiumcitrat')
        await translateProduct(database, 'citrate', 'fr', 'Citrate de magnésium')
        await sql`
          update product_text set description = 'Zwei am Tag.', serving_size = '2 Kapseln', suggested_use = 'Mit Wasser.',
            ingredients = '[{"name": "Magnesium", "amount": 200, "unit": "mg", "dv_percent": 53}, {"name": "Kräuter"}]', other_ingredients = '{Reismehl}'
          where language_id = (select id from language where code = 'de')
        `.execute(database.db)
        await sql`
          insert into variant_text select variant.id, language.id, '60 Kapseln' from variant, language where sku = 'c-60' and code = 'de'
        `.execute(database.db)
      },
    })
  })
  afterAll(async () => {
    await shop.close()
  })

  const get = async (slug: string, language: LanguageCode = 'en', viewer = VISITOR) => {
    const found = await shop.catalogue.getProduct(slug, language, viewer)
    if (found === null) throw new Error(`No product ${slug}`)
    return found
  }

  it('shows all that is known of it, as the contract has it (product.one-call-tells-all)', async () => {
    const found = await get('alder-magnesium-citrate')
    expect(v.parse(productSchema, found)).toEqual(found)
    const minerals = await shop.optionId('categories', 'Minerals')
    expect(found).toMatchObject({
      name: 'Magnesium citrate',
      categories: [
        { id: minerals, name: 'Minerals', parent_id: null },
        { name: 'Magnesium', parent_id: minerals },
      ],
      health_goals: [{ name: 'Sleep' }, { name: 'Muscles' }],
      delivery_form: { name: 'Capsule' },
      suitable_for: [{ name: 'Vegans' }],
      free_from: [{ name: 'Gluten' }],
      variants: [
        { sku: 'c-60', price: 10, availability: 1 },
        { sku: 'c-120', price: 17.5, net_contents: '120 capsules', availability: 2 },
      ],
      description: 'Two a day.',
      serving_size: '2 capsules',
      suggested_use: 'With water.',
      ingredients: [
        { name: 'Magnesium', amount: 200, unit: 'mg', dv_percent: 53, group: 'Minerals' },
        { name: 'Herbs', amount: null, unit: null, dv_percent: null, group: null },
      ],
      other_ingredients: ['Rice flour'],
    })
    expect(found).not.toHaveProperty('text_lang')
  })

  it('is null where no product has that slug', async () => {
    expect(await shop.catalogue.getProduct('alder-magnesium', 'en', VISITOR)).toBeNull()
  })

  it('speaks the language that is asked for, with its net contents', async () => {
    const found = await get('alder-magnesium-citrate', 'de')
    expect(found).toMatchObject({
      name: 'Magnesiumcitrat',
      description: 'Zwei am Tag.',
      serving_size: '2 Kapseln',
      suggested_use: 'Mit Wasser.',
      ingredients: [{ name: 'Magnesium', group: null }, { name: 'Kräuter' }],
      other_ingredients: ['Reismehl'],
      categories: [{ name: 'Mineralstoffe' }, { name: 'Magnesium', lang: 'en' }],
    })
    expect(found.variants.map(({ net_contents }) => net_contents)).toEqual(['60 Kapseln', '120 capsules'])
    expect(found).not.toHaveProperty('lang')
    expect(found).not.toHaveProperty('text_lang')
  })

  it('keeps its own texts whole, and says in which language, where a translation brings only a part of them', async () => {
    const found = await get('alder-magnesium-citrate', 'fr')
    expect(found).toMatchObject({ name: 'Citrate de magnésium', description: 'Two a day.', text_lang: 'en' })
    expect(found).not.toHaveProperty('lang')
    expect(await get('alder-magnesium-citrate', 'dk')).toMatchObject({ lang: 'en', text_lang: 'en' })
  })

  it('is drawn the same in every language, at the address that the listing has', async () => {
    const { assets } = await get('alder-magnesium-citrate', 'de')
    expect(assets).toEqual((await get('alder-magnesium-citrate')).assets)
    const { data } = await shop.catalogue.listProducts({ limit: 100 }, 'en', VISITOR)
    expect(data.find(({ slug }) => slug === 'alder-magnesium-citrate')?.assets).toEqual(assets.slice(0, 1))
  })

  it('has a pack shot of each of its variants in their order, with its own contents and larger where it holds more', async () => {
    const { product_id, assets, variants, related } = await get('alder-sizes')
    expect(variants.map(({ sku }) => sku)).toEqual(['s-120', 's-60', 's-30'])
    expect(assets.map(({ variant_id }) => variant_id)).toEqual(variants.map(({ id }) => id))
    expect(new Set(assets.map(({ image_url }) => image_url)).size).toBe(3)
    const specs = await Promise.all(variants.map(({ id }) => shop.catalogue.packSpec(product_id, id)))
    expect(specs.map((spec) => spec && [spec.contents, spec.variantIndex])).toEqual([
      ['120 capsules', 2],
      ['60 capsules', 1],
      ['30 capsules', 0],
    ])
    expect(related.map((one) => one.assets.length)).toEqual([1])
  })

  it('is drawn as in lists where a variant is not on sale, and not at all where it is none', async () => {
    const { product_id, variants } = await get('alder-sizes')
    expect(await shop.catalogue.packSpec(product_id, 999_999)).toMatchObject({
      variant_id: variants[0]?.id,
      contents: '120 capsules',
    })
    expect(await shop.catalogue.packSpec(999_999, variants[0]?.id ?? 0)).toBeNull()
  })

  it('hides the price of what only practitioners may buy (product.restricted-shows-no-price)', async () => {
    expect((await get('alder-cream')).variants[0]?.price).toBeNull()
    expect((await get('alder-cream', 'en', CERTIFIED)).variants[0]?.price).toBe(10)
  })

  it('tells the price of a kilogram of each variant sold by weight, to those who may buy it (price.per-kilogram-or-litre)', async () => {
    const { variants } = await get('alder-powder')
    expect(variants.map(({ unit_price }) => unit_price)).toEqual([
      { price: 40, unit: 'kg', amount: 0.5 },
      { price: 36, unit: 'kg', amount: 1 },
    ])
    const unitPrices = async (slug: string, viewer = VISITOR) =>
      (await get(slug, 'en', viewer)).variants.map(({ unit_price }) => unit_price?.price)
    expect(await unitPrices('alder-strong-powder')).toEqual([undefined])
    expect(await unitPrices('alder-strong-powder', CERTIFIED)).toEqual([20])
    expect(await unitPrices('alder-sizes')).toEqual([undefined, undefined, undefined])
  })

  it('is followed by what is most like it, in stock first, never by itself or by what shares nothing', async () => {
    const { related } = await get('alder-magnesium-citrate', 'de')
    expect(related.map(({ name }) => name)).toEqual(['Magnesium malate', 'Valerian', 'Zinc', 'Magnesium taurate'])
    expect(related[0]).toMatchObject({ lang: 'en', variants: [{ price: 10 }] })
    expect((await get('alder-cream')).related).toEqual([])
  })

  it('is followed by at most eight, equals from the next one round to the one before', async () => {
    const { related } = await get('alder-oil-5')
    expect(related.map(({ name }) => name)).toEqual([
      'Oil 6',
      'Oil 7',
      'Oil 8',
      'Oil 9',
      'Oil 0',
      'Oil 1',
      'Oil 2',
      'Oil 3',
    ])
  })
})
