import { type Kysely, sql } from 'kysely'

import type { ImportAnswers } from '#areas/import/contract/catalogue-import.ts'
import type { Schema } from '#server/database/schema.ts'

type Columns = NonNullable<ImportAnswers['columns']>

/** An admin's answer about a table with the same headings (admin.import-asks-about-columns). */
export async function readColumns(db: Kysely<Schema>, signature: string): Promise<Columns | undefined> {
  const row = await db
    .selectFrom('import_columns')
    .select('columns')
    .where('signature', '=', signature)
    .executeTakeFirst()
  return row?.columns
}

/** Stores it for the next table with these headings. */
export async function keepColumns(db: Kysely<Schema>, signature: string, columns: Columns): Promise<void> {
  const row = { columns: JSON.stringify(columns), answered_at: sql<Date>`clock_timestamp()` }
  await db
    .insertInto('import_columns')
    .values({ signature, ...row })
    .onConflict((conflict) => conflict.column('signature').doUpdateSet(row))
    .execute()
}
