import { type Kysely, sql } from 'kysely'

import type { CallInput, CallResponse } from '#contract/call.ts'
import type { listOrders, Order } from '#areas/orders/contract/orders.ts'

import { now } from '#server/database/clock.ts'
import { withReadRetry } from '#server/database/index.ts'
import { pageOf } from '#server/database/paging.ts'
import type { Schema } from '#server/database/schema.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'
import type { OrderDeps } from './deps.ts'
import { isWanted } from './keyword.ts'
import { withoutDispute } from './payment.ts'
import { type Reading, readStored, SUMMARY, toSummary } from './read.ts'

export interface OrderLists {
  /** This user's orders, latest first (checkout.own-orders). */
  listOrders(owner: Shopper, query: CallInput<typeof listOrders>['query']): Promise<CallResponse<typeof listOrders>>
  /** Undefined if it is not one of this user's orders. */
  getOrder(owner: Shopper, orderId: number): Promise<Order | undefined>
}

export function orderLists({ database, messages }: OrderDeps): OrderLists {
  const { db } = database
  return {
    listOrders: ({ userId }, { keyword, ...paging }) =>
      withReadRetry(database, async () => {
        const { offset, limit, fields } = pageOf(paging)
        const chosen = ownOrders(db, userId).where(isWanted(keyword))
        const rows = await chosen
          .select(SUMMARY)
          .orderBy('placed_at', 'desc')
          .orderBy('order_id', 'desc')
          .offset(offset)
          .limit(limit)
          .execute()
        const { count, now: asOf } = await chosen
          .select([sql<number>`count(*)::int`.as('count'), now.as('now')])
          .executeTakeFirstOrThrow()
        return { data: rows.map(toSummary), ...fields(count), as_of: asOf.toISOString() }
      }),

    getOrder: ({ userId, language }, orderId) =>
      withReadRetry(database, () => readOrder(db, userId, { orderId }, { language, messages })),
  }
}

const ownOrders = (db: Kysely<Schema>, userId: number) => db.selectFrom('shop_order').where('user_id', '=', userId)

/** One of a user's orders, by its id or by the key it was placed under; undefined if there is none. */
export async function readOrder(
  db: Kysely<Schema>,
  userId: number,
  named: { readonly orderId: number } | { readonly key: string },
  reading: Reading,
): Promise<Order | undefined> {
  const own = await ownOrders(db, userId)
    .$if('orderId' in named, (query) => query.where('order_id', '=', 'orderId' in named ? named.orderId : 0))
    .$if('key' in named, (query) => query.where('idempotency_key', '=', 'key' in named ? named.key : ''))
    .select('order_id')
    .executeTakeFirst()
  const order = own && (await readStored(db, own.order_id, reading))
  // Only orders of deleted accounts have no address, and those belong to nobody.
  return order?.address ? { ...withoutDispute(order), address: order.address } : undefined
}
