import { type Kysely, sql, type Transaction } from 'kysely'

import { fromNow, now } from '#server/database/clock.ts'
import type { Schema } from '#server/database/schema.ts'

/** The most protocols of a practitioner. */
export const PROTOCOLS_MAX = 500

/** The protocols of a practitioner that are not deleted: all that any call sees (protocols.owner-only). */
export const ownProtocols = (db: Kysely<Schema>, userId: number) =>
  db.selectFrom('protocol').where('user_id', '=', userId).where('deleted_at', 'is', null)

export async function hasProtocol(db: Kysely<Schema>, userId: number, protocolId: number): Promise<boolean> {
  const found = await ownProtocols(db, userId)
    .select('protocol_id')
    .where('protocol_id', '=', protocolId)
    .executeTakeFirst()
  return found !== undefined
}

export async function isFull(db: Kysely<Schema>, userId: number): Promise<boolean> {
  const { count } = await ownProtocols(db, userId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count >= PROTOCOLS_MAX
}

/** Says that a protocol or a line of it has changed. */
export async function touch(transaction: Transaction<Schema>, protocolId: number): Promise<void> {
  await transaction.updateTable('protocol').set({ updated_at: now }).where('protocol_id', '=', protocolId).execute()
}

/** True if its text or a line was changed within so many milliseconds. */
export async function isChangedWithin(
  transaction: Transaction<Schema>,
  protocolId: number,
  ms: number,
): Promise<boolean> {
  const changed = await transaction
    .selectFrom('protocol')
    .select('protocol_id')
    .where('protocol_id', '=', protocolId)
    .where('updated_at', '>', fromNow(-ms))
    .executeTakeFirst()
  return changed !== undefined
}
