import { expect, it } from 'vitest'

import { USER_TYPES } from '#contract/call.ts'

import { messages, shoppingShop } from '#tests/areas/cart/server/support/shop.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { buy } from './support/checkout.ts'

async function orderedShop(engine: Parameters<Parameters<typeof describeOnEachEngine>[1]>[0]) {
  const shop = await shoppingShop(engine, { timeZone: 'Pacific/Kiritimati' })
  const [who, admin] = [await shop.person(), await shop.person(USER_TYPES.Admin)]
  const small = (await buy(shop, who, 'powder', 1)).body
  const large = (await buy(shop, who, 'mg-120', 3)).body
  const list = async (query: Record<string, string | number>) => {
    const answer = await shop.ask(admin, 'GET', '/admin/orders', undefined, { query })
    return answer.status === 200 ? answer.body.data.map(({ number }: { number: string }) => number) : answer.status
  }
  return { shop, who, admin, small, large, list }
}

describeOnEachEngine('the orders of an admin', (engine) => {
  it("are found by days of the shop's zone and by amount, beside words and status (day.orders-are-found)", async () => {
    const { shop, who, small, large, list } = await orderedShop(engine)
    // Half past eleven in the evening of the 2nd on Kiritimati.
    await shop.db
      .updateTable('shop_order')
      .set({ placed_at: '2026-03-02T09:30:00Z' })
      .where('order_id', '=', small.order_id)
      .execute()
    expect(await list({ from: '2026-03-02', until: '2026-03-02' })).toEqual([small.number])
    expect(await list({ until: '2026-03-01' })).toEqual([])
    expect(await list({ from: '2026-03-03' })).toEqual([large.number])
    expect(await list({ min: '100' })).toEqual([large.number])
    expect(await list({ max: String(small.total) })).toEqual([small.number])
    expect(await list({ min: String(small.total), max: '99.99', keyword: who.email, status: 'placed' })).toEqual([
      small.number,
    ])
    for (const [name, value] of [
      ['from', '2026-02-31'],
      ['min', '-1'],
      ['max', '1,5'],
    ] as const)
      expect(await list({ [name]: value })).toBe(400)
  })

  it('are moved together, each by itself: what cannot be moved is named with its reason (day.several-at-once)', async () => {
    const { shop, who, admin, small, large } = await orderedShop(engine)
    await shop.ask(admin, 'PUT', `/admin/orders/${small.order_id}`, { status: 'cancelled' })
    const move = (body: object) => shop.ask(admin, 'POST', '/admin/orders/moves', body)
    const ids = [small.order_id, large.order_id, 999_999]
    const { body } = await move({ status: 'sent', order_ids: ids })
    expect(body).toEqual({
      moved: [large.order_id],
      failed: [
        { order_id: small.order_id, number: small.number, reason: 'cancelled' },
        { order_id: 999_999, number: null, reason: 'gone' },
      ],
    })
    const sent = (await shop.ask(admin, 'GET', `/admin/orders/${large.order_id}`)).body
    expect([sent.status, sent.shipment]).toEqual(['sent', null])
    const [mail] = await shop.mails(who.email)
    expect(mail?.subject).toBe(messages('en', 'mailOrderSentSubject', { number: large.number }))
    expect((await move({ status: 'sent', order_ids: [] })).status).toBe(400)
    expect((await move({ status: 'cancelled', order_ids: [1] })).status).toBe(400)
  })

  it('are told as a file, all that are found or those that are chosen (day.orders-as-csv)', async () => {
    const { shop, who, admin, small, large } = await orderedShop(engine)
    const file = async (query: Record<string, string>) => {
      const search = new URLSearchParams({ ...query, language_code: 'de' })
      const headers = { Authorization: `Bearer ${admin.token}` }
      return (await shop.app.request(`/api/v2/admin/orders-csv?${search}`, { headers })).text()
    }
    const all = await file({})
    expect(all.split('\r\n')).toHaveLength(4)
    expect(all).toContain(`"${small.number}"`)
    expect(all).toContain(`;${String(large.total).replace('.', ',')}`)
    expect(all).toContain(who.email)
    const chosen = await file({ ids: String(large.order_id) })
    expect(chosen).not.toContain(small.number)
    expect(chosen).toContain(large.number)
    expect(await file({ max: '20' })).not.toContain(large.number)
  })
})
