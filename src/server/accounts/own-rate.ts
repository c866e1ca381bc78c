import type { Kysely } from 'kysely'

import type { Schema } from '../database/schema.ts'

/** The one rate that counts for each client with a practitioner, in whole percents (clients.own-practitioners-rate-counts). */
export const ownRates = (db: Kysely<Schema>) =>
  db
    .selectFrom('client')
    .innerJoin('client_practitioner as link', (join) =>
      join.onRef('link.client_id', '=', 'client.user_id').onRef('link.practitioner_id', '=', 'client.practitioner_id'),
    )
    .select(['link.client_id', 'link.practitioner_id', 'link.discount_rate'])

export interface OwnRate {
  readonly practitioner_id: number
  /** Whole percents. */
  readonly discount_rate: number
}

/** Undefined for a client without a practitioner, and for users who are not clients. */
export function readOwnRate(db: Kysely<Schema>, userId: number): Promise<OwnRate | undefined> {
  return ownRates(db).where('link.client_id', '=', userId).executeTakeFirst()
}
