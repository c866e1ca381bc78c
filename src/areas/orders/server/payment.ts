import type { Kysely, RawBuilder, Transaction } from 'kysely'

import type { PaymentMethod } from '#contract/constants.ts'
import type { AdminOrder } from '#areas/orders/contract/admin-orders.ts'
import type { Order } from '#areas/orders/contract/orders.ts'

import { DAY, fromNow, now } from '#server/database/clock.ts'
import type { Schema } from '#server/database/schema.ts'

/** Milliseconds in which an order that is not by invoice has to be paid (checkout.unpaid-is-cancelled). */
export const PAY_WITHIN = DAY

/** The end of the time to pay by this method; null for an invoice, which waits. */
export const payBy = (method: PaymentMethod): RawBuilder<Date> | null =>
  method === 'invoice' ? null : fromNow(PAY_WITHIN)

/** The payment by which an order was paid, else the latest by its method; null if there is none. */
export async function readPayment(
  db: Kysely<Schema>,
  orderId: number,
  method: PaymentMethod,
): Promise<AdminOrder['payment']> {
  const found = await db
    .selectFrom('payment')
    .select(['state', 'method', 'reason', 'address', 'given_back', 'dispute', 'disputed'])
    .where('order_id', '=', orderId)
    .where('method', '=', method)
    .orderBy((eb) => eb('state', '=', 'paid'), 'desc')
    .orderBy('asked_at', 'desc')
    .orderBy('payment_id', 'desc')
    .executeTakeFirst()
  if (found === undefined) return null
  const { address, given_back, dispute, disputed, ...payment } = found
  return {
    ...payment,
    address: payment.state === 'pending' ? address : null,
    given_back: Number(given_back) / 100,
    dispute: dispute && { state: dispute, amount: Number(disputed) / 100 },
  }
}

/** For others than admins: a dispute is between shop and bank. */
export const withoutDispute = <Read extends { readonly payment: AdminOrder['payment'] }>({
  payment,
  ...order
}: Read): Omit<Read, 'payment'> & Pick<Order, 'payment'> => {
  if (payment === null) return { ...order, payment }
  const { dispute: _dispute, ...shown } = payment
  return { ...order, payment: shown }
}

/** For others than the user, who alone is sent to the provider's page. */
export const withoutPaymentPage = <Read extends Pick<Order, 'payment'>>(order: Read): Read => ({
  ...order,
  payment: order.payment && { ...order.payment, address: null },
})

/** Has what was paid for an order, or by one payment, given back by the worker of payments. */
export async function wantRefund(
  transaction: Transaction<Schema>,
  paid: { readonly orderId: number } | { readonly paymentId: number },
): Promise<void> {
  const query = transaction
    .updateTable('payment')
    .set({ refund_wanted_at: now, due_at: now })
    .where('refund_wanted_at', 'is', null)
  await (
    'orderId' in paid
      ? query.where('order_id', '=', paid.orderId).where('state', '=', 'paid')
      : query.where('payment_id', '=', paid.paymentId)
  ).execute()
}
