import { sql, type Transaction } from 'kysely'

import { JUST_ORDERED_MS } from '#contract/constants.ts'

import { fromNow } from '#server/database/clock.ts'
import type { Schema } from '#server/database/schema.ts'
import type { OrderInput } from './differences.ts'

const inOrder = (lines: readonly { readonly product_variant_id: number; readonly quantity: number }[]): string =>
  lines
    .map(({ product_variant_id, quantity }) => `${product_variant_id}:${quantity}`)
    .toSorted()
    .join()

/**
 * The number of the user's latest order if it was placed within JUST_ORDERED_MS, stands, and is of just what is asked for now;
 * else undefined. Without `seen` the total alone is compared.
 */
export async function justOrdered(
  transaction: Transaction<Schema>,
  userId: number,
  { seen, total }: Pick<OrderInput, 'seen' | 'total'>,
): Promise<string | undefined> {
  const latest = await transaction
    .selectFrom('shop_order')
    .select(['order_id', 'number', 'cancelled_at', sql<number>`total::int`.as('cents')])
    .where('user_id', '=', userId)
    .where('placed_at', '>', fromNow(-JUST_ORDERED_MS))
    .orderBy('placed_at', 'desc')
    .orderBy('order_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (latest === undefined || latest.cancelled_at !== null) return undefined
  if (!seen) return latest.cents === Math.round(total * 100) ? latest.number : undefined
  const lines = await transaction
    .selectFrom('order_line')
    .select(['variant_id as product_variant_id', 'quantity'])
    .where('order_id', '=', latest.order_id)
    .execute()
  return inOrder(lines) === inOrder(seen.lines) ? latest.number : undefined
}
