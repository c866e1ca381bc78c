import type { Kysely, Transaction } from 'kysely'

import type { Schema } from '../database/schema.ts'

/**
 * Raises the catalogue's version: to be called in every transaction that changes what the catalogue shows. All
 * processes load the new version once the transaction has committed.
 */
export async function raiseCatalogueVersion(trx: Transaction<Schema>): Promise<void> {
  await trx
    .updateTable('catalogue_version')
    .set((eb) => ({ version: eb('version', '+', 1), contents: eb('version', '+', 1) }))
    .execute()
}

/** The same for a transaction that changes nothing but stock, after which processes load only what depends on it. */
export async function raiseStockVersion(trx: Transaction<Schema>): Promise<void> {
  await trx
    .updateTable('catalogue_version')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute()
}

export async function readCatalogueVersion(db: Kysely<Schema>): Promise<number> {
  return (await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version
}
