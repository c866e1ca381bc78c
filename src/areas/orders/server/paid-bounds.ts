import { type Kysely, sql } from 'kysely'

import { fromNow, HOUR } from '#server/database/clock.ts'
import type { Schema } from '#server/database/schema.ts'

/** Milliseconds in which an order that was marked as paid can be set to unpaid again. */
const REVOCABLE_FOR = HOUR

/** The end of the time in which an order can be set to unpaid again; null if it can't. */
export async function readRevocableUntil(db: Kysely<Schema>, orderId: number): Promise<string | null> {
  const { isOfProvider, isLate, isPaidOut, isRefunded, isOpen, until } = await readBounds(db, orderId)
  return isOpen && !isOfProvider && !isLate && !isPaidOut && !isRefunded ? until.toISOString() : null
}

/** Bounds that decide whether 'paid' can be taken back. */
export const readBounds = (db: Kysely<Schema>, orderId: number) =>
  db
    .selectFrom('shop_order')
    .select((eb) => [
      sql<Date>`paid_at + ${REVOCABLE_FOR} * interval '1 millisecond'`.as('until'),
      sql<boolean>`paid_at is not null and cancelled_at is null`.as('isOpen'),
      sql<boolean>`coalesce(paid_at <= ${fromNow(-REVOCABLE_FOR)}, false)`.as('isLate'),
      eb
        .exists(
          eb
            .selectFrom('payment')
            .select('payment_id')
            .whereRef('payment.order_id', '=', 'shop_order.order_id')
            .where('state', 'in', ['paid', 'refunded']),
        )
        .$castTo<boolean>()
        .as('isOfProvider'),
      eb
        .exists(
          eb
            .selectFrom('commission_entry')
            .select('entry_id')
            .whereRef('commission_entry.order_id', '=', 'shop_order.order_id')
            .where('payout_id', 'is not', null),
        )
        .$castTo<boolean>()
        .as('isPaidOut'),
      sql<boolean>`refunded > 0`.as('isRefunded'),
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
