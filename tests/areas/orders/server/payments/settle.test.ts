import { expect, it } from 'vitest'

import type { PaymentNews } from '#areas/orders/server/payments/provider.ts'

import { stockOf } from '../support/checkout.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { pending } from './support/provider.ts'
import { payingShop } from './support/shop.ts'

type Told = 'paid' | 'refused' | 'refunded' | 'pending'

/** A shop with an order whose payment is pending, and what the provider tells of it. */
async function pendingShop(engine: Parameters<typeof payingShop>[0]) {
  const shop = await payingShop(engine)
  shop.doing.pay = pending
  const begin = async () => {
    const id = await shop.buy()
    await shop.pay(id)
    const row = (await shop.rows()).at(-1)
    const news = { reference: row?.reference ?? '', amount: Number(row?.amount), currency: 'eur' }
    const tell = (state: Told, other: Partial<PaymentNews> = {}) =>
      shop.payments.settlePayment({
        ...news,
        state,
        ...(state === 'refused' && { reason: 'declined' }),
        ...other,
      } as PaymentNews)
    const is = async () => {
      const { status, payment } = await shop.order(id)
      return [status, payment.state, payment.reason]
    }
    return { id, tell, is }
  }
  return { ...shop, begin }
}

describeOnEachEngine('news of a payment', (engine) => {
  it.each<[readonly Told[], readonly (string | null)[]]>([
    [['paid'], ['paid', 'paid', null]],
    [
      ['paid', 'paid'],
      ['paid', 'paid', null],
    ],
    [
      ['refused', 'paid'],
      ['paid', 'paid', null],
    ],
    [
      ['paid', 'refused', 'pending'],
      ['paid', 'paid', null],
    ],
    [
      ['pending', 'refused', 'refused', 'pending'],
      ['placed', 'refused', 'declined'],
    ],
    [
      ['refunded', 'paid', 'refused'],
      ['placed', 'refunded', null],
    ],
    [
      ['paid', 'refunded', 'paid', 'refunded'],
      ['cancelled', 'refunded', null],
    ],
  ])('of %j leaves it so that it is %j', async (told, end) => {
    const { begin, rows, refunded, work } = await pendingShop(engine)
    const { tell, is } = await begin()
    for (const state of told) expect(await tell(state)).toBe('settled')
    expect(await is()).toEqual(end)
    await work()
    expect([refunded, (await rows())[0]?.refund_wanted_at]).toEqual([[], null])
  })

  it('sets the time of payment once, and is unknown without a payment of its name', async () => {
    const { begin, order, payments } = await pendingShop(engine)
    const { id, tell } = await begin()
    await Promise.all(Array.from({ length: 5 }, () => tell('paid')))
    const { paid_at } = await order(id)
    await tell('paid')
    expect((await order(id)).paid_at).toBe(paid_at)
    expect(await payments.settlePayment({ reference: 'other', amount: 1, currency: 'EUR', state: 'paid' })).toBe(
      'unknown',
    )
  })

  it.each([{ amount: 1 }, { amount: 1_000_000 }, { currency: 'GBP' }])(
    'of %j, which nobody asked for, refuses it and gives it back (checkout.paid-once)',
    async (other) => {
      const shop = await pendingShop(engine)
      const { tell, is } = await shop.begin()
      await tell('paid', other)
      expect(await is()).toEqual(['placed', 'refused', 'mismatch'])
      expect(shop.log.lines.filter(({ level }) => level === 'error')).toHaveLength(1)
      await tell('paid', other)
      await tell('paid')
      await Promise.all([shop.work(), shop.work(shop.paymentsElsewhere)])
      expect(shop.refunded.map(({ reference }) => reference)).toEqual([(await shop.rows())[0]?.reference])
      await tell('refunded', other)
      expect(await is()).toEqual(['placed', 'refused', 'mismatch'])
    },
  )

  it('of a second one that was paid gives that back, and the order stays paid by the first (checkout.paid-once)', async () => {
    const shop = await pendingShop(engine)
    const first = await shop.begin()
    await shop.pay(first.id, 'debit_card')
    const [card, debit] = await shop.rows()
    await first.tell('paid')
    expect((await shop.order(first.id)).payment_method).toBe('credit_card')
    const { reference } = debit ?? {}
    await shop.payments.settlePayment({
      reference: reference ?? '',
      amount: Number(debit?.amount),
      currency: 'EUR',
      state: 'paid',
    })
    await shop.work()
    expect(shop.refunded).toEqual([{ reference, key: debit?.refund_key }])
    expect((await shop.rows()).map(({ state }) => state)).toEqual(['paid', 'refunded'])
    expect(await shop.order(first.id)).toMatchObject({
      status: 'paid',
      payment_method: 'credit_card',
      payment: { state: 'paid', method: card?.method },
    })
  })

  it('of one that was paid for a cancelled order gives it back', async () => {
    const shop = await pendingShop(engine)
    const { id, tell, is } = await shop.begin()
    await shop.move(id, 'cancelled')
    await tell('paid')
    await shop.work()
    expect(await is()).toEqual(['cancelled', 'refunded', null])
    expect([shop.refunded.length, await stockOf(shop, 'mg-60')]).toEqual([1, 12])
  })

  it('that comes before the answer to the call that asked for it holds once it is told again', async () => {
    const shop = await payingShop(engine)
    const id = await shop.buy()
    const early: unknown[] = []
    shop.doing.pay = async (request, signal) => {
      const news = { reference: `test-${request.key}`, amount: request.amount, currency: request.currency }
      early.push(await shop.payments.settlePayment({ ...news, state: 'paid' }))
      return pending(request, signal)
    }
    await shop.pay(id)
    expect(early).toEqual(['unknown'])
    const [row] = await shop.rows()
    await shop.payments.settlePayment({
      reference: row?.reference ?? '',
      amount: Number(row?.amount),
      currency: 'EUR',
      state: 'paid',
    })
    expect((await shop.order(id)).status).toBe('paid')
  })
})
