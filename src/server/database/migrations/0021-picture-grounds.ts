import { type Kysely, sql } from 'kysely'

/**
 * A picture that lets its ground through would vanish on some themes.
 *
 * - `practice_picture.ground`: the ground that it needs; null until it was measured.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table practice_picture
      add column ground text check (ground in ('none', 'light', 'dark'));
  `.execute(db)
}
