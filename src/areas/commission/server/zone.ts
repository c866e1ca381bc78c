import { type Kysely, sql } from 'kysely'

import type { Schema } from '#server/database/schema.ts'

/** PostgreSQL's code for a value that means nothing to it. */
const INVALID_VALUE = '22023'

/** Resolves with whether the database knows a time zone: its list and that of Node are of different years. */
export async function isZoneOfDatabase(db: Kysely<Schema>, timeZone: string): Promise<boolean> {
  try {
    await sql`select now() at time zone ${timeZone}`.execute(db)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === INVALID_VALUE) return false
    throw error
  }
}
