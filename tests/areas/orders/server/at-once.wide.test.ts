import { setTimeout as delay } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { ORDERS_AN_HOUR } from '#areas/orders/server/index.ts'

import { statusesOf } from '#tests/areas/account/server/support/shop.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { type Answered, messages, shoppingShop } from '#tests/areas/cart/server/support/shop.ts'
import { bodyOf, buy, orderCount, place, stockOf } from './support/checkout.ts'

describeOnEachEngine('orders at once', (engine) => {
  it('from 100 presses under one key are one, from several processes too (checkout.order-from-the-servers-cart)', async () => {
    const shop = await shoppingShop(engine)
    const who = await shop.person()
    await shop.add(who, { ...(await shop.idsOf('mg-60')), quantity: 1 })
    const body = await bodyOf(shop, who)
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        (i % 2 ? shop.ask : shop.askElsewhere)(who, 'POST', '/storefront/orders', body, { key: 'one' }),
      ),
    )
    expect(new Set(statusesOf(answers))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => answer.body.order_id)).size).toBe(1)
    expect([await orderCount(shop), await stockOf(shop, 'mg-60')]).toEqual([1, 11])
  })

  it('sell no more than there is: of 50 buyers of 10 pieces 10 get one (checkout.checked-again-in-one-transaction)', async () => {
    const shop = await shoppingShop(engine)
    await shop.changeVariant('mg-60', { stock: 10 })
    const ids = await shop.idsOf('mg-60')
    const buyers = await Promise.all(Array.from({ length: 50 }, () => shop.person()))
    const bodies: unknown[] = []
    for (const buyer of buyers) {
      await shop.add(buyer, { ...ids, quantity: 1 })
      bodies.push(await bodyOf(shop, buyer))
    }
    const answers = await Promise.all(
      buyers.map((buyer, i) => (i % 2 ? shop.ask : shop.askElsewhere)(buyer, 'POST', '/storefront/orders', bodies[i])),
    )
    expect(statusesOf(answers)).toEqual([...Array<number>(10).fill(200), ...Array<number>(40).fill(409)])
    expect(
      new Set(answers.filter(({ status }) => status === 409).map(({ body }) => JSON.stringify(body.errors))),
    ).toEqual(new Set([JSON.stringify({ [`lines.${ids.product_variant_id}`]: messages('en', 'soldOut') })]))
    expect([await orderCount(shop), await stockOf(shop, 'mg-60')]).toEqual([10, 0])
    expect(new Set(answers.flatMap(({ body }) => body.number ?? [])).size).toBe(10)
  })

  it('of the same products in any order wait for each other and never for good', async () => {
    const shop = await shoppingShop(engine)
    await shop.changeVariant('mg-60', { stock: 5000 })
    await shop.changeVariant('powder', { stock: 5000 })
    const skus = ['mg-60', 'mg-120', 'powder']
    const buyers = await Promise.all(Array.from({ length: 20 }, () => shop.person()))
    const bodies: unknown[] = []
    for (const [i, buyer] of buyers.entries()) {
      for (const sku of i % 2 ? skus : skus.toReversed())
        await shop.add(buyer, { ...(await shop.idsOf(sku)), quantity: 1 })
      bodies.push(await bodyOf(shop, buyer))
    }
    const answers = await Promise.all(buyers.map((buyer, i) => place(shop, buyer, bodies[i])))
    expect(new Set(statusesOf(answers))).toEqual(new Set([200]))
    expect(await stockOf(shop, 'mg-120')).toBe(4980)
  })

  it('that meet an import in a deadlock are answered 503, and succeed under their key', async () => {
    const shop = await shoppingShop(engine)
    const who = await shop.person()
    const [first, last] = [await shop.idsOf('mg-60'), await shop.idsOf('powder')]
    for (const ids of [first, last]) await shop.add(who, { ...ids, quantity: 1 })
    const body = await bodyOf(shop, who)
    let placed: Promise<Answered> | undefined
    await shop.database.bulk.transaction().execute(async (transaction) => {
      const raise = ({ product_variant_id }: { product_variant_id: number }) =>
        transaction.updateTable('variant').set({ stock: 100 }).where('id', '=', product_variant_id).execute()
      await raise(last)
      placed = place(shop, who, body, { key: 'one' })
      await delay(300)
      await raise(first)
    })
    const refused = await placed
    expect([refused?.status, refused?.headers.get('Retry-After')]).toEqual([503, '2'])
    expect((await place(shop, who, body, { key: 'one' })).status).toBe(200)
    expect([await orderCount(shop), await stockOf(shop, 'mg-60')]).toEqual([1, 99])
  })

  it(`are at most ${ORDERS_AN_HOUR} an hour of one account, refused ones and repeated keys not counted (checkout.twenty-an-hour)`, async () => {
    const shop = await shoppingShop(engine)
    await shop.changeVariant('mg-60', { stock: 5000 })
    const who = await shop.person()
    expect((await buy(shop, who, 'mg-60')).status).toBe(200)
    await shop.add(who, { ...(await shop.idsOf('mg-60')), quantity: 1 })
    const first = await bodyOf(shop, who)
    for (let i = 0; i < 25; i += 1) expect((await place(shop, who, { ...first, total: 1 })).status).toBe(409)
    for (let i = 0; i < 25; i += 1) expect((await place(shop, who, first, { key: 'one' })).status).toBe(200)
    for (let i = 2; i < ORDERS_AN_HOUR; i += 1) expect((await buy(shop, who, 'mg-60')).status).toBe(200)
    const refused = await buy(shop, who, 'mg-60')
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 3500]).toEqual([429, true])
    expect((await place(shop, who, first, { key: 'one' })).status).toBe(200)
    expect((await buy(shop, await shop.person(), 'mg-60')).status).toBe(200)
    await shop.db
      .updateTable('shop_order')
      .set({ placed_at: new Date(Date.now() - 3_601_000) })
      .where('idempotency_key', '=', 'one')
      .execute()
    expect((await place(shop, who, await bodyOf(shop, who))).status).toBe(200)
  }, 60_000)
})
