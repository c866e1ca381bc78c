import { type Kysely, sql } from 'kysely'

/**
 * `ingredient_correction`: what an admin says that an ingredient's name on labels counts as (intake.admin-corrects-matches).
 *
 * - `name_key` is the name as names are compared (src/areas/intake/server/names/key.ts), `name` as it was written.
 * - `language_id`: the language of the labels, null for all of them.
 * - `target`: a substance, or one form of it as `niacin.nicotinamide`; null where the name is none of the substances.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ingredient_correction (
      correction_id integer generated always as identity primary key,
      name_key text collate "C" not null check (name_key <> ''),
      language_id integer references language,
      name text not null,
      target text collate "C",
      corrected_by integer references account on delete set null,
      corrected_at timestamptz not null default clock_timestamp()
    );
    create unique index ingredient_correction_of_name on ingredient_correction (name_key, coalesce(language_id, 0));
    create index ingredient_correction_of_account on ingredient_correction (corrected_by);
  `.execute(db)
}
