import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import { tooMany } from '../request/refused.ts'

/** A limit on one caller's calls. */
export interface Limit {
  /** Name of the counter; limits with the same name count together. */
  readonly name: string
  readonly calls: number
  /** Length of the window in seconds. It starts with the first counted call. */
  readonly seconds: number
}

/** Counts calls in the database, so that all processes of the shop count together. */
export interface Limits {
  /**
   * Counts one call by a key (an address, an account). Throws a Refused if there were too many: 429 with `Retry-After`.
   * If the database is unavailable, its error is thrown and answered with 503: no call passes without being counted.
   */
  take(limit: Limit, key: string): Promise<void>
  /** Counts one call by a key; resolves with true if it is within the limit. */
  allows(limit: Limit, key: string): Promise<boolean>
  /** Milliseconds until one more call by a key is within the limit; 0 if it already is. Counts nothing. */
  opensIn(limit: Limit, key: string): Promise<number>
  /** Uncounts one call that turned out not to be of the limited kind. */
  giveBack(limit: Limit, key: string): Promise<void>
  /** Resets the count of a key. */
  clear(limit: Limit, key: string): Promise<void>
}

const TABLE = 'call_limit'

export function openLimits(pool: Pool): Limits {
  const limiters = new Map<string, RateLimiterPostgres>()
  const limiterOf = ({ name, calls, seconds }: Limit): RateLimiterPostgres => {
    const known = limiters.get(name)
    if (known !== undefined) return known
    const made = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: TABLE,
      tableCreated: true,
      keyPrefix: name,
      points: calls,
      duration: seconds,
    })
    limiters.set(name, made)
    return made
  }
  /** Counts one call; resolves with the milliseconds to wait if it exceeds the limit. */
  const count = async (limit: Limit, key: string): Promise<number | undefined> => {
    try {
      await limiterOf(limit).consume(key)
      return undefined
    } catch (thrown) {
      if (!(thrown instanceof RateLimiterRes)) throw thrown
      return thrown.msBeforeNext
    }
  }
  return {
    async take(limit, key) {
      const wait = await count(limit, key)
      if (wait !== undefined) throw tooMany(Math.max(1, Math.ceil(wait / 1000)))
    },
    allows: async (limit, key) => (await count(limit, key)) === undefined,
    async opensIn(limit, key) {
      const counted = await limiterOf(limit).get(key)
      return counted === null || counted.consumedPoints < limit.calls ? 0 : counted.msBeforeNext
    },
    async giveBack(limit, key) {
      await limiterOf(limit).reward(key)
    },
    async clear(limit, key) {
      await limiterOf(limit).delete(key)
    },
  }
}
