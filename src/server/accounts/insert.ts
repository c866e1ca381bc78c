import { type Insertable, sql, type Transaction } from 'kysely'

import { USER_TYPES } from '#contract/call.ts'
import type { LanguageCode } from '#contract/languages.ts'

import type { Schema } from '../database/schema.ts'
import { now } from './clock.ts'

/** An account to be made, with the language by its code. It is inactive where its e-mail is not proven. */
export type NewAccount = Omit<Insertable<Schema['account']>, 'language_id' | 'activated_at'> & {
  readonly language: LanguageCode
  readonly isActive?: boolean
}

/** What a practitioner's account has besides. */
export type NewPractitioner = Omit<Insertable<Schema['practitioner']>, 'user_id'>

/**
 * Makes an account, with what its type has besides. Resolves with its id; undefined where the e-mail has one already, in
 * whatever letter case.
 */
export async function insertAccount(
  transaction: Transaction<Schema>,
  { language, isActive = false, ...account }: NewAccount,
  practitioner: NewPractitioner = {},
): Promise<number | undefined> {
  const made = await transaction.insertInto('account')
    .values((eb) => ({
      ...account,
      language_id: eb.selectFrom('language').select('id').where('code', '=', language),
      activated_at: isActive ? now : null,
    }))
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('user_id')
    .executeTakeFirst()
  if (made === undefined) return undefined
  if (account.user_type_id === USER_TYPES.Client) await transaction.insertInto('client').values(made).execute()
  else if (account.user_type_id !== USER_TYPES.Admin) await transaction.insertInto('practitioner').values({ ...practitioner, ...made }).execute()
  return made.user_id
}
