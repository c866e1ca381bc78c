import type { Kysely } from 'kysely'

import { inBatches } from '#server/database/batches.ts'
import type { Schema } from '#server/database/schema.ts'

import { exportAll } from './own/export.ts'

/** Accounts that are read at a time. */
const BATCH = 200

/** Each account with all that is stored about its person, as they would take it along, the oldest first. */
export async function* accountRecords(
  db: Kysely<Schema>,
  reading: Parameters<typeof exportAll>[2],
): AsyncGenerator<object> {
  const read = (after: number) =>
    db.selectFrom('account').select('user_id').where('user_id', '>', after).orderBy('user_id').limit(BATCH).execute()
  for await (const accounts of inBatches(read, ({ user_id }) => user_id))
    for (const { user_id } of accounts) yield { user_id, ...(await exportAll(db, user_id, reading)) }
}
