import { describe, expect, it } from 'vitest'

import { PAYMENT_METHODS } from '#contract/constants.ts'
import { demoProvider } from '#areas/orders/server/payments/demo.ts'
import { offeredMethods, openPaymentProvider } from '#areas/orders/server/payments/index.ts'

import { stockOf } from '../support/checkout.ts'
import { messages } from '#tests/areas/cart/server/support/shop.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { hangs, noFunds, pending, referenceOf, testProvider, throws } from './support/provider.ts'
import { createLog } from '#server/log.ts'
import { payingShop } from './support/shop.ts'

const none = { demo: false, stripe: undefined, shopName: 'Verbena' }
const ADDRESS = 'https://pay.example/credit_card'

describe('the methods offered', () => {
  it('are those switched on that someone takes, and in the demo all ten (checkout.ten-payment-methods, checkout.marks-of-active-methods)', () => {
    expect(offeredMethods(PAYMENT_METHODS, openPaymentProvider({ ...none, demo: true }, createLog()))).toEqual(
      PAYMENT_METHODS,
    )
    expect(openPaymentProvider(none, createLog())).toBe(undefined)
    const stripe = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' }
    expect(openPaymentProvider({ ...none, demo: true, stripe }, createLog())?.id).toBe('stripe')
    expect(offeredMethods(PAYMENT_METHODS, undefined)).toEqual(['invoice'])
    const cards = { ...testProvider().provider, methods: ['credit_card', 'debit_card'] as const }
    expect(offeredMethods(['bank_transfer', 'debit_card', 'invoice'], cards)).toEqual(['debit_card', 'invoice'])
  })
})

describeOnEachEngine('paying', (engine) => {
  it('is done at once in the demo by each method other than invoice (checkout.payment-goes-through-a-provider)', async () => {
    const shop = await payingShop(engine, { provider: demoProvider })
    expect((await shop.ask(shop.who, 'GET', '/storefront/checkout')).body.payment_provider).toBe('demo')
    const id = await shop.buy()
    for (const method of demoProvider.methods) {
      const paid = await shop.pay(id, method)
      expect([paid.status, paid.body.status, paid.body.payment_method]).toEqual([200, 'paid', method])
      expect(paid.body.payment).toEqual({ state: 'paid', method, reason: null, address: null, given_back: 0 })
      await shop.db.updateTable('shop_order').set({ paid_at: null }).execute()
      await shop.db.deleteFrom('payment').execute()
    }
    expect(demoProvider.methods).toHaveLength(9)
  })

  it('asks the provider once the payment is written down, outside of any transaction', async () => {
    const shop = await payingShop(engine)
    const id = await shop.buy()
    let seen: unknown
    shop.doing.pay = async (request) => {
      const row = await shop.db.selectFrom('payment').selectAll().where('key', '=', request.key).executeTakeFirst()
      await shop.db.selectFrom('shop_order').selectAll().forUpdate().noWait().execute()
      await shop.db.selectFrom('account').selectAll().forUpdate().noWait().execute()
      seen = [row?.state, row?.reference]
      return { state: 'paid', reference: referenceOf(request) }
    }
    const { total, number } = await shop.order(id)
    expect((await shop.pay(id, 'debit_card', { language: 'nl' })).body.status).toBe('paid')
    expect(seen).toEqual(['pending', null])
    expect(shop.asked).toEqual([
      {
        key: expect.any(String),
        orderNumber: number,
        amount: Math.round(total * 100),
        currency: 'EUR',
        method: 'debit_card',
        language: 'nl',
        email: shop.who.email,
        returnUrl: `https://shop.example/nl/checkout/complete/${id}`,
      },
    ])
    expect((await shop.rows())[0]?.request).toBe(null)
  })

  it('keeps order and stock if it is refused, tells the reason, and takes another method', async () => {
    const shop = await payingShop(engine)
    const id = await shop.buy()
    shop.doing.pay = noFunds
    const refused = await shop.pay(id)
    expect([refused.status, refused.body.status]).toEqual([200, 'placed'])
    expect(refused.body.payment).toEqual({
      state: 'refused',
      method: 'credit_card',
      reason: 'no_funds',
      address: null,
      given_back: 0,
    })
    expect(await stockOf(shop, 'mg-60')).toBe(10)
    shop.doing.pay = pending
    expect((await shop.pay(id)).body.payment).toMatchObject({ state: 'pending', address: ADDRESS })
    expect(new Set(shop.asked.map(({ key }) => key)).size).toBe(2)
    const byInvoice = (await shop.pay(id, 'invoice')).body
    expect([byInvoice.payment_method, byInvoice.payment, byInvoice.status]).toEqual(['invoice', null, 'placed'])
    expect(await shop.rows()).toHaveLength(2)
    expect((await shop.db.selectFrom('shop_order').select('pay_by').executeTakeFirst())?.pay_by).toBe(null)
    await shop.pay(id, 'debit_card')
    expect((await shop.db.selectFrom('shop_order').select('pay_by').executeTakeFirst())?.pay_by).not.toBe(null)
  })

  it('is refused for others, by methods not offered, and for what is paid or cancelled', async () => {
    const shop = await payingShop(engine, { orderSettings: { paymentMethods: ['credit_card', 'invoice'] } })
    const [id, cancelled] = [await shop.buy(), await shop.buy()]
    const other = await shop.person()
    expect((await shop.pay(id, 'credit_card', {}, other)).body.message).toBe(messages('en', 'orderGone'))
    expect((await shop.pay(id, 'credit_card', {}, other)).status).toBe(404)
    const notOffered = await shop.pay(id, 'instalments')
    expect([notOffered.status, notOffered.body.errors]).toEqual([
      400,
      { payment_method: messages('en', 'paymentNotOffered') },
    ])
    expect(await shop.rows()).toEqual([])
    await shop.pay(id)
    await shop.move(cancelled, 'cancelled')
    for (const [order, text] of [
      [id, 'orderPaid'],
      [cancelled, 'orderCancelled'],
    ] as const) {
      const refused = await shop.pay(order)
      expect([refused.status, refused.body.message]).toEqual([409, messages('en', text)])
    }
    expect(shop.asked).toHaveLength(1)
  })

  it('is one payment however often it is pressed at once, in two processes (checkout.paid-once)', async () => {
    const shop = await payingShop(engine)
    const id = await shop.buy()
    const [one, other] = [await shop.buy('debit_card'), await shop.buy('debit_card')]
    shop.doing.pay = pending
    const presses = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        shop.pay(id, 'credit_card', { key: 'press' }, shop.who, place % 2 === 0 ? shop.ask : shop.askElsewhere),
      ),
    )
    expect(presses.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(new Set(presses.map(({ body }) => body.payment.address))).toEqual(new Set([ADDRESS]))
    await Promise.all(Array.from({ length: 20 }, () => shop.pay(one)))
    expect((await shop.rows()).map(({ order_id }) => order_id)).toEqual([id, one])
    expect(new Set(shop.asked.map(({ key }) => key)).size).toBe(2)

    shop.doing.pay = (request) => Promise.resolve({ state: 'paid', reference: referenceOf(request) })
    const paid = await Promise.all(Array.from({ length: 20 }, () => shop.pay(other, 'debit_card', { key: 'once' })))
    expect(paid.map(({ body }) => body.status)).toEqual(Array(20).fill('paid'))
    expect(await shop.rows()).toHaveLength(3)
    expect((await shop.pay(other, 'credit_card', { key: 'once' })).body.message).toBe(messages('en', 'keyUsed'))
  })

  it('leads back to the page of a pending payment, which nobody else is shown', async () => {
    const shop = await payingShop(engine)
    const id = await shop.buy()
    shop.doing.pay = pending
    await shop.pay(id)
    expect((await shop.pay(id, 'debit_card')).body).toMatchObject({
      payment_method: 'debit_card',
      payment: { address: 'https://pay.example/debit_card' },
    })
    expect((await shop.pay(id)).body).toMatchObject({ payment_method: 'credit_card', payment: { address: ADDRESS } })
    expect(shop.asked).toHaveLength(2)
    expect((await shop.order(id)).payment.address).toBe(ADDRESS)
    const { body } = await shop.ask(shop.admin, 'GET', `/admin/orders/${id}`)
    expect(body.payment).toEqual({
      state: 'pending',
      method: 'credit_card',
      reason: null,
      address: null,
      given_back: 0,
      dispute: null,
    })
  })

  it.each([
    ['hangs', hangs],
    ['throws', throws],
  ])('stays pending if the provider %s, and is asked for again under the same key', async (_, pay) => {
    const shop = await payingShop(engine)
    const id = await shop.buy()
    shop.doing.pay = pay
    const first = await shop.pay(id, 'credit_card', { key: 'press' })
    expect([first.status, first.body.payment]).toEqual([
      200,
      { state: 'pending', method: 'credit_card', reason: null, address: null, given_back: 0 },
    ])
    shop.doing.pay = pending
    expect((await shop.pay(id, 'credit_card', { key: 'press' })).body.payment.address).toBe(ADDRESS)
    expect(shop.asked[1]).toEqual(shop.asked[0])
    expect(await shop.rows()).toHaveLength(1)
  })

  it('forgets what a provider is told once the account is deleted', async () => {
    const shop = await payingShop(engine)
    const id = await shop.buy()
    shop.doing.pay = hangs
    await shop.pay(id)
    expect((await shop.rows())[0]?.request?.email).toBe(shop.who.email)
    await shop.ask(shop.who, 'DELETE', '/account/')
    expect((await shop.rows())[0]?.request).toBe(null)
    await shop.makeDue()
    await shop.work()
    expect(shop.asked).toHaveLength(1)
    expect((await shop.rows())[0]).toMatchObject({ state: 'refused', reason: 'expired' })
  })
})
