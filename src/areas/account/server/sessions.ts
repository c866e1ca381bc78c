import { type Kysely, sql, type Transaction } from 'kysely'

import { REPLACED_REFRESH_TOKEN_MS } from '#contract/constants.ts'

import type { Schema } from '#server/database/schema.ts'
import type { Named } from './access-token.ts'
import { DAY, fromNow, now } from '#server/database/clock.ts'
import { hashOf, newSecretToken } from './secret-token.ts'

/** Milliseconds that an unused device stays signed in. */
const REFRESH_TOKEN_MS = 60 * DAY

/** A session with the refresh token just issued for it. */
export interface OpenSession extends Named {
  readonly refreshToken: string
}

/**
 * Signs a device in, in the transaction that identified the user.
 *
 * @param device as `deviceName` names it
 */
export async function openSession(
  transaction: Transaction<Schema>,
  userId: number,
  device: string,
): Promise<OpenSession> {
  await forgetExpired(transaction, userId)
  const { session_id: sessionId } = await transaction
    .insertInto('session')
    .values({ user_id: userId, device })
    .returning('session_id')
    .executeTakeFirstOrThrow()
  await transaction.updateTable('account').set({ last_seen_at: now }).where('user_id', '=', userId).execute()
  return { userId, sessionId, refreshToken: await giveOut(transaction, sessionId) }
}

/** Session of a refresh token; undefined if the token is unknown or revoked. */
export async function sessionOf(db: Kysely<Schema>, refreshToken: string): Promise<number | undefined> {
  const found = await db
    .selectFrom('refresh_token')
    .select('session_id')
    .where('hash', '=', hashOf(refreshToken))
    .executeTakeFirst()
  return found?.session_id ?? undefined
}

/** Reason why a refresh token is not replaced. Reuse also carries the session that was ended because of it. */
export type RefusedToken =
  | { readonly refused: 'unknown' | 'revoked' }
  | { readonly refused: 'reused'; readonly ended: Named }

/**
 * Replaces a refresh token (session.refresh-token-rotates). A token replaced a moment ago still gets a new one of its
 * family, since several tabs may hold it. Later use means that it was stolen, so the session ends.
 */
export async function replaceToken(
  transaction: Transaction<Schema>,
  refreshToken: string,
): Promise<OpenSession | RefusedToken> {
  const sessionId = await sessionOf(transaction, refreshToken)
  // Locks the family, so that ending the session never misses a token issued meanwhile.
  const session =
    sessionId === undefined
      ? undefined
      : await transaction
          .selectFrom('session')
          .select(['session_id as sessionId', 'user_id as userId'])
          .where('session_id', '=', sessionId)
          .forUpdate()
          .executeTakeFirst()
  const hash = hashOf(refreshToken)
  const state = await stateOf(transaction, hash)
  if (state === 'unknown') return { refused: 'unknown' }
  if (session === undefined) return { refused: 'revoked' }
  if (state === 'reused') {
    await transaction.deleteFrom('session').where('session_id', '=', session.sessionId).execute()
    return { refused: 'reused', ended: session }
  }
  await transaction
    .updateTable('refresh_token')
    .set({ replaced_at: now })
    .where('hash', '=', hash)
    .where('replaced_at', 'is', null)
    .execute()
  await transaction
    .updateTable('session')
    .set({ last_used_at: now })
    .where('session_id', '=', session.sessionId)
    .execute()
  return { ...session, refreshToken: await giveOut(transaction, session.sessionId) }
}

type State = 'unknown' | 'reused' | 'good'

async function stateOf(transaction: Transaction<Schema>, hash: Buffer): Promise<State> {
  const found = await transaction
    .selectFrom('refresh_token')
    .select(
      sql<State>`case
      when expires_at <= ${now} then 'unknown'
      when replaced_at <= ${fromNow(-REPLACED_REFRESH_TOKEN_MS)} then 'reused'
      else 'good' end`.as('state'),
    )
    .where('hash', '=', hash)
    .executeTakeFirst()
  return found?.state ?? 'unknown'
}

/** Only the device has the token; the database has its hash (session.refresh-token-is-hashed). */
async function giveOut(transaction: Transaction<Schema>, sessionId: number): Promise<string> {
  const token = newSecretToken()
  await transaction
    .insertInto('refresh_token')
    .values({
      hash: hashOf(token),
      session_id: sessionId,
      expires_at: fromNow(REFRESH_TOKEN_MS),
    })
    .execute()
  return token
}

/** Deletes the user's sessions whose tokens have all expired, and all expired tokens. */
async function forgetExpired(transaction: Transaction<Schema>, userId: number): Promise<void> {
  await transaction
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('last_used_at', '<', fromNow(-REFRESH_TOKEN_MS))
    .execute()
  // Rows deleted concurrently are skipped.
  await transaction
    .deleteFrom('refresh_token')
    .where('hash', 'in', (eb) =>
      eb.selectFrom('refresh_token').select('hash').where('expires_at', '<', now).forUpdate().skipLocked(),
    )
    .execute()
}
