import { type Kysely, sql } from 'kysely'

/**
 * Dosages of the products of protocols (dosage.is-data), which the contract checks. `dosed_at`: when the practitioner chose it;
 * null for one that was filled in.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table protocol_line
      add column dosage jsonb,
      add column dosed_at timestamptz;
  `.execute(db)
}
