import { createHash } from 'node:crypto'

import { sql, type Transaction } from 'kysely'

import { DAY, fromNow } from '../database/clock.ts'
import type { Schema } from '../database/schema.ts'

/** Milliseconds for which a key is known: longer than a browser keeps unsent changes. */
const KEPT_FOR = 30 * DAY

/** The most keys of one account that are known, the latest. */
const KEPT_MAX = 1000

/** A call under an `Idempotency-Key`. */
export interface KeyedCall {
  readonly userId: number
  readonly key: string
  /** All that the call asks for. Calls are the same if this is equal as JSON. */
  readonly call: unknown
}

interface Steps<Outcome> {
  /** A refusal is a string or has `refused`; anything else counts as carried out. */
  readonly carryOut: () => Promise<Outcome>
  /** Finds the outcome of a call that was carried out before. */
  readonly repeat: (keyed: KeyedCall) => Promise<Outcome>
}

/**
 * Carries a call out once for each key (call.idempotency-key-happens-once), or each time without a key. 'keyUsed' if the key
 * was another call's. A refused call leaves its key unused. The transaction must hold the account's lock: of two equal calls
 * without it, both are carried out.
 */
export async function oncePerKey<Outcome>(
  transaction: Transaction<Schema>,
  { key, ...rest }: Omit<KeyedCall, 'key'> & { readonly key: string | undefined },
  { carryOut, repeat }: Steps<Outcome>,
): Promise<Outcome | 'keyUsed'> {
  if (key === undefined) return carryOut()
  const keyed = { ...rest, key }
  const known = await lookUp(transaction, keyed)
  if (known === 'other') return 'keyUsed'
  if (known === 'repeated') return repeat(keyed)
  const outcome = await carryOut()
  if (!isRefusal(outcome)) await keep(transaction, keyed)
  return outcome
}

const isRefusal = (outcome: unknown): boolean =>
  typeof outcome === 'string' || (typeof outcome === 'object' && outcome !== null && 'refused' in outcome)

const hashOf = (call: unknown): Buffer => createHash('sha256').update(JSON.stringify(call)).digest()

async function lookUp(
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

/** Also deletes the account's oldest keys and all expired ones. Rows deleted concurrently are skipped. */
async function keep(transaction: Transaction<Schema>, { userId, key, call }: KeyedCall): Promise<void> {
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
