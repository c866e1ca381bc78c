import { expect, it } from 'vitest'

import { MARA, practice } from '#tests/areas/clients/server/support/practice.ts'
import { shoppingShop } from '#tests/areas/cart/server/support/shop.ts'
import type { OrderLine } from '#areas/orders/contract/orders.ts'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { buy } from './support/checkout.ts'

describeOnEachEngine("clients' orders", (engine) => {
  it('are those placed with the practitioner, never with an address, and nobody else reads them (clients.page-shows-orders, share.shows-orders)', async () => {
    const { shop, db, practitioner, link } = await practice(engine)
    const [hart, stranger] = [await practitioner(), await practitioner(undefined, 'Reyes')]
    const protocolId = await hart.protocol(['mg-60'])
    const [who, other] = [await shop.person(), await shop.person()]
    await buy(shop, who, 'mg-120')
    for (const client of [who, other]) await link(client, hart)
    await hart.share(protocolId, { email: who.email, user_id: null })
    await hart.share(protocolId, { ...MARA, email: other.email })
    const client = async () => hart.client(who.userId)
    expect(await client()).toMatchObject({ last_ordered_at: null, orders: [] })
    const first = (await buy(shop, who, 'mg-120')).body
    const second = (await buy(shop, who, 'mg-60')).body
    await buy(shop, other, 'mg-120')
    const list = async (as = hart, query: Record<string, string | number> = {}) =>
      (await as.ask('GET', '/orders', undefined, { query })).body
    const numbers = (body: { data: { number: string }[] }) => body.data.map(({ number }) => number)
    expect(numbers(await list(hart, { client_id: who.userId }))).toEqual([second.number, first.number])
    expect(await list(hart, { limit: 1 })).toMatchObject({ total_results: 3, data: [{ client: { id: other.userId } }] })
    expect(numbers(await list(hart, { status: 'sent' }))).toEqual([])
    expect((await list(stranger)).data).toEqual([])

    const { body } = await hart.ask('GET', `/orders/${first.order_id}`)
    const { address: _address, billing: _billing, shipment: _shipment, papers: _papers, ...rest } = first
    expect(body).toEqual({
      ...rest,
      lines: first.lines.map((line: OrderLine) => ({
        ...line,
        translated: { name: line.name, net_contents: line.net_contents },
      })),
      client: { id: who.userId, first_name: expect.any(String), last_name: expect.any(String) },
    })
    expect(JSON.stringify([body, await list(), await client()])).not.toMatch(/Lindengracht|1015/)
    expect((await stranger.ask('GET', `/orders/${first.order_id}`)).status).toBe(404)
    expect((await shop.ask(who, 'GET', `/account/practitioners/orders/${first.order_id}`)).status).toBe(403)

    expect(await client()).toMatchObject({ last_ordered_at: second.placed_at })
    expect((await client()).orders.map(({ number }: { number: string }) => number)).toEqual([
      second.number,
      first.number,
    ])
    const orderedAt = async () =>
      (await hart.ask('GET', `/protocols/${protocolId}`)).body.shares.find(
        ({ client: { id } }: { client: { id: number } }) => id === who.userId,
      ).ordered_at
    expect(await orderedAt()).toBe(first.placed_at)
    await db
      .updateTable('shop_order')
      .set({ cancelled_at: new Date() })
      .where('order_id', '=', second.order_id)
      .execute()
    expect(await client()).toMatchObject({ last_ordered_at: first.placed_at })
    await db.updateTable('protocol_share').set({ shared_at: new Date() }).execute()
    expect(await orderedAt()).toBeNull()
  })
})

describeOnEachEngine('popular products (search.popular-are-ordered-most)', (engine) => {
  it('are those in most orders of 90 days first, without cancelled orders and what not everyone may buy', async () => {
    const shop = await shoppingShop(engine)
    const popular = async () => (await shop.catalogue.popular('en')).map(({ name }) => name)
    const [who, other] = [await shop.person(2), await shop.person()]
    expect((await popular()).toSorted()).toEqual(['Collagen', 'Magnesium'])
    await buy(shop, who, 'iron')
    await buy(shop, who, 'powder')
    await buy(shop, other, 'powder')
    const { order_id } = (await buy(shop, who, 'mg-120', 50)).body
    const at = (set: object) => shop.db.updateTable('shop_order').set(set).where('order_id', '>', order_id).execute()
    await expect.poll(popular, { timeout: 5000 }).toEqual(['Collagen', 'Magnesium'])
    for (let i = 0; i < 3; i += 1) await buy(shop, other, 'mg-120')
    await expect.poll(popular, { timeout: 5000 }).toEqual(['Magnesium', 'Collagen'])
    await at({ cancelled_at: new Date() })
    await buy(shop, who, 'iron')
    await expect.poll(popular, { timeout: 5000 }).toEqual(['Collagen', 'Magnesium'])
    await at({ cancelled_at: null })
    await buy(shop, who, 'iron')
    await expect.poll(popular, { timeout: 5000 }).toEqual(['Magnesium', 'Collagen'])
    await at({ placed_at: new Date(Date.now() - 91 * 86_400_000) })
    await buy(shop, who, 'iron')
    await expect.poll(popular, { timeout: 5000 }).toEqual(['Collagen', 'Magnesium'])
  })
})
