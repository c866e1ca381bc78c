import { type Kysely, sql } from 'kysely'

import type { CallInput, CallResponse } from '#contract/call.ts'
import type { listOrders, Order, OrderSummary } from '#contract/orders.ts'

import { withReadRetry } from '../database/index.ts'
import { pageOf } from '../database/paging.ts'
import type { Schema } from '../database/schema.ts'
import type { Shopper } from '../signed-in/shopper.ts'
import type { OrderDeps } from './deps.ts'

export interface OrderLists {
  /** Own orders, the latest first (checkout.own-orders). */
  listOrders(owner: Shopper, query: CallInput<typeof listOrders>['query']): Promise<CallResponse<typeof listOrders>>
  /** Undefined if it is none of the own orders. */
  getOrder(owner: Shopper, orderId: number): Promise<Order | undefined>
}

export function orderLists({ database }: OrderDeps): OrderLists {
  const { db } = database
  return {
    listOrders: ({ userId }, query) =>
      withReadRetry(database, async () => {
        const { offset, limit, fields } = pageOf(query)
        const rows = await ownOrders(db, userId)
          .select(SUMMARY)
          .orderBy('placed_at', 'desc')
          .orderBy('order_id', 'desc')
          .offset(offset)
          .limit(limit)
          .execute()
        const { count } = await ownOrders(db, userId)
          .select(sql<number>`count(*)::int`.as('count'))
          .executeTakeFirstOrThrow()
        return { data: rows.map(toSummary), ...fields(count) }
      }),

    getOrder: ({ userId }, orderId) => withReadRetry(database, () => readOrder(db, userId, { orderId })),
  }
}

const ownOrders = (db: Kysely<Schema>, userId: number) => db.selectFrom('shop_order').where('user_id', '=', userId)

/** Paying after sending keeps an order sent (checkout.order-statuses). */
const status = sql<OrderSummary['status']>`
  case when cancelled_at is not null then 'cancelled' when sent_at is not null then 'sent' when paid_at is not null then 'paid' else 'placed' end
`.as('status')

const totalItems = sql<number>`
  (select sum(quantity)::int from order_line where order_line.order_id = shop_order.order_id)
`.as('total_items')

const SUMMARY = ['order_id', 'number', status, 'placed_at', 'currency', totalItems, 'total'] as const

const toAmount = (cents: string): number => Number(cents) / 100

function toSummary<Row extends { readonly placed_at: Date; readonly total: string }>({
  placed_at,
  total,
  ...row
}: Row) {
  return { ...row, placed_at: placed_at.toISOString(), total: toAmount(total) }
}

/** One of a user's orders, by its id or by the key it was placed under; undefined if there is none. */
export async function readOrder(
  db: Kysely<Schema>,
  userId: number,
  named: { readonly orderId: number } | { readonly key: string },
): Promise<Order | undefined> {
  const found = await ownOrders(db, userId)
    .$if('orderId' in named, (query) => query.where('order_id', '=', 'orderId' in named ? named.orderId : 0))
    .$if('key' in named, (query) => query.where('idempotency_key', '=', 'key' in named ? named.key : ''))
    .select(SUMMARY)
    .select([
      'address',
      'delivery_method',
      'delivery_title',
      'delivery_price',
      'payment_method',
      'discount_rate',
      'total_price',
      'total_discount',
      'tax_rate',
      'tax',
    ])
    .executeTakeFirst()
  // Only the order of a deleted account has no address, and nobody owns that.
  if (found === undefined || found.address === null) return undefined
  const { address, delivery_method, delivery_title, delivery_price, total_price, total_discount, tax, ...row } = found
  const lines = await db
    .selectFrom('order_line')
    .select([
      'product_id',
      'variant_id as product_variant_id',
      'name',
      'slug',
      'brand',
      'net_contents',
      'asset',
      'price',
      'quantity',
      'discount',
      'total',
    ])
    .where('order_id', '=', row.order_id)
    .orderBy('place')
    .execute()
  return {
    ...toSummary(row),
    lines: lines.map(({ price, discount, total, ...line }) => ({
      ...line,
      price: toAmount(price),
      discount: toAmount(discount),
      total: toAmount(total),
    })),
    address,
    delivery_method: { id: delivery_method, title: delivery_title, price: toAmount(delivery_price) },
    total_price: toAmount(total_price),
    total_discount: toAmount(total_discount),
    tax: toAmount(tax),
  }
}
