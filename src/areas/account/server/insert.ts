import { type Insertable, sql, type Transaction } from 'kysely'

import { USER_TYPES } from '#contract/call.ts'
import type { LanguageCode } from '#contract/languages.ts'

import type { Schema } from '#server/database/schema.ts'
import { now } from '#server/database/clock.ts'

/** An account to create, with its language by code. It is inactive if its email is not verified. */
export type NewAccount = Omit<Insertable<Schema['account']>, 'language_id' | 'activated_at'> & {
  readonly language: LanguageCode
  readonly isActive?: boolean
}

/** Additional fields of a practitioner's account. */
export type NewPractitioner = Omit<Insertable<Schema['practitioner']>, 'user_id'>

/**
 * Creates an account with the additional rows of its type. Resolves with its id, or undefined if the email, in any
 * letter case, already has an account.
 */
export async function insertAccount(
  transaction: Transaction<Schema>,
  { language, isActive = false, ...account }: NewAccount,
  practitioner: NewPractitioner = {},
): Promise<number | undefined> {
  const made = await transaction
    .insertInto('account')
    .values((eb) => ({
      ...account,
      language_id: eb.selectFrom('language').select('id').where('code', '=', language),
      activated_at: isActive ? now : null,
    }))
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('user_id')
    .executeTakeFirst()
  if (made === undefined) return undefined
  await insertPart(transaction, made.user_id, account.user_type_id, practitioner)
  return made.user_id
}

/** Overwrites an account whose email was never verified with a new registration. Nothing of the old one is kept. */
export async function replaceAccount(
  transaction: Transaction<Schema>,
  userId: number,
  { language, ...account }: Omit<NewAccount, 'isActive'>,
  practitioner: NewPractitioner = {},
): Promise<void> {
  await transaction
    .updateTable('account')
    .set((eb) => ({
      ...NOBODY,
      ...account,
      language_id: eb.selectFrom('language').select('id').where('code', '=', language),
    }))
    .where('user_id', '=', userId)
    .execute()
  await transaction.deleteFrom('practitioner').where('user_id', '=', userId).execute()
  await transaction.deleteFrom('client').where('user_id', '=', userId).execute()
  await insertPart(transaction, userId, account.user_type_id, practitioner)
}

const NOBODY = {
  password_hash: null,
  first_name: '',
  last_name: '',
  phone: '',
  country: null,
  newsletter: false,
} as const

async function insertPart(
  transaction: Transaction<Schema>,
  userId: number,
  type: number,
  practitioner: NewPractitioner,
): Promise<void> {
  if (type === USER_TYPES.Client) await transaction.insertInto('client').values({ user_id: userId }).execute()
  else if (type !== USER_TYPES.Admin)
    await transaction
      .insertInto('practitioner')
      .values({ ...practitioner, user_id: userId })
      .execute()
}
