import { type Kysely, sql } from 'kysely'

/** `life_stage`: the group whose figures a client wants beside daily amounts (intake.group-as-the-client-told); null until told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table client add column life_stage text collate "C" check (
      life_stage in ('1-3', '4-6', '7-10', '11-14', '15-17', 'adult', 'pregnant', 'lactating')
    );
  `.execute(db)
}
