import { expect, it, onTestFinished } from 'vitest'

import { catalogueFile, checkCatalogue, importCatalogue } from '#areas/import/server/index.ts'

import { describeOnEachEngine, testDatabase } from '#tests/server/support/database.ts'
import { fileWith, table } from './other-shops/support/read.ts'

const SHOP = { region: 'eu', name: 'Verbena' } as const

/** A file of a shop whose pictures lie at this address; without one it has none. */
const fileOf = (pictures: string, price: string, sku = 'ZN') =>
  table({
    Handle: 'zinc',
    Title: `Zinc of ${pictures}`,
    'Option1 Name': 'Title',
    'Variant SKU': sku,
    'Variant Price': price,
    'Image Src': pictures,
  })

const ADA = 'https://cdn.shopify.com/s/files/1/0001/0002/products/zinc.jpg?v=1'
const BO = 'https://cdn.shopify.com/s/files/1/0003/0004/products/zinc.jpg?v=1'

describeOnEachEngine('files of two shops with the same handles (operations.import-keeps-shops-apart)', (engine) => {
  const shop = async () => {
    const { database, drop } = await testDatabase(engine)
    onTestFinished(drop)
    const source = async (content: string) => catalogueFile(await fileWith(content), SHOP)
    return {
      check: async (content: string) => checkCatalogue(database, await source(content)),
      take: async (content: string) => importCatalogue(database, await source(content)),
      products: () =>
        database.db.selectFrom('product').select(['external_id', 'name']).orderBy('external_id').execute(),
    }
  }

  it('make two products, which the check tells, and each meets its own again', async () => {
    const { check, take, products } = await shop()
    await take(fileOf(ADA, '9.90'))
    const bo = fileOf(BO, '5.00', 'BO')
    const told = [
      { number: 2, detail: 'shopify:zinc is a product of another shop; this one is shopify:0003-0004:zinc' },
    ]
    expect(await check(bo)).toMatchObject({ created: 1, updated: 0, notes: told })
    expect(await take(bo)).toMatchObject({ created: 1, updated: 0, notes: told })
    const both = [
      { external_id: 'shopify:0003-0004:zinc', name: `Zinc of ${BO}` },
      { external_id: 'shopify:zinc', name: `Zinc of ${ADA}` },
    ]
    expect(await products()).toEqual(both)
    expect(await take(bo)).toMatchObject({ created: 0, unchanged: 1 })
    expect(await take(fileOf(BO, '6.00', 'BO'))).toMatchObject({ created: 0, updated: 1 })
    expect(await take(fileOf(ADA, '8.90'))).toMatchObject({ created: 0, updated: 1, notes: [] })
    expect(await products()).toEqual(both)
  })

  it('leave the product alone where its sku is the same, and say so', async () => {
    const { take, products } = await shop()
    await take(fileOf(ADA, '9.90'))
    expect(await take(fileOf(BO, '5.00'))).toMatchObject({
      created: 0,
      updated: 0,
      rejected: [{ problem: { code: 'sku-taken', detail: 'sku ZN belongs to the product shopify:zinc' } }],
    })
    expect(await products()).toEqual([{ external_id: 'shopify:zinc', name: `Zinc of ${ADA}` }])
  })

  it('are one shop where nothing tells them apart, or a picture of the product is of both', async () => {
    const { take } = await shop()
    await take(fileOf('', '9.90'))
    expect(await take(fileOf(ADA, '8.90'))).toMatchObject({ created: 0, updated: 1 })
    expect(await take(fileOf('', '7.90'))).toMatchObject({ created: 0, updated: 1 })
    const moved = table(
      {
        Handle: 'zinc',
        Title: 'Zinc',
        'Option1 Name': 'Title',
        'Variant SKU': 'ZN',
        'Variant Price': '7',
        'Image Src': BO,
      },
      { Handle: 'zinc', Title: '', 'Option1 Name': '', 'Variant SKU': '', 'Variant Price': '', 'Image Src': ADA },
    )
    expect(await take(moved)).toMatchObject({ created: 0, updated: 1, notes: [] })
  })
})
