import { sql, type Transaction } from 'kysely'

import type { Schema } from '#server/database/schema.ts'

export async function countOf(
  transaction: Transaction<Schema>,
  table: 'cart_line' | 'wishlist_item',
  userId: number,
): Promise<number> {
  const { count } = await transaction
    .selectFrom(table)
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}
