import { type Kysely, sql } from 'kysely'

import type { Schema } from '#server/database/schema.ts'
import { standingLinks } from './links.ts'

/** The bound of every client's rate: the base rate of commission, in whole percents (commission.rates-are-bounded). */
export interface RateBound {
  readonly commissionRate: number
}

/**
 * The one rate that counts for each client with a practitioner, in whole percents (clients.own-practitioners-rate-counts).
 * None while the practitioner's approval rests.
 */
export const ownRates = (db: Kysely<Schema>, { commissionRate }: RateBound) =>
  standingLinks(db)
    .innerJoin('client', (join) =>
      join.onRef('client.user_id', '=', 'link.client_id').onRef('client.practitioner_id', '=', 'link.practitioner_id'),
    )
    .select([
      'link.client_id',
      'link.practitioner_id',
      sql<number>`least(link.discount_rate, ${commissionRate}::int)`.as('discount_rate'),
    ])

export interface OwnRate {
  readonly practitioner_id: number
  /** Whole percents. */
  readonly discount_rate: number
}

/** Undefined for a client without a practitioner, and for users who are not clients. */
export function readOwnRate(db: Kysely<Schema>, userId: number, bound: RateBound): Promise<OwnRate | undefined> {
  return ownRates(db, bound).where('link.client_id', '=', userId).executeTakeFirst()
}
