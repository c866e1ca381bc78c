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
 * Whether all that is known of an account is a registration, which anybody could have sent. An account that was invited
 * or named an admin has no password before its e-mail is proven.
 */
export const isUnproven = (account: FoundAccount): account is Unproven =>
  !account.isActive && account.passwordHash !== null

/**
 * From the second act on an unproven e-mail on, no link makes the password of a registration valid: of two links in a
 * mailbox its owner cannot tell which is a stranger's. The links of mails sent from then on lead to choosing a password.
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
 * Leaves nothing of a registration but its e-mail, which was proven by something else, or is about to be
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
