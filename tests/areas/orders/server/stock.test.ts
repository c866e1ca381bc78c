import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'

import { importCatalogue } from '#areas/import/server/index.ts'

import { lines, product } from '#tests/areas/catalogue/server/support/lines.ts'
import { shoppingShop, type ShoppingShop } from '#tests/areas/cart/server/support/shop.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { buy } from './support/checkout.ts'

const VIEWER = { mayBuyRestricted: true }
const SOON = { timeout: 5000, interval: 20 }

/** Names of what is in stock, by price. */
const inStock = async ({ catalogue }: ShoppingShop): Promise<string[]> =>
  (await catalogue.listProducts({ availability: [1], order_by: 'price', order: 'asc' }, 'en', VIEWER)).data.map(
    ({ name }) => name,
  )

describeOnEachEngine('the catalogue after an order', (engine) => {
  it('knows what is sold out and which pack is the cheapest now, without loading anything but stock', async () => {
    const shop = await shoppingShop(engine)
    const who = await shop.person()
    expect(await inStock(shop)).toEqual(['Collagen', 'Iron', 'Magnesium'])
    await sql`alter table option_name rename to hidden`.execute(shop.db)
    await shop.db.updateTable('variant').set({ price_eur: 2500 }).where('sku', '=', 'iron').execute()
    const before = shop.catalogue.version
    await buy(shop, who, 'powder', 3)
    await vi.waitFor(async () => expect(await inStock(shop)).toEqual(['Magnesium', 'Iron']), SOON)
    expect(shop.catalogue.version).toBe(before + 1)
    await buy(shop, who, 'mg-60', 12)
    await vi.waitFor(async () => expect(await inStock(shop)).toEqual(['Iron', 'Magnesium']), SOON)
    const found = await shop.catalogue.search(
      { query: { query: 'magnesium' }, body: undefined, params: undefined },
      'en',
      VIEWER,
    )
    expect(found.hits.map(({ name }) => name)).toEqual(['Magnesium'])
  })

  it('has a new version whose answers are made anew, even if nothing is sold out', async () => {
    const shop = await shoppingShop(engine)
    const before = shop.catalogue.version
    await buy(shop, await shop.person(), 'mg-120')
    await vi.waitFor(() => expect(shop.catalogue.version).toBe(before + 1), SOON)
    expect(await inStock(shop)).toEqual(['Collagen', 'Iron', 'Magnesium'])
  })

  it('is loaded whole by an import after orders', async () => {
    const shop = await shoppingShop(engine)
    await buy(shop, await shop.person(), 'powder', 3)
    await vi.waitFor(async () => expect(await inStock(shop)).toEqual(['Iron', 'Magnesium']), SOON)
    await importCatalogue(shop.database, lines(product('new', { name: 'New' })))
    await vi.waitFor(async () => expect(await inStock(shop)).toContain('New'), SOON)
  })
})
