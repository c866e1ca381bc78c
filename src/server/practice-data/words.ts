import type { Kysely, Transaction } from 'kysely'

import { type LanguageCode, languageIdOf } from '#contract/languages.ts'

import type { PracticePart } from '#areas/practice/server/tables.ts'
import { languageCodeOf } from '../database/languages.ts'
import type { Schema } from '../database/schema.ts'

/** The words in one part of a page. */
export interface Words {
  readonly title: string
  readonly text: string
  readonly language: LanguageCode
}

/** The words of a page by part; an unwritten part is empty, in the language in which the page was made. */
export async function readWords(
  db: Kysely<Schema>,
  page: { readonly user_id: number; readonly language_id: number },
): Promise<(part: PracticePart) => Words> {
  const rows = await db.selectFrom('practice_words').selectAll().where('user_id', '=', page.user_id).execute()
  const written = new Map(rows.map((row) => [row.part, row]))
  return (part) => {
    const { title = '', text = '', language_id = page.language_id } = written.get(part) ?? {}
    return { title, text, language: languageCodeOf(language_id) }
  }
}

/** Writes a part's words in place of those that are there. */
export async function writeWords(
  transaction: Transaction<Schema>,
  userId: number,
  part: PracticePart,
  { title, text, language }: Words,
): Promise<void> {
  const values = { title, text, language_id: languageIdOf(language) }
  await transaction
    .insertInto('practice_words')
    .values({ user_id: userId, part, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'part']).doUpdateSet(values))
    .execute()
}
