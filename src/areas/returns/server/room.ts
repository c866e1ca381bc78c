import { type Kysely, sql } from 'kysely'

import type { RefundWay } from '#areas/returns/contract/returns.ts'

import type { Schema } from '#server/database/schema.ts'
import type { ReturnDeps } from './deps.ts'
import { hasPendingPayment } from './lock.ts'

/** The part of an order's money that can still go back, in cents. */
export interface Room {
  readonly room: number
  /** The price of delivery that was not given back. */
  readonly delivery: number
  readonly ways: readonly RefundWay[]
  /** The payment that a provider gives back from. */
  readonly paymentId: number | undefined
}

/**
 * The most that can be refunded is what was paid, or is still to be paid, without earlier refunds
 * (returns.money-out-is-never-more). While a payment is under way nothing can be.
 */
export async function readRoom(
  db: Kysely<Schema>,
  { provider }: Pick<ReturnDeps, 'provider'>,
  orderId: number,
): Promise<Room> {
  const order = await db
    .selectFrom('shop_order')
    .select([
      'paid_at',
      'total',
      'refunded',
      'delivery_price',
      'delivery_refunded',
      hasPendingPayment.as('hasPendingPayment'),
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const payment = await db
    .selectFrom('payment')
    .select((eb) => [
      'payment_id',
      'provider',
      'state',
      'amount',
      'given_back',
      sql<string>`case when dispute = 'lost' then disputed else 0 end`.as('lost'),
      eb
        .selectFrom('refund')
        .select(sql<string>`coalesce(sum(amount), 0)`.as('cents'))
        .whereRef('refund.payment_id', '=', 'payment.payment_id')
        .as('ofReturns'),
    ])
    .where('order_id', '=', orderId)
    .where('state', 'in', ['paid', 'refunded'])
    .where('refund_wanted_at', 'is', null)
    .orderBy('payment_id')
    .executeTakeFirst()
  const delivery = Number(order.delivery_price) - Number(order.delivery_refunded)
  const left = Number(order.total) - Number(order.refunded)
  if (order.paid_at === null)
    return { room: left, delivery, ways: order.hasPendingPayment ? [] : ['due'], paymentId: undefined }
  if (payment === undefined) return { room: left, delivery, ways: ['transfer'], paymentId: undefined }
  // The provider may have given back without the shop's wish, from its dashboard or by a dispute.
  const back = Number(payment.given_back) + Number(payment.lost)
  const elsewhere = Math.max(0, back - Number(payment.ofReturns))
  const isAskable = payment.provider === provider?.id && payment.state === 'paid'
  return {
    room: Math.max(0, left - elsewhere),
    delivery,
    ways: isAskable ? ['provider', 'transfer'] : ['transfer'],
    paymentId: isAskable ? payment.payment_id : undefined,
  }
}
