import type { Kysely, Transaction } from 'kysely'

import type { Schema } from '../database/schema.ts'
import { tooMany, unavailable } from '../request/refused.ts'

/** The most changes of one account that wait in a process; a browser sends far fewer at the same time. */
const WAITING_MAX = 100

/** Milliseconds for which a change waits for those before it. */
const WAIT_MAX = 5000

/**
 * Runs a change in a transaction that holds the account's lock, and rolls it back if `change` throws. 'gone' if the account
 * was deleted meanwhile. Throws a Refused if too many changes of the account wait already (429), or for too long (503).
 */
export type WithAccountLock = <Result>(
  userId: number,
  change: (transaction: Transaction<Schema>) => Promise<Result>,
) => Promise<Result | 'gone'>

/** Dependency of every service that changes what an account keeps. */
export interface AccountLock {
  readonly withAccountLock: WithAccountLock
}

/**
 * Changes of one account run one at a time in all processes, by a lock in the database. Those of this process queue before
 * they take a connection: waiting for the lock, they would hold every connection of the pool.
 */
export function openAccountLock(db: Kysely<Schema>): AccountLock {
  const queues = new Map<number, { count: number; last: Promise<unknown> }>()
  const withAccountLock: WithAccountLock = async (userId, change) => {
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
  return { withAccountLock }
}

function underLock<Result>(
  db: Kysely<Schema>,
  userId: number,
  change: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result | 'gone'> {
  return db.transaction().execute(async (transaction) => {
    // `for update` would also block a sign-in, whose session refers to the account.
    const account = await transaction
      .selectFrom('account')
      .select('user_id')
      .where('user_id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    return account === undefined ? 'gone' : change(transaction)
  })
}
