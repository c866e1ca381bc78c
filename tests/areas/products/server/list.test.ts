import { expect, it } from 'vitest'

import type { listAllProducts } from '#areas/products/contract/products.ts'
import type { CallInput } from '#contract/call.ts'

import { product, variant } from '#tests/areas/catalogue/server/support/lines.ts'
import { translateProduct } from '#tests/areas/catalogue/server/support/shop.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { editedShop } from './support/products.ts'

const PRODUCTS = [
  product('zinc', {
    name: 'Zinc',
    variants: [
      variant('ZN-60', { barcode: '4006381333931', stock: 3 }),
      variant('ZN-90', { net_contents: '90', price_eur: 14 }),
    ],
  }),
  product('iron', { name: 'Iron 100%', brand: 'Birch', variants: [variant('FE', { stock: 0 })] }),
  product('salt', {
    name: 'Alder salt',
    brand: 'Cedar',
    variants: [variant('SALT', { price_eur: null, stock: null })],
  }),
]

describeOnEachEngine("an admin's list of products", (engine) => {
  async function listed() {
    const shop = await editedShop(engine, PRODUCTS)
    const find = async (query: CallInput<typeof listAllProducts>['query'], language: 'en' | 'de' = 'en') => {
      const { data, total_results } = await shop.products.list(query, language)
      expect(total_results).toBe(data.length)
      return data.map(({ sku }) => sku)
    }
    return { ...shop, find }
  }

  it('says of each what an admin looks for (products.admin-finds-every-product)', async () => {
    const shop = await listed()
    const { data, ...page } = await shop.products.list({ order_by: 'name' }, 'en')
    expect(page).toEqual({ imports: [], current_page: 1, limit: 25, total_pages: 1, total_results: 3 })
    expect(data).toMatchObject([
      { name: 'Alder salt', brand: 'Cedar', price_eur: null, price_gbp: { from: 9, to: 9 }, stock: null, asset: null },
      { name: 'Iron 100%', brand: 'Birch', stock: 0, hidden: false, edited: false },
      { name: 'Zinc', sku: 'ZN-60', variants: 2, price_eur: { from: 10, to: 14 }, stock: 8 },
    ])
    expect(data[2]?.asset?.image_url).toMatch(/^\/media\//)
  })

  it('finds by words of name and brand, and by the beginning of sku and barcode (products.admin-finds-every-product)', async () => {
    const shop = await listed()
    await translateProduct(shop.database, 'iron', 'de', 'Eisen')
    expect(await shop.find({ keyword: 'alder', order_by: 'name' })).toEqual(['SALT', 'ZN-60'])
    expect(await shop.find({ keyword: 'alder zinc' })).toEqual(['ZN-60'])
    expect(await shop.find({ keyword: '100%' })).toEqual(['FE'])
    expect(await shop.find({ keyword: '_' })).toEqual([])
    expect(await shop.find({ keyword: 'zn-9' })).toEqual(['ZN-60'])
    expect(await shop.find({ keyword: '40063813' })).toEqual(['ZN-60'])
    expect(await shop.find({ keyword: 'eisen' }, 'de')).toEqual(['FE'])
    expect(await shop.find({ keyword: "'; drop table product" })).toEqual([])
  })

  it('narrows to a state, and sorts (products.admin-finds-every-product)', async () => {
    const shop = await listed()
    expect(await shop.find({ state: 'in_stock', order_by: 'name' })).toEqual(['SALT', 'ZN-60'])
    expect(await shop.find({ state: 'out_of_stock' })).toEqual(['FE'])
    expect(await shop.find({ state: 'no_price' })).toEqual(['SALT'])
    expect(await shop.find({ state: 'hidden' })).toEqual([])
    expect(await shop.find({ order_by: 'stock' })).toEqual(['FE', 'ZN-60', 'SALT'])
    expect(await shop.find({ order_by: 'newest' })).toEqual(['SALT', 'FE', 'ZN-60'])
    const edits = await shop.set('iron', { hidden: true })
    expect(await shop.find({ state: 'hidden' })).toEqual(['FE'])
    expect(await shop.find({ state: 'edited' })).toEqual(['FE'])
    expect((await shop.find({ order_by: 'updated' }))[0]).toBe('FE')
    await shop.products.undo(await shop.idOf('iron'), edits)
    expect(await shop.find({ state: 'edited' })).toEqual([])
  })

  it('narrows to an import, which is kept as long as products name it (products.of-their-import)', async () => {
    const shop = await listed()
    const job = { state: 'done', file_name: 'iron.csv', file_size: 1, folder: 'x' } as const
    const { import_id } = await shop.db
      .insertInto('import_job')
      .values(job)
      .returning('import_id')
      .executeTakeFirstOrThrow()
    await shop.take([{ ...(PRODUCTS[1] ?? product('iron')), name: 'Iron' }], { importId: import_id })
    expect(await shop.find({ import_id })).toEqual(['FE'])
    expect((await shop.read('iron')).import).toMatchObject({ import_id, file_name: 'iron.csv' })
    expect((await shop.products.list({}, 'en')).imports.map(({ file_name }) => file_name)).toEqual(['iron.csv'])
  })

  it('offers every option that a product can be given, by name', async () => {
    const shop = await editedShop(engine, [
      product('zinc', { categories: [['Minerals', 'Zinc']], delivery_form: 'Capsules' }),
    ])
    expect(await shop.products.choices('en')).toMatchObject({
      brand: [{ name: 'Alder' }],
      delivery_form: [{ name: 'Capsules' }],
      categories: [{ name: 'Minerals' }, { name: 'Minerals › Zinc' }],
      health_goals: [],
    })
  })
})
