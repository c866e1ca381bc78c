import { type Kysely, sql } from 'kysely'

import type { OrderReturn, OrderReturns, ReturnLine, ReturnState } from '#areas/returns/contract/returns.ts'

import { groupedBy } from '#server/database/batches.ts'
import type { Schema } from '#server/database/schema.ts'
import type { ReturnDeps } from './deps.ts'
import { readPeriod } from './period.ts'

/** The state that follows from a return's times (returns.states-follow-from-times). */
export const stateOf = sql<ReturnState>`(
  case when closed_at is not null then 'closed' when checked_at is not null then 'checked'
    when received_at is not null then 'received' else 'asked' end
)`

export const toAmount = (cents: string | number): number => Number(cents) / 100

/** The returns of an order that exists, and what can still be returned. */
export async function readOrderReturns(
  db: Kysely<Schema>,
  deps: Pick<ReturnDeps, 'timeZone'>,
  orderId: number,
): Promise<OrderReturns> {
  const { sent_at, cancelled_at } = await db
    .selectFrom('shop_order')
    .select(['sent_at', 'cancelled_at'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const { until, isOver } = await readPeriod(db, deps, orderId)
  const left = await db
    .selectFrom('order_line')
    .select(['variant_id as product_variant_id', sql<number>`quantity - returned`.as('quantity')])
    .where('order_id', '=', orderId)
    .whereRef('returned', '<', 'quantity')
    .orderBy('place')
    .execute()
  const returnable = cancelled_at === null ? left : []
  return {
    order_id: orderId,
    is_sent: sent_at !== null,
    until,
    bar: cancelled_at !== null ? 'cancelled' : left.length === 0 ? 'all' : isOver ? 'over' : null,
    returnable,
    returns: await readReturns(db, { orderId }),
  }
}

/** Returns with their lines and refunds, the latest first. */
export async function readReturns(
  db: Kysely<Schema>,
  named: { readonly orderId: number } | { readonly returnId: number },
): Promise<OrderReturn[]> {
  const found = db
    .selectFrom('order_return')
    .select(['return_id', 'kind', stateOf.as('state'), 'asked_at', 'received_at', 'checked_at', 'closed_at', 'note'])
  const rows = await (
    'orderId' in named ? found.where('order_id', '=', named.orderId) : found.where('return_id', '=', named.returnId)
  )
    .orderBy('asked_at', 'desc')
    .orderBy('return_id', 'desc')
    .execute()
  const ids = rows.map(({ return_id }) => return_id)
  if (ids.length === 0) return []
  const lines = groupedBy(await readLines(db, ids), ({ return_id }) => return_id)
  const refunds = new Map((await readRefunds(db, ids)).map((one) => [one.return_id, one.refund]))
  return rows.map(({ asked_at, received_at, checked_at, closed_at, ...row }) => ({
    ...row,
    asked_at: asked_at.toISOString(),
    received_at: received_at?.toISOString() ?? null,
    checked_at: checked_at?.toISOString() ?? null,
    closed_at: closed_at?.toISOString() ?? null,
    lines: (lines.get(row.return_id) ?? []).map(({ line }) => line),
    refund: refunds.get(row.return_id) ?? null,
  }))
}

async function readLines(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<readonly { readonly return_id: number; readonly line: ReturnLine }[]> {
  const rows = await db
    .selectFrom('order_return_line as line')
    .innerJoin('order_line', (join) =>
      join.onRef('order_line.order_id', '=', 'line.order_id').onRef('order_line.variant_id', '=', 'line.variant_id'),
    )
    .select([
      'return_id',
      'line.variant_id as product_variant_id',
      'name',
      'lang',
      'brand',
      'net_contents',
      'line.quantity',
      'accepted',
      'line.total',
      'line.refunded',
    ])
    .where('return_id', 'in', ids)
    .orderBy('place')
    .execute()
  return rows.map(({ return_id, lang, total, refunded, ...line }) => ({
    return_id,
    line: { ...line, ...(lang !== null && { lang }), total: toAmount(total), refunded: toAmount(refunded) },
  }))
}

/** The refunds of returns. */
export async function readRefunds(db: Kysely<Schema>, ids: readonly number[]) {
  const rows = await db
    .selectFrom('refund')
    .select(['return_id', 'way', 'state', 'goods', 'delivery', 'amount', 'done_at'])
    .where('return_id', 'in', ids)
    .execute()
  return rows.map(({ return_id, goods, delivery, amount, done_at, ...row }) => ({
    return_id,
    refund: {
      ...row,
      goods: toAmount(goods),
      delivery: toAmount(delivery),
      amount: toAmount(amount),
      done_at: done_at?.toISOString() ?? null,
    },
  }))
}
