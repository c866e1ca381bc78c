import { expect, it } from 'vitest'

import { USER_TYPES } from '#contract/call.ts'
import { LANGUAGE_CODES } from '#contract/languages.ts'

import { messages, shoppingShop } from '#tests/areas/cart/server/support/shop.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { buy, stockOf, stored } from './support/checkout.ts'

async function orderedShop(engine: Parameters<Parameters<typeof describeOnEachEngine>[1]>[0]) {
  const shop = await shoppingShop(engine)
  const [who, admin] = [await shop.clientAt(10), await shop.person(USER_TYPES.Admin)]
  const move = (id: number, status: string) => shop.ask(admin, 'PUT', `/admin/orders/${id}`, { status })
  const kindsTo = async (recipient: string) =>
    (await shop.db.selectFrom('outbox').select('kind').where('recipient', '=', recipient).orderBy('id').execute()).map(
      ({ kind }) => kind,
    )
  return { shop, who, admin, move, kindsTo }
}

describeOnEachEngine('an order that an admin moves', (engine) => {
  it('is paid, sent, and then not cancelled; what is done already changes nothing', async () => {
    const { shop, who, move, kindsTo } = await orderedShop(engine)
    const { order_id } = (await buy(shop, who, 'mg-60', 2)).body
    expect((await move(order_id, 'placed')).body).toMatchObject({ status: 'placed', paid_at: null })
    const sent = (await move(order_id, 'sent')).body
    expect(sent).toMatchObject({ status: 'sent', paid_at: null, sent_at: expect.any(String) })
    const paid = (await move(order_id, 'paid')).body
    expect(paid).toMatchObject({ status: 'sent', paid_at: expect.any(String), sent_at: sent.sent_at })
    const before = await stored(shop)
    expect((await move(order_id, 'sent')).body).toEqual(paid)
    for (const [status, text] of [
      ['cancelled', 'orderSent'],
      ['placed', 'orderBegun'],
    ] as const) {
      const refused = await move(order_id, status)
      expect([refused.status, refused.body.message]).toEqual([409, messages('en', text)])
    }
    expect(await stored(shop)).toBe(before)
    expect(await kindsTo(who.email)).toEqual(['order', 'order-sent'])
    expect((await move(999_999, 'paid')).status).toBe(404)
  })

  it('gives its stock back exactly once, however often it is cancelled at the same time', async () => {
    const { shop, who, move, kindsTo } = await orderedShop(engine)
    const { order_id } = (await buy(shop, who, 'mg-60', 2)).body
    const [version, left] = [shop.catalogue.version, await stockOf(shop, 'mg-60')]
    expect(left).toBe(10)
    const answers = await Promise.all([1, 2, 3].map(() => move(order_id, 'cancelled')))
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual(answers.map(() => [200, 'cancelled']))
    expect(await stockOf(shop, 'mg-60')).toBe(12)
    await expect.poll(() => shop.catalogue.version, { timeout: 5000 }).toBeGreaterThan(version)
    expect(await kindsTo(who.email)).toEqual(['order', 'order-cancelled'])
    for (const status of ['paid', 'sent']) {
      const refused = await move(order_id, status)
      expect([refused.status, refused.body.message]).toEqual([409, messages('en', 'orderCancelled')])
    }
  })

  it('is told by mail in the language of the order, in each language, without an address', async () => {
    const { shop, move } = await orderedShop(engine)
    for (const language of LANGUAGE_CODES) {
      const who = await shop.clientAt(0)
      for (const [status, subject] of [
        ['sent', 'mailOrderSentSubject'],
        ['cancelled', 'mailOrderCancelledSubject'],
      ] as const) {
        const { order_id, number } = (await buy(shop, who, 'mg-120')).body
        await shop.db
          .updateTable('shop_order')
          .set((eb) => ({ language_id: eb.selectFrom('language').select('id').where('code', '=', language) }))
          .where('order_id', '=', order_id)
          .execute()
        await move(order_id, status)
        const [mail] = await shop.mails(who.email)
        expect(mail).toMatchObject({ language, subject: messages(language, subject, { number, shop: 'Verbena' }) })
        expect(`${mail?.subject}${mail?.body}`).not.toMatch(/\{\{|Lindengracht/)
      }
    }
  })
})

describeOnEachEngine('all orders', (engine) => {
  it('are listed for admins with their customer, by status and words, and stay without one', async () => {
    const { shop, who, admin, move } = await orderedShop(engine)
    const other = await shop.person()
    const first = (await buy(shop, who, 'mg-60')).body
    const second = (await buy(shop, other, 'mg-60')).body
    await move(first.order_id, 'paid')
    const list = async (query: Record<string, string | number>) =>
      (await shop.ask(admin, 'GET', '/admin/orders', undefined, { query })).body.data.map(
        ({ number, customer }: { number: string; customer: { email: string } | null }) => [number, customer?.email],
      )
    const [one, two] = [
      [first.number, who.email],
      [second.number, other.email],
    ]
    expect(await list({})).toEqual([two, one])
    expect(await list({ status: 'paid' })).toEqual([one])
    expect(await list({ keyword: second.number.toLowerCase() })).toEqual([two])
    expect(await list({ keyword: who.email })).toEqual([one])
    expect((await shop.ask(admin, 'GET', `/admin/orders/${first.order_id}`)).body).toMatchObject({
      address: first.address,
      customer: { user_id: who.userId, email: who.email },
      paid_at: expect.any(String),
    })
    await shop.ask(who, 'DELETE', '/account/')
    expect((await shop.ask(admin, 'GET', `/admin/orders/${first.order_id}`)).body).toMatchObject({
      address: null,
      customer: null,
    })
    expect((await move(first.order_id, 'cancelled')).body.status).toBe('cancelled')
    expect(await list({ keyword: first.number })).toEqual([[first.number, undefined]])
  })
})
