import type { Kysely } from 'kysely'

import type { Schema } from '#server/database/schema.ts'
import { pictureOf } from '#server/pictures/photos/names.ts'
import { readDeleted } from '#server/practice-data/deleted.ts'
import { readStore } from '#server/practice-data/read.ts'
import type { Personal } from '#server/signed-in/personal.ts'

/** The personal data of this area. */
export const personal: Personal = {
  practice_page: exportPage,
  practice_asked_for: (db, userId) =>
    db
      .selectFrom('client')
      .select('asked_practitioner_id')
      .where('user_id', '=', userId)
      .where('asked_practitioner_id', 'is not', null)
      .executeTakeFirst(),
}

/**
 * The page with every name it has had, all pictures that are kept of it, and entries that can still be brought back
 * (practice.leaves-with-its-account).
 */
async function exportPage(db: Kysely<Schema>, userId: number): Promise<unknown> {
  const page = await readStore(db, userId)
  if (page === undefined) return undefined
  const names = await db
    .selectFrom('practice_name')
    .select('name')
    .where('user_id', '=', userId)
    .orderBy('name')
    .execute()
  const pictures = await db
    .selectFrom('practice_picture')
    .select(['name', 'width', 'height', 'ground', 'unused_since'])
    .where('user_id', '=', userId)
    .orderBy('name')
    .execute()
  const deleted = await readDeleted(db, userId)
  return {
    ...page,
    deleted_services: deleted.services,
    deleted_packages: deleted.packages,
    names: names.map(({ name }) => name),
    pictures: pictures.map(({ unused_since, ...row }) => ({ ...pictureOf(row), unused_since })),
  }
}
