import type { Transaction } from 'kysely'

import type { AdminOrder } from '#areas/orders/contract/admin-orders.ts'

import type { Schema } from '#server/database/schema.ts'
import { readAnyOrder } from './all.ts'
import type { OrderDeps } from './deps.ts'
import { writeEvent } from './history.ts'
import type { Admin } from './notes.ts'
import { readBounds } from './paid-bounds.ts'
import { payBy } from './payment.ts'

/** The reason an order stays paid. `provider`: a provider has its money. `paidOut`: its commission was paid out. */
export type TakeBackRefusal = 'unpaid' | 'cancelled' | 'provider' | 'late' | 'paidOut' | 'refunded'

export interface TakingBack {
  /**
   * Sets an order that an admin has marked as paid to unpaid, within an hour (admin.takes-paid-back). Its commission is pending
   * again, and an order that isn't by invoice has the full time to be paid. Undefined if there is no such order.
   */
  takeBackPaid(orderId: number, admin: Admin): Promise<AdminOrder | { readonly refused: TakeBackRefusal } | undefined>
}

export const takingBack = ({ database, messages }: OrderDeps): TakingBack => ({
  takeBackPaid: (orderId, { userId, language }) =>
    database.db.transaction().execute(async (transaction) => {
      const order = await transaction
        .selectFrom('shop_order')
        .select(['payment_method', 'cancelled_at', 'paid_at'])
        .where('order_id', '=', orderId)
        .forNoKeyUpdate()
        .executeTakeFirst()
      if (order === undefined) return undefined
      if (order.cancelled_at !== null) return { refused: 'cancelled' }
      if (order.paid_at === null) return { refused: 'unpaid' }
      const why = await whyStillPaid(transaction, orderId)
      if (why !== undefined) return { refused: why }
      await transaction
        .updateTable('shop_order')
        .set({ paid_at: null, pay_by: payBy(order.payment_method) })
        .where('order_id', '=', orderId)
        .execute()
      await writeEvent(transaction, orderId, 'unpaid', { by: userId })
      return readAnyOrder(transaction, orderId, { language, messages })
    }),
})

/** Read after locking the order: a payout of its commission then waits, or has ended. */
async function whyStillPaid(transaction: Transaction<Schema>, orderId: number): Promise<TakeBackRefusal | undefined> {
  const { isOfProvider, isLate, isPaidOut, isRefunded } = await readBounds(transaction, orderId)
  if (isOfProvider) return 'provider'
  if (isLate) return 'late'
  if (isRefunded) return 'refunded'
  return isPaidOut ? 'paidOut' : undefined
}
