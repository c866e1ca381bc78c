import { type Kysely, sql, type Transaction } from 'kysely'

import type { UserType } from '#contract/call.ts'
import type { Region } from '#contract/constants.ts'
import { emailOf } from '#contract/email.ts'
import type { LanguageCode } from '#contract/languages.ts'

import type { Schema } from '#server/database/schema.ts'
import { bareHash, isDoubted } from './passwords.ts'

/** An account as sign-in and registration need it. */
export interface FoundAccount {
  readonly userId: number
  readonly userTypeId: UserType
  readonly email: string
  /** Null until a password is chosen. */
  readonly passwordHash: string | null
  readonly language: LanguageCode
  readonly region: Region
  readonly isActive: boolean
  /** True if a stranger may have chosen the password of this inactive account. */
  readonly isDoubted: boolean
}

/** Finds an account by email in any letter case. */
export async function findByEmail(db: Kysely<Schema>, email: string): Promise<FoundAccount | undefined> {
  return accounts(db)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
}

/** `findByEmail`, locking the row until the transaction ends. */
export async function lockByEmail(transaction: Transaction<Schema>, email: string): Promise<FoundAccount | undefined> {
  return accounts(transaction)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .forUpdate('account')
    .executeTakeFirst()
}

/**
 * Matches accounts whose name (in either order) or email contains these lower-case words. Avoids LIKE, where `%` and
 * `_` in the words would be wildcards.
 */
export const personHas = (words: string) => sql<boolean>`(
  position(${words} in lower(first_name || ' ' || last_name || ' ' || first_name || ' ' || email)) > 0
  or position(nullif(${emailOf(words)}, '') in lower(email)) > 0
)`

/** Throws if the account does not exist; for ids known to be valid, such as the owner of a token. */
export async function findById(db: Kysely<Schema>, userId: number): Promise<FoundAccount> {
  return accounts(db).where('user_id', '=', userId).executeTakeFirstOrThrow()
}

const accounts = (db: Kysely<Schema>) =>
  db
    .selectFrom('account')
    .innerJoin('language', 'language.id', 'account.language_id')
    .select([
      'user_id as userId',
      'user_type_id as userTypeId',
      'email',
      'region',
      bareHash.as('passwordHash'),
      isDoubted.as('isDoubted'),
      sql<LanguageCode>`language.code`.as('language'),
      sql<boolean>`activated_at is not null`.as('isActive'),
    ])
