import { expect, it } from 'vitest'

import { QUANTITY_MAX } from '#contract/constants.ts'
import { USER_TYPES } from '#contract/call.ts'

import { linesOf, shoppingShop } from '#tests/areas/cart/server/support/shop.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { bodyOf, place } from './support/checkout.ts'

describeOnEachEngine('ordering again', (engine) => {
  it('adds to what the cart holds what can be bought, names the rest, and is carried out once for each key', async () => {
    const shop = await shoppingShop(engine)
    const who = await shop.person(USER_TYPES.CertifiedPractitioner)
    const ids = Object.fromEntries(
      await Promise.all(
        ['mg-60', 'mg-120', 'powder', 'iron', 'zinc'].map(
          async (sku) => [sku, (await shop.idsOf(sku)).product_variant_id] as const,
        ),
      ),
    )
    await shop.changeVariant('zinc', { stock: 5 })
    for (const [sku, quantity] of [
      ['mg-60', 8],
      ['mg-120', 2],
      ['powder', 1],
      ['iron', 1],
      ['zinc', 1],
    ] as const)
      await shop.add(who, { ...(await shop.idsOf(sku)), quantity })
    const { order_id } = (await place(shop, who, await bodyOf(shop, who))).body
    await shop.changeVariant('powder', { withdrawn_at: new Date() })
    await shop.changeVariant('zinc', { stock: 0 })
    await shop.db.updateTable('account').set({ user_type_id: USER_TYPES.Practitioner }).execute()
    await shop.add(who, { ...(await shop.idsOf('mg-60')), quantity: 1 })
    await shop.add(who, { ...(await shop.idsOf('mg-120')), quantity: 1 })

    const again = (key: string) => shop.ask(who, 'POST', `/account/orders/${order_id}/again`, undefined, { key })
    const first = await again('one')
    expect(first.status).toBe(200)
    expect(linesOf({ ...first, body: first.body.cart })).toEqual([
      [ids['mg-60'], 4],
      [ids['mg-120'], 3],
    ])
    expect([first.body.added, first.body.left_out]).toEqual([
      5,
      [
        { product_variant_id: ids['mg-60'], name: 'Magnesium', reason: 'fewer', quantity: 3 },
        { product_variant_id: ids['powder'], name: 'Collagen', reason: 'gone', quantity: 0 },
        { product_variant_id: ids['iron'], name: 'Iron', reason: 'not_for_you', quantity: 0 },
        { product_variant_id: ids['zinc'], name: 'Zinc', reason: 'out_of_stock', quantity: 0 },
      ],
    ])
    expect((await again('one')).body.cart).toEqual(first.body.cart)
    const second = await again('two')
    expect([second.body.added, second.body.left_out[0]]).toEqual([
      2,
      { product_variant_id: ids['mg-60'], name: 'Magnesium', reason: 'fewer', quantity: 0 },
    ])
    await shop.set(who, { ...(await shop.idsOf('mg-120')), quantity: QUANTITY_MAX - 1 })
    const most = (await again('three')).body
    expect(most.cart.items[1].quantity).toBe(QUANTITY_MAX)
    expect(most.left_out).toContainEqual(expect.objectContaining({ reason: 'fewer', quantity: 1 }))
  })

  it("refuses others' orders, and a key of another call", async () => {
    const shop = await shoppingShop(engine)
    const [who, other] = [await shop.person(), await shop.person()]
    await shop.add(who, { ...(await shop.idsOf('mg-60')), quantity: 1 }, { key: 'used' })
    const { order_id } = (await place(shop, who, await bodyOf(shop, who))).body
    const path = `/account/orders/${order_id}/again`
    expect((await shop.ask(other, 'POST', path)).status).toBe(404)
    expect((await shop.cart(other)).body.items).toEqual([])
    expect((await shop.ask(who, 'POST', path, undefined, { key: 'used' })).status).toBe(409)
    expect((await shop.app.request(`/api/v2${path}`, { method: 'POST' })).status).toBe(401)
  })
})
