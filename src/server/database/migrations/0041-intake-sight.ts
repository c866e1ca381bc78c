import { type Kysely, sql } from 'kysely'

/**
 * `client_practitioner.sees_intake`: the client lets the practitioner count, in daily amounts, what comes from other practitioners
 * and from orders (intake.counts-others-where-shared).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table client_practitioner add column sees_intake boolean not null default false`.execute(db)
}
