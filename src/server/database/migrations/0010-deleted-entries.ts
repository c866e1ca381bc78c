import { type Kysely, sql } from 'kysely'

/** Services and packages of practice pages can be brought back for a while, as folders and protocols can. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table practice_service add column deleted_at timestamptz;
    create index practice_service_deleted on practice_service (deleted_at) where deleted_at is not null;

    alter table practice_package add column deleted_at timestamptz;
    create index practice_package_deleted on practice_package (deleted_at) where deleted_at is not null;
  `.execute(db)
}
