import { type Kysely, sql, type Transaction } from 'kysely'

import type { Schema } from '#server/database/schema.ts'

/** The advisory lock that an import holds. */
export const IMPORT_LOCK = sql<number>`hashtext('catalogue import')`

/**
 * Raises the catalogue's version: to be called in every transaction that changes what the catalogue shows. All
 * processes load the new version once the transaction has committed.
 */
export async function raiseCatalogueVersion(trx: Transaction<Schema>): Promise<void> {
  await trx
    .updateTable('catalogue_version')
    .set((eb) => ({ version: eb('version', '+', 1), contents: eb('contents', '+', 1), unpublished: false }))
    .execute()
}

/** The same for a transaction that changes nothing but stock, after which processes load only what depends on it. */
export async function raiseStockVersion(trx: Transaction<Schema>): Promise<void> {
  await trx
    .updateTable('catalogue_version')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute()
}

/** Notes a change that `publishCatalogue` is to tell of, with others: each version is a full load in every process. */
export async function noteCatalogueChange(trx: Transaction<Schema>): Promise<void> {
  await trx
    .updateTable('catalogue_version')
    .set((eb) => ({ contents: eb('contents', '+', 1), unpublished: true }))
    .execute()
}

/** Raises the version where changes were noted since. */
export async function publishCatalogue(db: Kysely<Schema>): Promise<void> {
  await db
    .updateTable('catalogue_version')
    .set((eb) => ({ version: eb('version', '+', 1), unpublished: false }))
    .where('unpublished', '=', true)
    .execute()
}

/** The same for what an import has left that was killed: no import holds the lock any more. */
export async function publishAbandoned(db: Kysely<Schema>): Promise<void> {
  await sql`
    update catalogue_version set version = version + 1, unpublished = false
    where unpublished and not exists (
      select from pg_locks
      where locktype = 'advisory' and objsubid = 1
        and database = (select oid from pg_database where datname = current_database())
        and ((classid::bigint << 32) | objid::bigint) = ${IMPORT_LOCK}::bigint
    )
  `.execute(db)
}

export const readCatalogueVersion = (db: Kysely<Schema>): Promise<{ version: number; unpublished: boolean }> =>
  db.selectFrom('catalogue_version').select(['version', 'unpublished']).executeTakeFirstOrThrow()
