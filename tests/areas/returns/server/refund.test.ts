import { expect, it } from 'vitest'

import { messages } from '#tests/areas/cart/server/support/shop.ts'
import { stockOf } from '#tests/areas/orders/server/support/checkout.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { returningShop } from './support/returning.ts'

type Begun = Parameters<Awaited<ReturnType<typeof returningShop>>['order']>[0]

/** A shop with a return of all three pieces of an order. */
async function returnedShop(engine: Parameters<typeof returningShop>[0], begun: Begun = {}) {
  const shop = await returningShop(engine)
  const orderId = await shop.order(begun)
  const [asked] = (await shop.withdraw(orderId, { 'mg-60': 3 })).body.returns
  return { ...shop, orderId, id: asked.return_id as number }
}

describeOnEachEngine('a return', (engine) => {
  it('is received once, checked by line once, and closed once (returns.received-by-admin, returns.checked-by-line, returns.refunds-all-or-a-part)', async () => {
    const shop = await returnedShop(engine)
    expect((await shop.receive(shop.id)).body.state).toBe('received')
    expect((await shop.receive(shop.id)).body.state).toBe('received')
    const before = await shop.refund(shop.id, { 'mg-60': 1 })
    expect([before.status, before.body.message]).toEqual([409, messages('en', 'refundState')])

    expect((await shop.check(shop.id, { 'mg-60': [4, true] })).status).toBe(409)
    const checked = (await shop.check(shop.id, { 'mg-60': [2, true] })).body
    expect(checked).toMatchObject({
      state: 'checked',
      lines: [{ quantity: 3, accepted: 2, total: 35.98 }],
      ways: ['transfer'],
      delivery_left: 0,
      is_whole_order: false,
    })
    expect(await stockOf(shop, 'mg-60')).toBe(11)
    expect((await shop.check(shop.id, { 'mg-60': [3, true] })).body.message).toBe(messages('en', 'returnChecked'))
    expect((await shop.own(shop.orderId)).returnable).toEqual([
      { product_variant_id: await shop.idOf('mg-60'), quantity: 1 },
    ])

    const closed = (await shop.refund(shop.id, { 'mg-60': 30 }, { note: 'One was opened.' })).body
    expect(closed).toMatchObject({
      state: 'closed',
      note: 'One was opened.',
      refund: { way: 'transfer', state: 'pending', amount: 30, goods: 30, delivery: 0 },
    })
    expect((await shop.refund(shop.id, { 'mg-60': 1 })).status).toBe(409)
    expect((await shop.transferred(shop.id)).body.refund).toMatchObject({ state: 'done', done_at: expect.any(String) })
    expect((await shop.transferred(shop.id)).status).toBe(200)
    expect(await shop.kindsTo(shop.client)).toEqual([
      'order',
      'order-sent',
      'return-asked',
      'return-received',
      'return-refunded',
    ])
    expect((await shop.mails(shop.client.email))[0]?.body).toContain('One was opened.')
  })

  it('leaves stock alone where pieces are not to be sold again (returns.checked-by-line)', async () => {
    const shop = await returnedShop(engine)
    await shop.check(shop.id, { 'mg-60': [3, false] })
    expect(await stockOf(shop, 'mg-60')).toBe(9)
  })

  it('takes commission back by piece, so that all parts of a line sum to zero (commission.reversed-by-piece)', async () => {
    const shop = await returningShop(engine)
    const orderId = await shop.order({ bought: { 'mg-60': 7 } })
    for (const pieces of [1, 2, 1, 3]) {
      const [asked] = (await shop.withdraw(orderId, { 'mg-60': pieces })).body.returns
      await shop.check(asked.return_id, { 'mg-60': [pieces, true] })
    }
    const entries = await shop.commission(orderId)
    expect(entries).toHaveLength(5)
    expect(entries.reduce((sum, { commission }) => sum + Number(commission), 0)).toBe(0)
    expect(entries.slice(1).reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(12594)
  })

  it('refunds never more than its pieces cost, or than was paid (returns.money-out-is-never-more)', async () => {
    const returned = await returnedShop(engine)
    await returned.check(returned.id, { 'mg-60': [3, true] })
    for (const [amounts, more] of [
      [{ 'mg-60': 53.98 }, {}],
      [{ 'mg-60': 1 }, { delivery: 0.01 }],
      [{ 'mg-120': 1 }, {}],
    ] as const) {
      const { status, body } = await returned.refund(returned.id, amounts, more)
      expect([status, body.message]).toEqual([409, messages('en', 'refundTooMuch')])
    }
    expect((await returned.refund(returned.id, { 'mg-60': 1 }, { way: 'provider' })).body.message).toBe(
      messages('en', 'refundWay'),
    )
    expect((await returned.refund(returned.id, { 'mg-60': 53.97 })).status).toBe(200)
    expect(await returned.refunds()).toMatchObject([{ amount: '5397' }])
  })

  it('is closed without a refund, which the customer is told', async () => {
    const shop = await returnedShop(engine)
    await shop.check(shop.id, { 'mg-60': [0, false] })
    expect((await shop.refund(shop.id, {})).body).toMatchObject({ state: 'closed', refund: null })
    expect((await shop.mails(shop.client.email))[0]?.subject).toContain('has been checked')
    expect(await shop.commission(shop.orderId)).toHaveLength(1)
  })

  it('is taken off an order that is not paid (returns.money-out-is-never-more)', async () => {
    const shop = await returnedShop(engine, { isPaid: false, bought: { 'mg-60': 3 } })
    await shop.check(shop.id, { 'mg-60': [2, true] })
    expect((await shop.seen(shop.id)).ways).toEqual(['due'])
    await shop.refund(shop.id, { 'mg-60': 35.98 }, { way: 'due' })
    expect(await shop.refunds()).toMatchObject([{ way: 'due', state: 'done' }])
    expect((await shop.ask(shop.client, 'GET', `/account/orders/${shop.orderId}`)).body).toMatchObject({
      total: 53.97,
      refunded: 35.98,
    })
    await shop.pay(shop.orderId, 'credit_card', {}, shop.client)
    expect(shop.asked.at(-1)).toMatchObject({ amount: 1799 })
    expect((await shop.ask(shop.admin, 'DELETE', `/admin/orders/${shop.orderId}/paid`)).status).toBe(409)
  })
})

describeOnEachEngine('a refund by the provider', (engine) => {
  it('is asked for at once, and again under the same key until it is answered (returns.refund-is-made-once)', async () => {
    const shop = await returnedShop(engine, { method: 'credit_card' })
    await shop.check(shop.id, { 'mg-60': [3, true] })
    shop.doing.refundPart = () => Promise.reject(new Error('the line is dead'))
    const pending = (await shop.refund(shop.id, { 'mg-60': 20 }, { way: 'provider' })).body
    expect(pending.refund).toMatchObject({ state: 'pending', amount: 20 })
    shop.doing.refundPart = () => Promise.resolve('done')
    await shop.workOnRefunds()
    await shop.workOnRefunds()
    expect(shop.parts.map(({ amount }) => amount)).toEqual([2000, 2000])
    expect(new Set(shop.parts.map(({ key }) => key)).size).toBe(1)
    expect((await shop.seen(shop.id)).refund.state).toBe('done')
    expect((await shop.rows())[0]).toMatchObject({ state: 'paid', given_back: '2000' })
  })

  it('that it refuses is transferred by the shop, and told again', async () => {
    const shop = await returnedShop(engine, { method: 'credit_card' })
    await shop.check(shop.id, { 'mg-60': [3, true] })
    shop.doing.refundPart = () => Promise.resolve('refused')
    expect((await shop.refund(shop.id, { 'mg-60': 20 }, { way: 'provider' })).body.refund.state).toBe('failed')
    expect((await shop.transferred(shop.id)).body.refund).toMatchObject({ way: 'transfer', state: 'done' })
    expect((await shop.kindsTo(shop.client)).slice(-2)).toEqual(['return-refunded', 'return-refunded'])
  })

  it('of everything neither cancels the order nor takes commission back twice when the provider tells of it', async () => {
    const shop = await returnedShop(engine, { method: 'credit_card' })
    await shop.check(shop.id, { 'mg-60': [3, true] })
    await shop.refund(shop.id, { 'mg-60': 53.97 }, { way: 'provider' })
    const [payment] = await shop.rows()
    await shop.payments.settlePayment({
      reference: payment?.reference ?? '',
      amount: 5397,
      currency: 'EUR',
      state: 'refunded',
      givenBack: 5397,
    })
    expect((await shop.rows())[0]).toMatchObject({ state: 'refunded', given_back: '5397' })
    expect(await shop.commission(shop.orderId)).toHaveLength(2)
  })

  it('leaves what the provider has given back by itself (returns.money-out-is-never-more)', async () => {
    const shop = await returnedShop(engine, { method: 'credit_card' })
    await shop.check(shop.id, { 'mg-60': [3, true] })
    const [payment] = await shop.rows()
    const news = { reference: payment?.reference ?? '', amount: 5397, currency: 'EUR', state: 'paid' } as const
    await shop.payments.settlePayment({ ...news, givenBack: 5000 })
    expect((await shop.seen(shop.id)).room).toBe(3.97)
    expect((await shop.refund(shop.id, { 'mg-60': 4 }, { way: 'provider' })).body.message).toBe(
      messages('en', 'refundTooMuch'),
    )
  })
})

describeOnEachEngine('a part that the shop cancels', (engine) => {
  it('of an order that is not sent goes back to stock, and of one that is sent does not (returns.cancels-in-part)', async () => {
    const shop = await returningShop(engine)
    const [unsent, sent] = [await shop.order({ isSent: false }), await shop.order()]
    expect(await stockOf(shop, 'mg-60')).toBe(6)
    for (const id of [unsent, sent]) {
      const { body } = await shop.create(id, 'cancel', { 'mg-60': 1 })
      expect(body.returns).toMatchObject([{ kind: 'cancel', state: 'checked', lines: [{ accepted: 1 }] }])
    }
    expect(await stockOf(shop, 'mg-60')).toBe(7)
    expect((await shop.kindsTo(shop.client)).filter((kind) => kind === 'return-cancelled')).toHaveLength(2)
    const whole = await shop.create(unsent, 'cancel', { 'mg-60': 2 })
    expect([whole.status, whole.body.message]).toEqual([409, messages('en', 'returnWhole')])
    expect((await shop.create(unsent, 'withdrawal', { 'mg-60': 1 })).body.message).toBe(messages('en', 'returnUnsent'))
    expect((await shop.create(999_999, 'cancel', { 'mg-60': 1 })).status).toBe(404)
  })

  it('before the whole is cancelled leaves the rest to be given back', async () => {
    const shop = await returningShop(engine)
    const id = await shop.order({ method: 'credit_card', isSent: false })
    const [part] = (await shop.create(id, 'cancel', { 'mg-60': 1 })).body.returns
    shop.doing.refundPart = () => Promise.reject(new Error('the line is dead'))
    await shop.refund(part.return_id, { 'mg-60': 17.99 }, { way: 'provider' })
    await shop.move(id, 'cancelled')
    await shop.makeDue()
    await shop.work()
    expect(shop.refunded).toEqual([])
    shop.doing.refundPart = () => Promise.resolve('done')
    await shop.workOnRefunds()
    await shop.makeDue()
    await shop.work()
    expect(shop.refunded).toHaveLength(1)
    expect(await stockOf(shop, 'mg-60')).toBe(12)
  })
})

describeOnEachEngine('all returns', (engine) => {
  it('are listed for admins by state and words, with the day of the money (returns.admin-sees-all)', async () => {
    const shop = await returnedShop(engine)
    const list = async (query: Record<string, string>) =>
      (await shop.ask(shop.admin, 'GET', '/admin/returns', undefined, { query })).body.data
    const [only] = await list({})
    expect(only).toMatchObject({
      return_id: shop.id,
      state: 'asked',
      total_items: 3,
      customer: { email: shop.client.email },
      refund_by: expect.stringMatching(/^\d{4}-/),
    })
    expect(await list({ state: 'closed' })).toEqual([])
    expect(await list({ state: 'asked', keyword: only.number })).toHaveLength(1)
    expect(await list({ keyword: shop.client.email })).toHaveLength(1)
    expect(await list({ keyword: 'nobody' })).toEqual([])
    expect((await shop.ask(shop.client, 'GET', '/admin/returns')).status).toBe(403)
    await shop.ask(shop.client, 'DELETE', '/account/')
    expect((await list({}))[0]).toMatchObject({ customer: null })
    expect((await shop.receive(shop.id)).body.state).toBe('received')
  })
})
