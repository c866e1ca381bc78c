import { type Kysely, sql } from 'kysely'

/**
 * How a product of a protocol is taken (dosage.is-data), checked by the contract. `dosed_at`: when the practitioner chose it; null
 * for one that was filled in.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table protocol_line
      add column dosage jsonb,
      add column dosed_at timestamptz;
  `.execute(db)
}
