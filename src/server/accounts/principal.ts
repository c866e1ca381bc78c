import { type Kysely, sql } from 'kysely'

import type { UserType } from '#contract/call.ts'

import type { Schema } from '../database/schema.ts'
import { fromNow, now } from './clock.ts'

/** Who calls, and from which of his devices. */
export interface Principal {
  readonly userId: number
  readonly sessionId: number
  readonly userTypeId: UserType
}

/**
 * The principal of a session, as account and session stand now: a device signed out, an account deleted and a changed
 * type hold at once. Undefined where the session is no longer there. Notes, at most once a minute, that he was seen.
 */
export async function readPrincipal(
  db: Kysely<Schema>,
  named: { readonly userId: number; readonly sessionId: number },
): Promise<Principal | undefined> {
  const found = await db
    .selectFrom('session')
    .innerJoin('account', 'account.user_id', 'session.user_id')
    .select([
      'account.user_id as userId',
      'session_id as sessionId',
      'user_type_id as userTypeId',
      sql<boolean>`last_used_at < ${aMinuteAgo}`.as('isLate'),
    ])
    .where('session_id', '=', named.sessionId)
    .where('account.user_id', '=', named.userId)
    .executeTakeFirst()
  if (found === undefined) return undefined
  const { isLate, ...principal } = found
  if (isLate) await noteSeen(db, principal)
  return principal
}

const aMinuteAgo = fromNow(-60_000)

/** One statement after the other: two rows locked at once could meet whoever deletes the account on his way down. */
async function noteSeen(db: Kysely<Schema>, { sessionId, userId }: Principal): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_used_at: now })
    .where('session_id', '=', sessionId)
    .where('last_used_at', '<', aMinuteAgo)
    .execute()
  await db
    .updateTable('account')
    .set({ last_seen_at: now })
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('last_seen_at', 'is', null), eb('last_seen_at', '<', aMinuteAgo)]))
    .execute()
}
