import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import { Refused } from '../refused.ts'

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
   * `Retry-After` (decision 42). Where the database is away it throws that error, which is answered 503: without
   * counting nothing is let through.
   */
  take(limit: Limit, key: string): Promise<void>
}

const TABLE = 'call_limit'

export function openLimits(pool: Pool): Limits {
  const limiters = new Map<string, RateLimiterPostgres>()
  const limiterOf = ({ name, calls, seconds }: Limit): RateLimiterPostgres => {
    const known = limiters.get(name)
    if (known !== undefined) return known
    const made = new RateLimiterPostgres({
      storeClient: pool, storeType: 'pool', tableName: TABLE, tableCreated: true, keyPrefix: name, points: calls, duration: seconds,
    })
    limiters.set(name, made)
    return made
  }
  return {
    async take(limit, key) {
      try {
        await limiterOf(limit).consume(key)
      } catch (thrown) {
        if (!(thrown instanceof RateLimiterRes)) throw thrown
        const wait = Math.max(1, Math.ceil(thrown.msBeforeNext / 1000))
        throw new Refused(429, 'tooMany', { headers: { 'Retry-After': String(wait) } })
      }
    },
  }
}
