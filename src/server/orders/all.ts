import { type Kysely, sql } from 'kysely'

import type { AdminOrder, listAllOrders } from '#contract/admin.ts'
import type { CallInput, CallResponse } from '#contract/call.ts'
import { withoutInvisibleLetters } from '#contract/invisible-letters.ts'

import { personHas } from '../accounts/find.ts'
import { withReadRetry } from '../database/index.ts'
import { pageOf } from '../database/paging.ts'
import type { Schema } from '../database/schema.ts'
import type { OrderDeps } from './deps.ts'
import { withoutPaymentPage } from './payment.ts'
import { orderStatusOf, readStored, SUMMARY, toSummary } from './read.ts'

export interface AllOrders {
  /** The latest first (admin.moves-orders). */
  listAllOrders(query: CallInput<typeof listAllOrders>['query']): Promise<CallResponse<typeof listAllOrders>>
  /** Undefined if there is none with this id. */
  getAnyOrder(orderId: number): Promise<AdminOrder | undefined>
}

export function allOrders({ database }: OrderDeps): AllOrders {
  const { db } = database
  return {
    listAllOrders: ({ status, keyword = '', ...paging }) =>
      withReadRetry(database, async () => {
        const { offset, limit, fields } = pageOf(paging)
        const words = withoutInvisibleLetters(keyword).trim().toLowerCase()
        const wanted = withCustomer(db)
          .$if(status !== undefined, (query) => query.where(orderStatusOf, '=', status ?? 'placed'))
          .$if(words !== '', (query) =>
            query.where(
              sql<boolean>`(position(${words} in lower(number)) > 0 or coalesce(${personHas(words)}, false))`,
            ),
          )
        const rows = await wanted
          .select(SUMMARY)
          .select(CUSTOMER)
          .orderBy('placed_at', 'desc')
          .orderBy('order_id', 'desc')
          .offset(offset)
          .limit(limit)
          .execute()
        const { count } = await wanted.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
        return {
          data: rows.map(({ user_id, email, first_name, last_name, ...row }) => ({
            ...toSummary(row),
            customer: toCustomer({ user_id, email, first_name, last_name }),
          })),
          ...fields(count),
        }
      }),

    getAnyOrder: (orderId) => withReadRetry(database, () => readAnyOrder(db, orderId)),
  }
}

/** The order with this id as an admin sees it; undefined if there is none. */
export async function readAnyOrder(db: Kysely<Schema>, orderId: number): Promise<AdminOrder | undefined> {
  const found = await withCustomer(db).select(CUSTOMER).where('order_id', '=', orderId).executeTakeFirst()
  const order = found && (await readStored(db, orderId))
  return order && { ...withoutPaymentPage(order), customer: toCustomer(found) }
}

const withCustomer = (db: Kysely<Schema>) =>
  db.selectFrom('shop_order').leftJoin('account', 'account.user_id', 'shop_order.user_id')

const CUSTOMER = ['account.user_id', 'email', 'first_name', 'last_name'] as const

interface CustomerRow {
  readonly user_id: number | null
  readonly email: string | null
  readonly first_name: string | null
  readonly last_name: string | null
}

/** Null if the account was deleted. */
function toCustomer({ user_id, email, first_name, last_name }: CustomerRow): AdminOrder['customer'] {
  return user_id === null
    ? null
    : { user_id, email: email ?? '', first_name: first_name ?? '', last_name: last_name ?? '' }
}
