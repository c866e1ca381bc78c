import { type Kysely, sql } from 'kysely'

import { now } from '#server/database/clock.ts'
import type { Schema } from '#server/database/schema.ts'
import { cancelOrder } from '../index.ts'
import type { PaymentDeps } from './deps.ts'

export type UnpaidDeps = Pick<
  PaymentDeps,
  'database' | 'provider' | 'log' | 'messages' | 'shopName' | 'publicUrl' | 'papers'
>

/** Cancels orders that were not paid in time, unless the provider has yet to tell of a payment (checkout.unpaid-is-cancelled). */
export async function cancelUnpaid(deps: UnpaidDeps, stopping: AbortSignal): Promise<void> {
  const { db } = deps.database
  for (const { order_id } of await unpaid(db, deps).execute()) {
    if (stopping.aborted) return
    try {
      await db.transaction().execute(async (transaction) => {
        const locked = await unpaid(transaction, deps)
          .where('order_id', '=', order_id)
          .forNoKeyUpdate()
          .skipLocked()
          .executeTakeFirst()
        if (locked) await cancelOrder(transaction, deps, order_id, 'unpaid')
      })
    } catch (error) {
      deps.log.warn({ err: error, order: order_id }, 'an unpaid order could not be cancelled; trying again')
    }
  }
}

const unpaid = (db: Kysely<Schema>, { provider }: UnpaidDeps) =>
  db
    .selectFrom('shop_order')
    .select('order_id')
    .where('pay_by', '<=', now)
    .where('paid_at', 'is', null)
    .where('sent_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payment')
            .select('payment_id')
            .whereRef('payment.order_id', '=', 'shop_order.order_id')
            .where('state', '=', 'pending')
            .where('provider', '=', provider?.id ?? '')
            .where('reference', 'is not', null)
            .where(sql<boolean>`coalesce(looked_at < pay_by, true)`),
        ),
      ),
    )
