import type { Transaction } from 'kysely'

import type { Schema } from '#server/database/schema.ts'
import { DAY, fromNow, HOUR, now } from '#server/database/clock.ts'
import { hashOf, newSecretToken } from './secret-token.ts'

/** Lifetime of a mailed token by its purpose, in milliseconds. */
const LIFETIMES = { activate: 7 * DAY, choose: 7 * DAY, reset: HOUR, invite: 60 * DAY } as const

/**
 * Purpose of a mailed token: activate an account with the password of its registration (`activate`) or with one still
 * to be chosen (`choose`), replace the password (`reset`), or choose the first password after an invitation (`invite`).
 */
export type Purpose = keyof typeof LIFETIMES

/** Issues a token in the transaction that writes its mail. Using it accepts the invitation `invitationId`. */
export async function issueToken(
  transaction: Transaction<Schema>,
  userId: number,
  purpose: Purpose,
  invitationId: number | null = null,
): Promise<string> {
  const token = newSecretToken()
  await transaction.deleteFrom('one_time_token').where('user_id', '=', userId).where('expires_at', '<', now).execute()
  await transaction
    .insertInto('one_time_token')
    .values({
      hash: hashOf(token),
      user_id: userId,
      purpose,
      expires_at: fromNow(LIFETIMES[purpose]),
      invitation_id: invitationId,
    })
    .execute()
  return token
}

/** Counts the tokens of a purpose issued in the last `ms` milliseconds. Tokens deleted on use are not counted. */
export async function issuedLately(
  transaction: Transaction<Schema>,
  userId: number,
  purpose: Purpose,
  ms: number,
): Promise<number> {
  const { count } = await transaction
    .selectFrom('one_time_token')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', fromNow(LIFETIMES[purpose] - ms))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Invalidates the unused tokens of a purpose. */
export async function endTokens(transaction: Transaction<Schema>, userId: number, purpose: Purpose): Promise<void> {
  await transaction
    .updateTable('one_time_token')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
}

/**
 * Uses up a token and all others of its purpose and owner. Resolves with the owner; undefined if the token is unknown,
 * used or expired.
 */
export async function takeToken(
  transaction: Transaction<Schema>,
  token: string,
  purpose: Purpose,
): Promise<number | undefined> {
  const hash = hashOf(token)
  // Locks the account, so that two of its tokens are never used at once.
  const owner = await transaction
    .selectFrom('one_time_token')
    .innerJoin('account', 'account.user_id', 'one_time_token.user_id')
    .select('account.user_id as userId')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate('account')
    .executeTakeFirst()
  if (owner === undefined) return undefined
  const used = await transaction
    .updateTable('one_time_token')
    .set({ used_at: now })
    .where('user_id', '=', owner.userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .returning('hash')
    .execute()
  return used.some((row) => row.hash.equals(hash)) ? owner.userId : undefined
}

/** Invitation accepted by using this token. Read it before the token is used. */
export async function invitationOf(transaction: Transaction<Schema>, token: string): Promise<number | undefined> {
  const found = await transaction
    .selectFrom('one_time_token')
    .select('invitation_id')
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', 'invite')
    .executeTakeFirst()
  return found?.invitation_id ?? undefined
}
