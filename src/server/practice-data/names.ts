import { type Kysely, sql, type Transaction } from 'kysely'

import { USER_TYPES } from '#contract/call.ts'

import type { Schema } from '../database/schema.ts'

/** False for a name that somebody else has, or had. */
export async function isFree(db: Kysely<Schema>, userId: number, name: string): Promise<boolean> {
  const taken = await db
    .selectFrom('practice_name')
    .select('user_id')
    .where('name', '=', name)
    .where('user_id', '<>', userId)
    .executeTakeFirst()
  return taken === undefined
}

/** Makes a name the owner's for good. False where somebody else has it, also if they took it at the same moment. */
export async function takeName(transaction: Transaction<Schema>, userId: number, name: string): Promise<boolean> {
  // Waits for a transaction that takes the same name, and then sees its row.
  await transaction
    .insertInto('practice_name')
    .values({ user_id: userId, name })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return isFree(transaction, userId, name)
}

/** A page by its name or an earlier one. */
export interface NamedPage {
  readonly userId: number
  /** The name that the page has now. */
  readonly shopName: string
  readonly isPublic: boolean
}

export async function findPage(db: Kysely<Schema>, name: string): Promise<NamedPage | undefined> {
  return pages(db)
    .innerJoin('practice_name', 'practice_name.user_id', 'practice.user_id')
    .where('practice_name.name', '=', name)
    .executeTakeFirst()
}

/** The public page of each practitioner who has one, by practitioner (practice.public-once-approved-and-named). */
export async function publicNamesOf(db: Kysely<Schema>, userIds: readonly number[]): Promise<Map<number, string>> {
  if (userIds.length === 0) return new Map()
  const found = await pages(db).where('practice.user_id', 'in', userIds).execute()
  return new Map(found.filter(({ isPublic }) => isPublic).map(({ userId, shopName }) => [userId, shopName]))
}

/** The pages that anyone can read, by name. */
export function listPublic(db: Kysely<Schema>) {
  return db
    .selectFrom('practice')
    .innerJoin('account', 'account.user_id', 'practice.user_id')
    .select([sql<string>`shop_name`.as('shop_name'), 'changed_at'])
    .where('shop_name', 'is not', null)
    .where('user_type_id', '=', USER_TYPES.CertifiedPractitioner)
    .orderBy('shop_name')
    .execute()
}

const pages = (db: Kysely<Schema>) =>
  db
    .selectFrom('practice')
    .innerJoin('account', 'account.user_id', 'practice.user_id')
    .select([
      'practice.user_id as userId',
      sql<string>`practice.shop_name`.as('shopName'),
      sql<boolean>`user_type_id = ${USER_TYPES.CertifiedPractitioner}`.as('isPublic'),
    ])
    .where('practice.shop_name', 'is not', null)
