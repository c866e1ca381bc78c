import { type Kysely, sql } from 'kysely'

import type { Schema } from '#server/database/schema.ts'

/** Today in a time zone, as YYYY-MM-DD. */
export async function todayIn(db: Kysely<Schema>, timeZone: string): Promise<string> {
  const { rows } = await sql<{ today: string }>`select (now() at time zone ${timeZone})::date::text as today`.execute(
    db,
  )
  return rows[0]?.today ?? ''
}

/** PostgreSQL's error code for an invalid parameter value. */
const INVALID_VALUE = '22023'

/** Resolves with whether the database knows a time zone: its list may be older than Node's. */
export async function isZoneOfDatabase(db: Kysely<Schema>, timeZone: string): Promise<boolean> {
  try {
    await sql`select now() at time zone ${timeZone}`.execute(db)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === INVALID_VALUE) return false
    throw error
  }
}
