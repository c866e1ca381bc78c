import { type Kysely, sql, type Transaction } from 'kysely'

import type { Schema } from '../database/schema.ts'

/**
 * Carries out a change of what an account keeps. Changes of one account take turns, in all processes of the shop. 'gone'
 * where the account was deleted meanwhile. Nothing is written where `change` throws.
 */
export function inTurn<Result>(db: Kysely<Schema>, userId: number, change: (transaction: Transaction<Schema>) => Promise<Result>): Promise<Result | 'gone'> {
  return db.transaction().execute(async (transaction) => {
    // Not `for update`, which whoever signs in meanwhile would wait for.
    const account = await transaction.selectFrom('account').select('user_id').where('user_id', '=', userId).forNoKeyUpdate().executeTakeFirst()
    return account === undefined ? 'gone' : change(transaction)
  })
}

/** How many rows of a table an account has. */
export async function countOf(transaction: Transaction<Schema>, table: 'cart_line' | 'wishlist_item', userId: number): Promise<number> {
  const { count } = await transaction.selectFrom(table).select(sql<number>`count(*)::int`.as('count')).where('user_id', '=', userId).executeTakeFirstOrThrow()
  return count
}
