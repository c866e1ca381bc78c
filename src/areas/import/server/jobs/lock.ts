import { type Kysely, sql } from 'kysely'

import type { Schema } from '#server/database/schema.ts'

/** Milliseconds that a new import waits for the lock, which a look at an import holds for a moment. */
const WAIT = 2000

/**
 * Works while a transaction holds the lock of imports from the browser: it is free the moment its process ends, however it ends.
 *
 * @throws where another process has held the lock for longer than a look at it takes
 */
export function withJobLock<Result>(db: Kysely<Schema>, work: () => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (lock) => {
    await sql`select set_config('lock_timeout', ${String(WAIT)}, true)`.execute(lock)
    await sql`select pg_advisory_xact_lock(hashtext('catalogue import job'))`.execute(lock)
    return work()
  })
}

/** Says of an import on which nobody works any more that it was interrupted. */
export async function tellInterrupted(db: Kysely<Schema>): Promise<void> {
  await sql`
    update import_job set state = 'interrupted', failure = 'ended', ended_at = clock_timestamp()
    where import_id in (select import_id from import_job where state in ('checking', 'running'))
      and pg_try_advisory_xact_lock(hashtext('catalogue import job'))
  `.execute(db)
}
