import { type Kysely, sql } from 'kysely'

/**
 * Corrected details of a certified practitioner are checked while the approval stands.
 *
 * - `practitioner.checked_since`: when they were first changed; null where no check runs.
 * - `practitioner.approved_details`: what the certificate was approved for before that change. Kept once the correction is
 *   approved, so that the approval can be taken back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table practitioner
      add column approved_details jsonb,
      add column checked_since timestamptz,
      add check (approved_details is null or certificate_status = 'approved'),
      add check (checked_since is null or approved_details is not null);
  `.execute(db)
}
