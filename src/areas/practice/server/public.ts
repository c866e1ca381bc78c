import type { Kysely } from 'kysely'

import type { Practice } from '#areas/practice/contract/practice.ts'

import type { Schema } from '#server/database/schema.ts'
import { findPage } from '#server/practice-data/names.ts'
import { readStore } from '#server/practice-data/read.ts'

/** A page by its name or an earlier one. Until it is public, only its owner sees it (practice.public-once-approved-and-named). */
export async function readPractice(
  db: Kysely<Schema>,
  name: string,
  callerId: number | undefined,
): Promise<Practice | undefined> {
  const page = await findPage(db, name)
  const own = page?.userId === callerId
  if (page === undefined || !(page.isPublic || own)) return undefined
  const store = await readStore(db, page.userId)
  const practitioner = await db
    .selectFrom('account')
    .innerJoin('practitioner', 'practitioner.user_id', 'account.user_id')
    .select(['first_name', 'last_name', 'practice_name'])
    .where('account.user_id', '=', page.userId)
    .executeTakeFirst()
  if (store === undefined || practitioner === undefined) return undefined
  return { ...store, shop_name: page.shopName, practitioner, own }
}
