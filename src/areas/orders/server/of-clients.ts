import { type Kysely, sql } from 'kysely'

import type { CallInput, CallResponse } from '#contract/call.ts'
import type { ClientOrder, listClientOrders } from '#areas/orders/contract/client-orders.ts'
import type { OrderSummary } from '#areas/orders/contract/orders.ts'

import { standingLinks } from '#areas/account/server/links.ts'
import { withReadRetry } from '#server/database/index.ts'
import { pageOf } from '#server/database/paging.ts'
import type { Schema } from '#server/database/schema.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'
import type { OrderDeps } from './deps.ts'
import { isWanted } from './keyword.ts'
import { withoutDispute, withoutPaymentPage } from './payment.ts'
import { hasStatus, readStored, SUMMARY, toSummary } from './read.ts'

/** The most orders on the page of one client (clients.page-shows-orders); their list has all. */
const ON_PAGE = 100

export interface ClientOrders {
  /** The latest first (checkout.clients-orders). */
  listClientOrders(
    practitioner: Shopper,
    query: CallInput<typeof listClientOrders>['query'],
  ): Promise<CallResponse<typeof listClientOrders>>
  /** Undefined if it is no order of one of their clients. */
  getClientOrder(practitioner: Shopper, orderId: number): Promise<ClientOrder | undefined>
}

export function clientOrders({ database, messages }: OrderDeps): ClientOrders {
  const { db } = database
  return {
    listClientOrders: ({ userId }, { client_id, status, keyword, ...paging }) =>
      withReadRetry(database, async () => {
        const { offset, limit, fields } = pageOf(paging)
        const chosen = ordersWith(db, userId)
          .$if(client_id !== undefined, (query) => query.where('account.user_id', '=', client_id ?? 0))
          .where(isWanted(keyword))
          .$if(status !== undefined, (query) => query.where(hasStatus(status ?? 'placed')))
        const rows = await chosen
          .select(SUMMARY)
          .select(CLIENT)
          .orderBy('placed_at', 'desc')
          .orderBy('order_id', 'desc')
          .offset(offset)
          .limit(limit)
          .execute()
        const { count } = await chosen.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
        return {
          data: rows.map(({ client_id: id, first_name, last_name, ...row }) => ({
            ...toSummary(row),
            client: { id, first_name, last_name },
          })),
          ...fields(count),
        }
      }),

    getClientOrder: ({ userId, language }, orderId) =>
      withReadRetry(database, async () => {
        const found = await ordersWith(db, userId).select(CLIENT).where('order_id', '=', orderId).executeTakeFirst()
        const stored = found && (await readStored(db, orderId, { language, messages }, { isOthers: true }))
        if (found === undefined || stored === undefined) return undefined
        const {
          address: _address,
          billing: _billing,
          shipment: _shipment,
          papers: _papers,
          ...order
        } = withoutDispute(withoutPaymentPage(stored))
        const { client_id: id, first_name, last_name } = found
        return { ...order, client: { id, first_name, last_name } }
      }),
  }
}

const CLIENT = ['account.user_id as client_id', 'account.first_name', 'account.last_name'] as const

/**
 * Orders placed while this practitioner was the client's; not those of deleted accounts, nor of clients who have ended the link
 * (clients.client-ends-the-link), and none while the practitioner's approval rests.
 */
const ordersWith = (db: Kysely<Schema>, practitionerId: number) =>
  standingLinks(db)
    .innerJoin('shop_order', (join) =>
      join
        .onRef('shop_order.user_id', '=', 'link.client_id')
        .onRef('shop_order.practitioner_id', '=', 'link.practitioner_id'),
    )
    .innerJoin('account', 'account.user_id', 'shop_order.user_id')
    .where('link.practitioner_id', '=', practitionerId)

/** One client's orders with a practitioner, the latest first, at most 100. */
export async function readOrdersWith(
  db: Kysely<Schema>,
  { clientId, practitionerId }: { readonly clientId: number; readonly practitionerId: number },
): Promise<OrderSummary[]> {
  const rows = await ordersWith(db, practitionerId)
    .select(SUMMARY)
    .where('account.user_id', '=', clientId)
    .orderBy('placed_at', 'desc')
    .orderBy('order_id', 'desc')
    .limit(ON_PAGE)
    .execute()
  return rows.map(toSummary)
}
