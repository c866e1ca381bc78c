import { sql, type Transaction } from 'kysely'

import type { Schema } from '#server/database/schema.ts'

/** The fields of a locked order that decide about its returns. */
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

/** Undefined if there is no such order, or it is another user's than `ownerId`. */
export const lockOrder = (transaction: Transaction<Schema>, orderId: number, ownerId?: number) =>
  transaction
    .selectFrom('shop_order')
    .select([
      'order_id',
      'currency',
      'paid_at',
      'sent_at',
      'cancelled_at',
      'payment_method',
      'total',
      'refunded',
      'delivery_price',
      'delivery_refunded',
      hasPendingPayment.as('hasPendingPayment'),
    ])
    .where('order_id', '=', orderId)
    .$if(ownerId !== undefined, (query) => query.where('user_id', '=', ownerId ?? 0))
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Money may arrive of which the shop knows nothing yet. */
export const hasPendingPayment = sql<boolean>`exists (
  select 1 from payment where payment.order_id = shop_order.order_id and payment.state = 'pending'
)`

/** Locks the order of a return, then the return. Undefined if there is no such return. */
export async function lockReturn(transaction: Transaction<Schema>, returnId: number) {
  const found = await transaction
    .selectFrom('order_return')
    .select('order_id')
    .where('return_id', '=', returnId)
    .executeTakeFirst()
  const order = found && (await lockOrder(transaction, found.order_id))
  if (order === undefined) return undefined
  const { kind, received_at, checked_at, closed_at } = await transaction
    .selectFrom('order_return')
    .select(['kind', 'received_at', 'checked_at', 'closed_at'])
    .where('return_id', '=', returnId)
    .executeTakeFirstOrThrow()
  return { order, returnId, kind, received_at, checked_at, closed_at }
}
