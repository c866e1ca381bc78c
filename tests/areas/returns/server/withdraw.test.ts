import { expect, it } from 'vitest'

import { LANGUAGE_CODES } from '#contract/languages.ts'

import { messages } from '#tests/areas/cart/server/support/shop.ts'
import { stockOf } from '#tests/areas/orders/server/support/checkout.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { returningShop } from './support/returning.ts'

describeOnEachEngine('a withdrawal from an order that was sent', (engine) => {
  it('takes lines and quantities without a reason, and is confirmed by mail with day, time and content (returns.no-reason-asked, returns.confirms-by-mail, returns.states-follow-from-times)', async () => {
    const shop = await returningShop(engine)
    const id = await shop.order({ bought: { 'mg-60': 3, 'mg-120': 1 } })
    expect(await shop.own(id)).toMatchObject({
      is_sent: true,
      bar: null,
      until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      returns: [],
    })
    const { status, body } = await shop.withdraw(id, { 'mg-60': 2 })
    expect(status).toBe(200)
    expect(body.returns).toMatchObject([
      {
        kind: 'withdrawal',
        state: 'asked',
        lines: [{ product_variant_id: await shop.idOf('mg-60'), quantity: 2, accepted: null, total: 35.98 }],
        refund: null,
      },
    ])
    expect(body.returnable).toEqual([
      { product_variant_id: await shop.idOf('mg-60'), quantity: 1 },
      { product_variant_id: await shop.idOf('mg-120'), quantity: 1 },
    ])
    const [mail] = await shop.mails(shop.client.email)
    expect(mail?.body).toContain('2 × Magnesium')
    expect(mail?.body).toMatch(/\d:\d\d:\d\d/)
    expect(await stockOf(shop, 'mg-60')).toBe(9)
  })

  it('is told in the language of the order, in each language', async () => {
    const shop = await returningShop(engine)
    for (const language of LANGUAGE_CODES) {
      const id = await shop.order({ bought: { 'mg-120': 1 }, by: await shop.clientAt(0) })
      await shop.db
        .updateTable('shop_order')
        .set((eb) => ({
          user_id: shop.client.userId,
          language_id: eb.selectFrom('language').select('id').where('code', '=', language),
        }))
        .where('order_id', '=', id)
        .execute()
      const [asked] = (await shop.withdraw(id, { 'mg-120': 1 })).body.returns
      await shop.receive(asked.return_id)
      await shop.check(asked.return_id, { 'mg-120': [1, true] })
      await shop.refund(asked.return_id, { 'mg-120': 10 })
      const { number } = (await shop.seen(asked.return_id)) as { number: string }
      const mails = (await shop.mails(shop.client.email)).filter(({ subject }) => subject.includes(number))
      expect(mails).toHaveLength(3)
      for (const mail of mails) {
        expect(mail.language).toBe(language)
        // The seller of tests has a placeholder in its name.
        expect(`${mail.subject}${mail.body}`.replace('{{shop}} GmbH', '')).not.toMatch(/\{\{|mailRe/)
      }
    }
  }, 180_000)

  it('is carried out once for its key, and each piece is in one return (returns.each-piece-once)', async () => {
    const shop = await returningShop(engine)
    const id = await shop.order()
    const first = await shop.withdraw(id, { 'mg-60': 2 }, { key: 'one' })
    expect((await shop.withdraw(id, { 'mg-60': 2 }, { key: 'one' })).body).toEqual(first.body)
    const again = await shop.withdraw(id, { 'mg-60': 2 })
    expect([again.status, again.body.message]).toEqual([409, messages('en', 'returnTooMany')])
    const both = await Promise.all([shop.withdraw(id, { 'mg-60': 1 }), shop.withdraw(id, { 'mg-60': 1 })])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await shop.own(id)).toMatchObject({ bar: 'all', returnable: [] })
  })

  it('ends 14 days after delivery, by the law of its country (returns.withdraws-in-time)', async () => {
    const shop = await returningShop(engine)
    const id = await shop.order()
    await shop.sentAgo(id, 20)
    expect((await shop.own(id)).bar).toBeNull()
    await shop.sentAgo(id, 25)
    expect((await shop.own(id)).bar).toBe('over')
    const late = await shop.withdraw(id, { 'mg-60': 1 })
    expect([late.status, late.body.message]).toEqual([409, messages('en', 'returnOver')])
    expect((await shop.create(id, 'withdrawal', { 'mg-60': 1 })).status).toBe(200)
  })

  it("is of one's own orders alone", async () => {
    const shop = await returningShop(engine)
    const id = await shop.order()
    expect((await shop.withdraw(id, { 'mg-60': 1 }, {}, shop.who)).status).toBe(404)
    expect((await shop.own(id, shop.who)).message).toBe(messages('en', 'orderGone'))
  })
})

describeOnEachEngine('a withdrawal from an order that is not sent', (engine) => {
  it('cancels the pieces at once and gives their stock and commission back (returns.unsent-is-cancelled-at-once, commission.reversed-by-piece)', async () => {
    const shop = await returningShop(engine)
    const id = await shop.order({ isSent: false })
    const { body } = await shop.withdraw(id, { 'mg-60': 1 })
    expect(body).toMatchObject({ is_sent: false, until: null, bar: null })
    expect(body.returns).toMatchObject([{ kind: 'cancel', state: 'checked', lines: [{ accepted: 1, total: 17.99 }] }])
    expect(await stockOf(shop, 'mg-60')).toBe(10)
    // 53.97 at 10 percent.
    expect(await shop.commission(id)).toEqual([
      { kind: 'accrual', commission: '540', quantity: null, amount: null },
      { kind: 'reversal', commission: '-180', quantity: 1, amount: '1799' },
    ])
    await shop.move(id, 'cancelled')
    expect(await stockOf(shop, 'mg-60')).toBe(12)
    expect((await shop.commission(id)).slice(2)).toEqual([
      { kind: 'reversal', commission: '-360', quantity: 2, amount: '3598' },
    ])
  })

  it('cancels the order if nothing is left, and says why (returns.unsent-is-cancelled-at-once)', async () => {
    const shop = await returningShop(engine)
    const id = await shop.order({ isSent: false })
    const { body } = await shop.withdraw(id, { 'mg-60': 3 })
    expect(body).toMatchObject({ bar: 'cancelled', returns: [{ state: 'closed' }] })
    expect(await stockOf(shop, 'mg-60')).toBe(12)
    expect(await shop.kindsTo(shop.client)).toEqual(['order', 'return-asked', 'order-cancelled'])
    const [cancelled] = await shop.mails(shop.client.email)
    expect(cancelled?.body).toContain(messages('en', 'mailOrderWhyWithdrawn'))
  })

  it('is of the whole order while a payment may arrive', async () => {
    const shop = await returningShop(engine)
    const id = await shop.order({ method: 'credit_card', isPaid: false, isSent: false })
    const part = await shop.withdraw(id, { 'mg-60': 1 })
    expect([part.status, part.body.message]).toEqual([409, messages('en', 'returnUnpaid')])
    expect((await shop.withdraw(id, { 'mg-60': 3 })).body.bar).toBe('cancelled')
  })
})
