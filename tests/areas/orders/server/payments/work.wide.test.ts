import { expect, it } from 'vitest'

import type { PaymentNews } from '#areas/orders/server/payments/provider.ts'
import { startPaymentWork } from '#areas/orders/server/payments/index.ts'

import { buy as buyByInvoice, stockOf } from '../support/checkout.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { hangs, paid, pending, throws } from './support/provider.ts'
import { payingShop, type PayingShop } from './support/shop.ts'

/** The provider reports this for every payment. */
function tellAll({ doing, rows }: PayingShop, state: 'paid' | 'pending'): void {
  doing.look = async (reference): Promise<PaymentNews | undefined> => {
    const row = (await rows()).find((one) => one.reference === reference)
    return row && { reference, amount: Number(row.amount), currency: row.currency, state }
  }
}

const both = (shop: PayingShop) => Promise.all([shop.work(), shop.work(shop.paymentsElsewhere)])

describeOnEachEngine('the worker of payments', (engine) => {
  it('looks at what has been pending for a minute, once for all processes', async () => {
    const shop = await payingShop(engine)
    shop.doing.pay = pending
    const [one, other] = [await shop.buy(), await shop.buy()]
    await shop.pay(one)
    await shop.pay(other)
    tellAll(shop, 'paid')
    await both(shop)
    expect(shop.looked).toEqual([])
    const { due_at, created_at } = (await shop.rows())[0] ?? {}
    expect(Number(due_at) - Number(created_at)).toBeGreaterThanOrEqual(60_000)
    await shop.makeDue()
    await both(shop)
    expect([shop.looked.length, new Set(shop.looked)]).toEqual([
      2,
      new Set((await shop.rows()).map(({ reference }) => reference)),
    ])
    expect([(await shop.order(one)).status, (await shop.order(other)).status]).toEqual(['paid', 'paid'])
  })

  it.each([
    ['hung', hangs],
    ['threw', throws],
  ])('settles a payment whose answer was lost since the provider %s, under its key', async (_, lost) => {
    const shop = await payingShop(engine)
    shop.doing.pay = lost
    const id = await shop.buy()
    await shop.pay(id)
    shop.doing.pay = paid
    await shop.makeDue()
    await both(shop)
    expect((await shop.order(id)).status).toBe('paid')
    expect(shop.asked.map(({ key }) => key)).toEqual(Array(2).fill(shop.asked[0]?.key))
  })

  it('refuses what the provider does not know, and what it has not answered for a day', async () => {
    const shop = await payingShop(engine)
    const [unknown, unanswered] = [await shop.buy(), await shop.buy()]
    shop.doing.pay = pending
    await shop.pay(unknown)
    shop.doing.pay = throws
    await shop.pay(unanswered)
    await shop.db
      .updateTable('payment')
      .set({ asked_at: new Date(0) })
      .execute()
    await shop.makeDue()
    await shop.work()
    expect((await shop.rows()).map(({ state, reason }) => [state, reason])).toEqual([
      ['refused', 'failed'],
      ['refused', 'expired'],
    ])
    expect(shop.asked).toHaveLength(2)
  })

  it('cancels what is not paid within 24 hours, with stock and mail, once (checkout.unpaid-is-cancelled)', async () => {
    const shop = await payingShop(engine)
    const invoice = (await buyByInvoice(shop, shop.who, 'mg-60')).body.order_id
    const [unpaid, settled] = [await shop.buy(), await shop.buy()]
    await shop.pay(settled)
    await both(shop)
    expect((await shop.order(unpaid)).status).toBe('placed')
    const { pay_by, placed_at } = await shop.db
      .selectFrom('shop_order')
      .select(['pay_by', 'placed_at'])
      .where('order_id', '=', unpaid)
      .executeTakeFirstOrThrow()
    expect(Math.round((Number(pay_by) - placed_at.getTime()) / 60_000)).toBe(24 * 60)

    await shop.endTimeToPay()
    await both(shop)
    await both(shop)
    const statuses = await Promise.all([invoice, unpaid, settled].map(async (id) => (await shop.order(id)).status))
    expect(statuses).toEqual(['placed', 'cancelled', 'paid'])
    expect(await stockOf(shop, 'mg-60')).toBe(12 - 1 - 2)
    const mails = await shop.db.selectFrom('outbox').select('kind').where('kind', '=', 'order-cancelled').execute()
    expect(mails).toHaveLength(1)
  })

  it('cancels no order before the provider has told of its pending payment once more', async () => {
    const shop = await payingShop(engine)
    shop.doing.pay = pending
    const [late, never] = [await shop.buy(), await shop.buy()]
    await shop.pay(late)
    await shop.pay(never)
    await shop.endTimeToPay()
    await shop.db
      .updateTable('payment')
      .set({ looked_at: new Date(0) })
      .execute()
    shop.doing.look = () => Promise.reject(new Error('the line is dead'))
    await shop.makeDue()
    await shop.work()
    expect((await shop.order(late)).status).toBe('placed')
    tellAll(shop, 'pending')
    const [row] = await shop.rows()
    await shop.payments.settlePayment({
      reference: row?.reference ?? '',
      amount: Number(row?.amount),
      currency: 'EUR',
      state: 'paid',
    })
    await shop.makeDue()
    await shop.work()
    expect([(await shop.order(late)).status, (await shop.order(never)).status]).toEqual(['paid', 'cancelled'])
  })

  it('gives back what was paid for a cancelled order, again until it is done, once (checkout.refund-follows-a-cancel)', async () => {
    const shop = await payingShop(engine)
    const id = await shop.buy()
    await shop.pay(id)
    shop.doing.refund = () => Promise.reject(new Error('the line is dead'))
    await shop.move(id, 'cancelled')
    await both(shop)
    expect((await shop.order(id)).payment.state).toBe('paid')
    expect(shop.refunded).toHaveLength(1)
    shop.doing.refund = () => Promise.resolve()
    await shop.makeDue()
    await both(shop)
    await shop.makeDue()
    await both(shop)
    const [row] = await shop.rows()
    const once = { reference: row?.reference, key: row?.refund_key }
    expect(shop.refunded).toEqual([once, once])
    expect((await shop.order(id)).payment).toMatchObject({ state: 'refunded', method: 'credit_card' })
    expect((await shop.order(id)).status).toBe('cancelled')
  })

  it('ends in order: what is at hand is finished, or dropped if it is hastened', async () => {
    const shop = await payingShop(engine)
    shop.doing.pay = pending
    await shop.pay(await shop.buy())
    await shop.pay(await shop.buy())
    await shop.makeDue()
    let answer = (_news: undefined) => undefined as void
    const begun = new Promise<void>((begin) => {
      shop.doing.look = () => {
        begin()
        return new Promise((resolve) => {
          answer = resolve
        })
      }
    })
    const slow = { ...shop.payments.work, answerWithin: 60_000 }
    const work = startPaymentWork(slow)
    await begun
    const ended = work.stop(new AbortController().signal)
    answer(undefined)
    await ended
    expect(shop.looked).toHaveLength(1)
    expect((await shop.rows()).map(({ state }) => state).toSorted()).toEqual(['pending', 'refused'])

    shop.doing.look = () => new Promise(() => undefined)
    await shop.makeDue()
    await startPaymentWork(slow).stop(AbortSignal.abort())
    expect((await shop.rows()).filter(({ state }) => state === 'pending')).toHaveLength(1)
  })
})
