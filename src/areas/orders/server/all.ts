import { type ExpressionBuilder, type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

import type { AdminOrder, AdminOrderSummary, listAllOrders } from '#areas/orders/contract/admin-orders.ts'
import type { CallInput, CallResponse } from '#contract/call.ts'
import { withoutInvisibleLetters } from '#contract/invisible-letters.ts'
import type { LanguageCode } from '#contract/languages.ts'

import { personHas } from '#areas/account/server/find.ts'
import { withReadRetry } from '#server/database/index.ts'
import { pageOf } from '#server/database/paging.ts'
import type { Schema } from '#server/database/schema.ts'
import type { OrderDeps } from './deps.ts'
import { readHistory } from './history.ts'
import { hasInNumber } from './number.ts'
import { readRevocableUntil } from './paid-bounds.ts'
import { withoutPaymentPage } from './payment.ts'
import { hasStatus, type Reading, readStored, SUMMARY, toSummary } from './read.ts'

export interface AllOrders {
  /** The latest first (admin.moves-orders). */
  listAllOrders(query: CallInput<typeof listAllOrders>['query']): Promise<CallResponse<typeof listAllOrders>>
  /** Undefined if there is none with this id. */
  getAnyOrder(orderId: number, language: LanguageCode): Promise<AdminOrder | undefined>
}

export function allOrders({ database, messages, timeZone }: OrderDeps): AllOrders {
  const { db } = database
  return {
    listAllOrders: ({ page: wanted, limit: most, ...filter }) =>
      withReadRetry(database, async () => {
        const { offset, limit, fields } = pageOf({ page: wanted, limit: most })
        const chosen = await foundOrders(db, filter, { timeZone })
        const page = latestFirst(chosen.select('shop_order.order_id')).offset(offset).limit(limit)
        const { count } = await chosen.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
        return {
          // Read the details of this page's rows only, not of all rows before it.
          data: await readSummaries(db, page),
          ...fields(count),
        }
      }),

    getAnyOrder: (orderId, language) =>
      withReadRetry(database, () => readAnyOrder(db, orderId, { language, messages })),
  }
}

type Filter = Omit<CallInput<typeof listAllOrders>['query'], 'page' | 'limit'>

/** The orders that a filter finds (day.orders-are-found). */
export async function foundOrders(
  db: Kysely<Schema>,
  { status, keyword = '', from, until, min, max }: Filter,
  { timeZone }: Pick<OrderDeps, 'timeZone'>,
): Promise<SelectQueryBuilder<Schema, 'shop_order', {}>> {
  const words = withoutInvisibleLetters(keyword).trim().toLowerCase()
  const customers = words === '' ? [] : await readCustomers(db, words)
  const begins = (day: RawBuilder<unknown>) => sql<Date>`${day}::timestamp at time zone ${timeZone}`
  const cents = (amount = 0) => Math.round(amount * 100)
  return db
    .selectFrom('shop_order')
    .$if(status !== undefined, (query) => query.where(hasStatus(status ?? 'placed')))
    .$if(words !== '', (query) => query.where(has(words, customers)))
    .$if(from !== undefined, (query) => query.where('placed_at', '>=', begins(sql`${from}::date`)))
    .$if(until !== undefined, (query) => query.where('placed_at', '<', begins(sql`(${until}::date + 1)`)))
    .$if(min !== undefined, (query) => query.where(sql<boolean>`total >= ${cents(min)}`))
    .$if(max !== undefined, (query) => query.where(sql<boolean>`total <= ${cents(max)}`))
}

/** Orders as an admin's lists show them, the latest first. */
export async function readSummaries(
  db: Kysely<Schema>,
  ids: SelectQueryBuilder<Schema, 'shop_order', { order_id: number }>,
): Promise<AdminOrderSummary[]> {
  const rows = await latestFirst(
    withCustomer(db).select(SUMMARY).select(PAID).select(CUSTOMER).where('order_id', 'in', ids),
  ).execute()
  return rows.map(({ user_id, email, first_name, last_name, paid_at, ...row }) => ({
    ...toSummary(row),
    paid_at: paid_at?.toISOString() ?? null,
    customer: toCustomer({ user_id, email, first_name, last_name }),
  }))
}

/** The order with this id as an admin sees it; undefined if there is none. */
export async function readAnyOrder(
  db: Kysely<Schema>,
  orderId: number,
  reading: Reading,
): Promise<AdminOrder | undefined> {
  const found = await withCustomer(db).select(CUSTOMER).where('order_id', '=', orderId).executeTakeFirst()
  const order = found && (await readStored(db, orderId, reading, { isOthers: true }))
  if (found === undefined || order === undefined) return undefined
  return {
    ...withoutPaymentPage(order),
    customer: toCustomer(found),
    paid_revocable_until: await readRevocableUntil(db, orderId),
    history: await readHistory(db, orderId),
  }
}

/** The number has these words, in lower case, or the order is one of these customers. */
const has = (words: string, customers: readonly number[]) => (eb: ExpressionBuilder<Schema, 'shop_order'>) => {
  const inNumber = hasInNumber(words)
  return eb.or([...(inNumber ? [inNumber] : []), sql<boolean>`shop_order.user_id = any(${customers}::int[])`])
}

/** Customers whose name or email has these words, in lower case. A join per order takes several times as long. */
async function readCustomers(db: Kysely<Schema>, words: string): Promise<readonly number[]> {
  const rows = await db.selectFrom('account').select('user_id').where(personHas(words)).execute()
  return rows.map(({ user_id }) => user_id)
}

const latestFirst = <Query extends { orderBy(column: 'placed_at' | 'order_id', direction: 'desc'): Query }>(
  query: Query,
): Query => query.orderBy('placed_at', 'desc').orderBy('order_id', 'desc')

const withCustomer = (db: Kysely<Schema>) =>
  db.selectFrom('shop_order').leftJoin('account', 'account.user_id', 'shop_order.user_id')

const PAID = ['payment_method', 'paid_at'] as const

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
