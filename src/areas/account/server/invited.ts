import type { Transaction } from 'kysely'

import { USER_TYPES } from '#contract/call.ts'
import type { Region } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'

import type { Schema } from '#server/database/schema.ts'
import { findByEmail, findById, type FoundAccount, lockByEmail } from './find.ts'
import { insertAccount, replaceAccount } from './insert.ts'
import { isUnproven } from './unproven.ts'

/** A person as a practitioner names them, and in which language and region of the shop. */
export interface InvitedPerson {
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly language: LanguageCode
  readonly region: Region
}

/**
 * The client of an email, locked; an inactive one is made where the email has no account (share.unknown-email-is-invited). A
 * client's registration that is not proven yet becomes an invitation too, with nothing of what it chose. A practitioner's or
 * an admin's account is not locked and stays as it is.
 */
export async function accountOfEmail(transaction: Transaction<Schema>, person: InvitedPerson): Promise<FoundAccount> {
  // Inserted even where the email is known: otherwise the next number of an account would tell that it was.
  await insertAccount(transaction, { user_type_id: USER_TYPES.Client, ...person })
  const known = await findByEmail(transaction, person.email)
  // Not locked: two practitioners who invite each other at once would wait for each other.
  if (known !== undefined && known.userTypeId !== USER_TYPES.Client) return known
  const account = await lockByEmail(transaction, person.email)
  // Deleted meanwhile.
  if (account === undefined) return accountOfEmail(transaction, person)
  if (account.userTypeId !== USER_TYPES.Client || !isUnproven(account)) return account
  await replaceAccount(transaction, account.userId, {
    user_type_id: USER_TYPES.Client,
    ...person,
    email: account.email,
  })
  await transaction.deleteFrom('one_time_token').where('user_id', '=', account.userId).execute()
  return findById(transaction, account.userId)
}
