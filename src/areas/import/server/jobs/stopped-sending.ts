import { createHash } from 'node:crypto'

import type { Kysely } from 'kysely'

import type { Schema } from '#server/database/schema.ts'

interface Sent {
  readonly userId: number
  readonly key: string | undefined
}

/** Kept beside the keys of other calls, and for as long. */
const STOPPED = createHash('sha256').update('a stopped sending').digest()

/** Notes that nothing is to become of the file that was sent under this key (admin.import-stops-at-once). */
export async function noteStoppedSending(
  db: Kysely<Schema>,
  { userId, key }: { readonly userId: number; readonly key: string },
): Promise<void> {
  await db
    .insertInto('call_key')
    .values({ user_id: userId, key, call_hash: STOPPED })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function isStoppedSending(db: Kysely<Schema>, { userId, key }: Sent): Promise<boolean> {
  if (key === undefined) return false
  const row = await db
    .selectFrom('call_key')
    .select('key')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('call_hash', '=', STOPPED)
    .executeTakeFirst()
  return row !== undefined
}
