import { type Kysely, sql } from 'kysely'

import type { Schema } from '#server/database/schema.ts'

/** The day on which a protocol was shared: the first of those dosages that name none. */
export const startIn = (timeZone: string) => sql<string>`(shared_at at time zone ${timeZone})::date::text`.as('start')

/** Today in a time zone, by the database's clock, as YYYY-MM-DD. */
export async function todayOf(db: Kysely<Schema>, timeZone: string): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select (clock_timestamp() at time zone ${timeZone})::date::text as day
  `.execute(db)
  return rows[0]?.day ?? ''
}
