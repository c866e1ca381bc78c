import type { Transaction } from 'kysely'

import type { Schema } from '#server/database/schema.ts'
import { DAY, fromNow, HOUR, now } from '#server/database/clock.ts'
import { hashOf, newSecretToken } from './secret-token.ts'

/** Milliseconds for which a token in a mail can be used, by what it is for. */
const LIFETIMES = { activate: 7 * DAY, choose: 7 * DAY, reset: HOUR, invite: 60 * DAY } as const

/**
 * What a token in a mail is for: to activate an account with the password of its registration, to activate it with one that
 * is yet to be chosen, to choose another password, or to choose the first one after an invitation.
 */
export type Purpose = keyof typeof LIFETIMES

/** A new token for a mail, in the transaction that writes the mail. `invitationId`: the invitation that using it accepts. */
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

/** How many tokens of a purpose were issued in the last milliseconds; those that are deleted with their use are not counted. */
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

/** Ends the tokens of a purpose that were not used. */
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
 * Uses a token up, and with it all others of its purpose and owner. Resolves with its owner; undefined for a token that
 * is unknown, was used, or is too old.
 */
export async function takeToken(
  transaction: Transaction<Schema>,
  token: string,
  purpose: Purpose,
): Promise<number | undefined> {
  const hash = hashOf(token)
  // Two tokens of one account at a time take turns.
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

/** The invitation that using this token accepts. To be read before the token is used. */
export async function invitationOf(transaction: Transaction<Schema>, token: string): Promise<number | undefined> {
  const found = await transaction
    .selectFrom('one_time_token')
    .select('invitation_id')
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', 'invite')
    .executeTakeFirst()
  return found?.invitation_id ?? undefined
}
