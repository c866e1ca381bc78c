import { type Kysely, sql } from 'kysely'

import { USER_TYPES } from '#contract/call.ts'

import type { Schema } from '#server/database/schema.ts'
import type { BuyingRights, Principal } from '#server/signed-in/principal.ts'
import { fromNow, now } from '#server/database/clock.ts'

/**
 * The principal of a session by the current state of account and session, so that sign-out, deletion and a changed type
 * take effect at once. Undefined if the session has ended. Notes at most once a minute that the user was seen.
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
      sharedProducts.as('sharedProducts'),
    ])
    .where('session_id', '=', named.sessionId)
    .where('account.user_id', '=', named.userId)
    .executeTakeFirst()
  if (found === undefined) return undefined
  const { isLate, sharedProducts: shared, ...account } = found
  const principal = shared === null ? account : { ...account, sharedProducts: shared }
  if (isLate) await noteSeen(db, principal)
  return principal
}

/** The rights of an account as they stand now; undefined if it is deleted. */
export async function readBuyingRights(db: Kysely<Schema>, userId: number): Promise<BuyingRights | undefined> {
  const found = await db
    .selectFrom('account')
    .select(['user_type_id as userTypeId', sharedProducts.as('sharedProducts')])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (found === undefined) return undefined
  const { userTypeId, sharedProducts: shared } = found
  return { userTypeId, ...(shared !== null && { sharedProducts: shared }) }
}

const aMinuteAgo = fromNow(-60_000)

const sharedProducts = sql<number[] | null>`
  case when user_type_id = ${USER_TYPES.Client} then (
    select array_agg(distinct product.id order by product.id)
    from protocol_share
    join protocol on protocol.protocol_id = protocol_share.protocol_id
    join protocol_line on protocol_line.protocol_id = protocol.protocol_id
    join variant on variant.id = variant_id
    join product on product.id = product_id
    where client_id = account.user_id and ended_at is null and deleted_at is null and practitioner_only
  ) end`

/** Two statements: locking both rows at once could deadlock with a deletion of the account. */
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
