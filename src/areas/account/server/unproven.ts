import type { Transaction } from 'kysely'

import { USER_TYPES, type UserType } from '#contract/call.ts'
import type { Region } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'

import type { Schema } from '#server/database/schema.ts'
import type { FoundAccount } from './find.ts'
import { replaceAccount } from './insert.ts'
import { doubtedHash } from './passwords.ts'

export type Unproven = FoundAccount & { readonly passwordHash: string }

/**
 * True if the account is only an unverified registration, which anybody could have sent. Accounts of invited users and
 * of appointed admins have no password until their email is verified.
 */
export const isUnproven = (account: FoundAccount): account is Unproven =>
  !account.isActive && account.passwordHash !== null

/**
 * Marks the password of a registration as doubted. From the second request for an unverified email on, no link makes
 * that password valid, because the owner of the mailbox cannot tell which link is a stranger's. Links mailed later lead
 * to choosing a password.
 */
export async function doubt(transaction: Transaction<Schema>, account: FoundAccount): Promise<void> {
  if (!isUnproven(account) || account.isDoubted) return
  await transaction
    .updateTable('account')
    .set({ password_hash: doubtedHash(account.passwordHash) })
    .where('user_id', '=', account.userId)
    .execute()
}

/**
 * Resets a registration to its email, which something else has verified or is about to
 * (registration.unproven-choices-never-last).
 */
export async function forgetRegistration(
  transaction: Transaction<Schema>,
  { userId, email }: Unproven,
  {
    type = USER_TYPES.Client,
    ...place
  }: { readonly type?: UserType; readonly language: LanguageCode; readonly region: Region },
): Promise<void> {
  await replaceAccount(transaction, userId, { user_type_id: type, email, ...place })
  await transaction.deleteFrom('one_time_token').where('user_id', '=', userId).execute()
}
