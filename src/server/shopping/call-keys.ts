import { createHash } from 'node:crypto'

import { sql, type Transaction } from 'kysely'

import { DAY, fromNow } from '../accounts/clock.ts'
import type { Schema } from '../database/schema.ts'

/** Milliseconds for which a key is known: longer than anybody's queue of changes waits. */
const KEPT_FOR = 30 * DAY

/** The most keys of one account that are known, the latest. */
const KEPT_MAX = 1000

/** A call under an `Idempotency-Key` (call.idempotency-key-happens-once). */
export interface KeyedCall {
  readonly userId: number
  readonly key: string
  /** All that the call asks for; two that are equal as JSON are the same call. */
  readonly call: unknown
}

const hashOf = (call: unknown): Buffer => createHash('sha256').update(JSON.stringify(call)).digest()

/** Whether a key is new, or the same call was carried out under it before, or another one. */
export async function lookUpKey(
  transaction: Transaction<Schema>,
  { userId, key, call }: KeyedCall,
): Promise<'new' | 'repeated' | 'other'> {
  const known = await transaction
    .selectFrom('call_key')
    .select('call_hash')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (known === undefined) return 'new'
  return known.call_hash.equals(hashOf(call)) ? 'repeated' : 'other'
}

/**
 * Writes down that the call of a key is carried out, in the same transaction, and forgets what are too many of the account,
 * and keys of long ago. Rows deleted concurrently are skipped.
 */
export async function keepKey(transaction: Transaction<Schema>, { userId, key, call }: KeyedCall): Promise<void> {
  await transaction
    .insertInto('call_key')
    .values({ user_id: userId, key, call_hash: hashOf(call) })
    .execute()
  await sql`
    delete from call_key where user_id = ${userId} and key in
      (select key from call_key where user_id = ${userId} order by used_at desc, key offset ${KEPT_MAX})
  `.execute(transaction)
  await sql`
    delete from call_key where (user_id, key) in
      (select user_id, key from call_key where used_at < ${fromNow(-KEPT_FOR)} for update skip locked)
  `.execute(transaction)
}
