import { type Kysely, sql } from 'kysely'

/**
 * An import publishes what it writes at its end, not with each batch.
 *
 * - `catalogue_version.unpublished`: something is written that no version tells of yet.
 * - `catalogue_version.contents`: from now on a number of its own, raised by each change of more than stock.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table catalogue_version add column unpublished boolean not null default false`.execute(db)
}
