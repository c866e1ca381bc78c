import { type Kysely, sql, type Transaction } from 'kysely'

import type { Schema } from '../database/schema.ts'
import { tooMany, unavailable } from '../request/refused.ts'

/** The most changes of one account that wait in a process; a browser sends far fewer at once. */
const WAITING_MAX = 100

/** Milliseconds for which a change waits for those before it. */
const WAIT_MAX = 5000

/**
 * Carries out a change of what an account keeps. 'gone' where the account was deleted meanwhile. Nothing is written where
 * `change` throws. Throws a Refused where too many changes of the account wait already (429), or for too long (503).
 */
export type InTurn = <Result>(
  userId: number,
  change: (transaction: Transaction<Schema>) => Promise<Result>,
) => Promise<Result | 'gone'>

/**
 * Changes of one account take turns, by a lock in the database, in all processes of the shop. Those of this process wait for
 * each other before they take a connection: waiting for the lock, they would keep all of them from everybody else.
 */
export function openTurns(db: Kysely<Schema>): InTurn {
  const queues = new Map<number, { count: number; last: Promise<unknown> }>()
  return async (userId, change) => {
    const queue = queues.get(userId) ?? { count: 0, last: Promise.resolve() }
    if (queue.count >= WAITING_MAX) throw tooMany(1)
    queues.set(userId, queue)
    queue.count += 1
    const until = performance.now() + WAIT_MAX
    const own = queue.last.then(() => {
      if (performance.now() > until) throw unavailable()
      return underLock(db, userId, change)
    })
    queue.last = own.catch(() => undefined)
    try {
      return await own
    } finally {
      queue.count -= 1
      if (queue.count === 0) queues.delete(userId)
    }
  }
}

function underLock<Result>(
  db: Kysely<Schema>,
  userId: number,
  change: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result | 'gone'> {
  return db.transaction().execute(async (transaction) => {
    // Not `for update`, which whoever signs in meanwhile would wait for.
    const account = await transaction
      .selectFrom('account')
      .select('user_id')
      .where('user_id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    return account === undefined ? 'gone' : change(transaction)
  })
}

/** How many rows of a table an account has. */
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
