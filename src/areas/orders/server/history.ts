import type { Kysely, Transaction } from 'kysely'

import type { OrderEvent, OrderEventDetail, OrderEventKind } from '#areas/orders/contract/order-event.ts'

import type { Schema } from '#server/database/schema.ts'

interface Entry {
  /** The account that did it; left out for the shop itself. */
  readonly by?: number | undefined
  readonly detail?: OrderEventDetail
}

/** Adds to the history of an order, in the transaction that makes the move (day.order-has-a-history). */
export async function writeEvent(
  transaction: Transaction<Schema>,
  orderId: number,
  kind: OrderEventKind,
  { by, detail }: Entry = {},
): Promise<void> {
  await transaction
    .insertInto('order_event')
    .values({
      order_id: orderId,
      account_id: by ?? null,
      kind,
      ...(detail && { detail: JSON.stringify(detail) }),
    })
    .execute()
}

/** Everything that happened to an order, the latest first. */
export async function readHistory(db: Kysely<Schema>, orderId: number): Promise<OrderEvent[]> {
  const rows = await db
    .selectFrom('order_event')
    .leftJoin('account', 'account.user_id', 'account_id')
    .select(['event_id', 'at', 'kind', 'detail', 'account.user_id', 'first_name', 'last_name'])
    .where('order_id', '=', orderId)
    .orderBy('at', 'desc')
    .orderBy('event_id', 'desc')
    .execute()
  return rows.map(({ at, user_id, first_name, last_name, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    by: user_id === null ? null : { first_name: first_name ?? '', last_name: last_name ?? '' },
  }))
}
