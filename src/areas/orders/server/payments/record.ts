import type { Transaction } from 'kysely'

import type { PaymentRefusal } from '#areas/orders/contract/orders.ts'

import { fromNow, now } from '#server/database/clock.ts'
import type { Schema } from '#server/database/schema.ts'
import { billPaid, wantRefund, writeEvent } from '../index.ts'
import type { PaymentDeps } from './deps.ts'
import { recordMoneyBack } from './money-back.ts'
import type { PaymentNews } from './provider.ts'

/** Milliseconds after which a worker looks at a payment that is new or was asked for again. */
export const LOOK_AFTER = 60_000

/** Milliseconds from a look to the next: below the worker's period, so that none is left out. */
const LOOK_AGAIN_AFTER = 9 * 60_000

/** The state that a provider tells of. `name`: given with the answer to the call that asked for the payment. */
export interface Told extends Pick<PaymentNews, 'givenBack' | 'dispute'> {
  readonly state: PaymentNews['state']
  readonly reason?: PaymentRefusal
  readonly name?: { readonly reference: string | null; readonly address: string | null }
  /** In cents; missing if the payment was made as it was asked for. */
  readonly amount?: number
  readonly currency?: string
}

/**
 * Brings a payment, and its order, to a state that the provider tells of, in whatever order it tells. 'mismatch' if another amount
 * was paid, which then goes back (checkout.paid-once). Last in the transaction, as `cancelOrder`.
 */
export async function record(
  transaction: Transaction<Schema>,
  deps: PaymentDeps,
  paymentId: number,
  news: Told,
): Promise<'recorded' | 'mismatch'> {
  const recorded = await recordState(transaction, deps, paymentId, news)
  await recordMoneyBack(transaction, deps, paymentId, news)
  return recorded
}

async function recordState(
  transaction: Transaction<Schema>,
  deps: PaymentDeps,
  paymentId: number,
  news: Told,
): Promise<'recorded' | 'mismatch'> {
  const { order, payment } = await lock(transaction, paymentId)
  const set = (values: object) =>
    transaction
      .updateTable('payment')
      .set({ looked_at: now, ...values })
      .where('payment_id', '=', paymentId)
      .execute()
  if (news.name && payment.reference === null)
    await set({ ...news.name, ...(news.name.reference !== null && { request: null }) })
  // A refused payment with a refund request was paid with a wrong amount.
  const isOpen = payment.state === 'pending' || (payment.state === 'refused' && payment.refund_wanted_at === null)
  const settled = { settled_at: now, due_at: null, request: null }

  switch (news.state) {
    case 'pending':
      await set(payment.state === 'pending' ? { due_at: fromNow(news.name ? LOOK_AFTER : LOOK_AGAIN_AFTER) } : {})
      return 'recorded'
    case 'refused':
      if (payment.state === 'pending') await set({ ...settled, state: 'refused', reason: news.reason ?? 'failed' })
      return 'recorded'
    case 'refunded':
      if (payment.refunded_at !== null || payment.state === 'paid') return 'recorded'
      await set(
        payment.reason === 'mismatch'
          ? { refunded_at: now, due_at: null }
          : { ...settled, state: 'refunded', reason: null, refunded_at: now },
      )
      return 'recorded'
    case 'paid':
      break
  }
  if (!isOpen) return 'recorded'
  if (!isAsAsked(payment, news)) {
    await set({ ...settled, state: 'refused', reason: 'mismatch' })
    await wantRefund(transaction, { paymentId })
    return 'mismatch'
  }
  await set({ ...settled, state: 'paid', reason: null })
  if (order.paid_at !== null || order.cancelled_at !== null) {
    await wantRefund(transaction, { paymentId })
    return 'recorded'
  }
  await transaction
    .updateTable('shop_order')
    .set({ paid_at: now, payment_method: payment.method })
    .where('order_id', '=', payment.order_id)
    .execute()
  await writeEvent(transaction, payment.order_id, 'paid')
  await billPaid(transaction, deps, payment.order_id)
  return 'recorded'
}

/** Locks the order first, like everything that changes it and its payments. */
async function lock(transaction: Transaction<Schema>, paymentId: number) {
  const order = await transaction
    .selectFrom('shop_order')
    .select(['paid_at', 'cancelled_at'])
    .where('order_id', '=', (eb) => eb.selectFrom('payment').select('order_id').where('payment_id', '=', paymentId))
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const payment = await transaction
    .selectFrom('payment')
    .select([
      'order_id',
      'state',
      'method',
      'reason',
      'amount',
      'currency',
      'reference',
      'refund_wanted_at',
      'refunded_at',
    ])
    .where('payment_id', '=', paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { order, payment }
}

const isAsAsked = (
  payment: { readonly amount: string; readonly currency: string },
  { amount = Number(payment.amount), currency = payment.currency }: Told,
): boolean => amount === Number(payment.amount) && currency.toUpperCase() === payment.currency
