import { type Kysely, sql } from 'kysely'

import { IMPORT_LOCK } from '#areas/catalogue/server/version.ts'
import type { Schema } from '#server/database/schema.ts'

/** Another import into the same database is running. The message is one line that can be shown to the user. */
export class ImportBusyError extends Error {
  override readonly name = 'ImportBusyError'
}

/**
 * Prevents two imports at once, which would create the same slugs and options twice. The lock belongs to an otherwise
 * idle transaction: it ends with the connection, so a killed import leaves none, and no pooler gives the connection to
 * others meanwhile.
 */
export function asOnlyImport<Result>(
  db: Kysely<Schema>,
  work: (db: Kysely<Schema>, stillLocked: () => Promise<unknown>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (lock) => {
    const { rows } = await sql<{
      locked: boolean
    }>`select pg_try_advisory_xact_lock(${IMPORT_LOCK}) as locked`.execute(lock)
    if (!rows[0]?.locked) throw new ImportBusyError('Another import is running')
    // Throws if that connection was lost.
    return work(db, () => sql`select 1`.execute(lock))
  })
}
