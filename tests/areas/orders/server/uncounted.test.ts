import { expect, it } from 'vitest'

import { USER_TYPES } from '#contract/call.ts'
import { QUANTITY_MAX } from '#contract/constants.ts'
import { importCatalogue } from '#areas/import/server/index.ts'

import { lines, product, variant } from '#tests/areas/catalogue/server/support/lines.ts'
import { shoppingShop } from '#tests/areas/cart/server/support/shop.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { buy, stockOf } from './support/checkout.ts'

const VISITOR = { mayBuyRestricted: false }

const PRODUCTS = [
  product('zinc', {
    name: 'Zinc',
    variants: [
      variant('zn-60', { stock: 0, price_eur: 5 }),
      variant('zn-120', { stock: null, price_eur: 20 }),
      variant('zn-180', { stock: 1, price_eur: 30 }),
    ],
  }),
  product('iron', { name: 'Iron', variants: [variant('fe', { stock: 0 })] }),
  product('pounds', { name: 'Pounds', variants: [variant('gbp', { price_eur: null })] }),
]

describeOnEachEngine('a variant whose stock is not counted (catalogue.uncounted-stock)', (engine) => {
  it('is in stock without a number', async () => {
    const { catalogue } = await shoppingShop(engine, { products: PRODUCTS })
    const { data, available_products } = await catalogue.listProducts({ availability: [1] }, 'en', VISITOR)
    expect(available_products).toBe(1)
    expect(data).toMatchObject([
      {
        name: 'Zinc',
        variants: [{ sku: 'zn-120', stock: null, availability: 1 }, { sku: 'zn-180' }, { sku: 'zn-60' }],
      },
    ])
  })

  it('is bounded by the most of one line', async () => {
    const shop = await shoppingShop(engine, { products: PRODUCTS })
    const who = await shop.person()
    const zinc = await shop.idsOf('zn-120')
    const { status, body } = await shop.add(who, { ...zinc, quantity: QUANTITY_MAX })
    expect([status, body.items]).toEqual([200, [expect.objectContaining({ quantity: QUANTITY_MAX, stock: null })]])
    expect((await shop.add(who, { ...zinc, quantity: 1 })).status).toBe(409)
  })

  it('is neither lowered nor returned by orders', async () => {
    const shop = await shoppingShop(engine, { products: PRODUCTS })
    const who = await shop.person()
    const { status, body } = await buy(shop, who, 'zn-120', 3)
    expect(status).toBe(200)
    expect(await stockOf(shop, 'zn-120')).toBeNull()
    const admin = await shop.person(USER_TYPES.Admin)
    const moved = await shop.ask(admin, 'PUT', `/admin/orders/${body.order_id}`, { status: 'cancelled' })
    expect(moved.body.status).toBe('cancelled')
    expect(await stockOf(shop, 'zn-120')).toBeNull()
    const again = await shop.ask(who, 'POST', `/account/orders/${body.order_id}/again`)
    expect(again.body).toMatchObject({ added: 3, left_out: [] })
  })

  it('is taken as it is by a later import', async () => {
    const shop = await shoppingShop(engine, { products: PRODUCTS })
    const { unchanged } = await importCatalogue(shop.database, lines(...PRODUCTS))
    expect(unchanged).toBe(PRODUCTS.length)
    expect(await stockOf(shop, 'zn-120')).toBeNull()
  })
})

describeOnEachEngine('a variant without a price of the region', (engine) => {
  it('cannot be put anywhere (catalogue.price-of-the-region)', async () => {
    const shop = await shoppingShop(engine, { products: PRODUCTS })
    const who = await shop.person()
    const ids = await shop.idsOf('gbp')
    expect((await shop.add(who, { ...ids, quantity: 1 })).status).toBe(404)
    expect((await shop.ask(who, 'POST', '/account/wishlist', ids)).status).toBe(404)
  })
})
