import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import { tooMany } from '../request/refused.ts'

/** How often something may be done by one caller. */
export interface Limit {
  /** What is counted; limits of one name count together. */
  readonly name: string
  readonly calls: number
  /** Length in seconds of the span of time, which begins with the first call counted. */
  readonly seconds: number
}

/** Counts calls, in the database, so that all processes of the shop count together. */
export interface Limits {
  /**
   * Counts one call by a key (an address, an account). Throws a Refused where there were too many: 429 with
   * `Retry-After`. Where the database is away it throws that error, which is answered 503: without
   * counting nothing is let through.
   */
  take(limit: Limit, key: string): Promise<void>
  /** Counts one call by a key, and resolves with whether it was within the limit. */
  allows(limit: Limit, key: string): Promise<boolean>
  /** Milliseconds until one more call by a key is within the limit; 0 where it is now. Counts nothing. */
  opensIn(limit: Limit, key: string): Promise<number>
  /** Takes one call back that was counted, since only others were meant. */
  giveBack(limit: Limit, key: string): Promise<void>
  /** Forgets what was counted by a key. */
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
  /** Counts one call; resolves with the milliseconds to wait where it was one too many. */
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
