import { type Kysely, sql } from 'kysely'

import { noteCatalogueChange, publishCatalogue } from '#areas/catalogue/server/version.ts'
import type { CatalogueFormat } from '#areas/import/contract/import-formats.ts'
import type { Schema } from '#server/database/schema.ts'

import { BEFORE } from './changes.ts'
import { asOnlyImport } from './only-import.ts'
import { withdraw } from './undo.ts'

/** A product of table `product` has a variant on sale. */
const ON_SALE = sql`(
  product.hidden_at is null
  and exists (select from variant where variant.product_id = product.id and withdrawn_at is null)
)`

/**
 * Notes products that earlier files of the same shop brought and this file does not name
 * (admin.import-offers-what-is-absent); if no address names the shop, earlier files of the same format count. Products
 * imported by the command are left out, as their shop is unknown.
 */
export async function noteAbsent(
  db: Kysely<Schema>,
  {
    importId,
    format,
    shop,
    named,
  }: { importId: number; format: CatalogueFormat; shop?: string | undefined; named: ReadonlySet<string> },
): Promise<void> {
  await sql`
    insert into import_absent (import_id, product_id)
    select ${importId}, product.id
    from product join import_job on import_job.import_id = product.import_id
    where import_job.format = ${format} and ${ON_SALE}
      and (${shop ?? null}::text is null or coalesce(product.import_shop, ${shop ?? null}) = ${shop ?? null})
      and not exists (select from unnest(${[...named]}::text[]) as name where name = product.external_id)
    on conflict do nothing
  `.execute(db)
}

/**
 * Takes products off sale that the file of an import does not name (admin.import-offers-what-is-absent). Undoing the import
 * brings them back.
 *
 * @throws ImportBusyError if another import is running
 */
export async function takeAbsentOffSale(bulk: Kysely<Schema>, importId: number): Promise<void> {
  await asOnlyImport(bulk, async (db) => {
    await db.transaction().execute(async (trx) => {
      const products = await readAbsent(trx, importId)
      const ids = products.map(({ id }) => id)
      await sql`
        insert into import_change (import_id, product_id, before, hash)
        select ${importId}, product.id, ${BEFORE}, '' from product where id = any(${ids})
        on conflict (import_id, product_id) do nothing
      `.execute(trx)
      await withdraw(trx, ids)
      await trx.updateTable('import_job').set({ off_sale: ids.length }).where('import_id', '=', importId).execute()
      await trx.deleteFrom('import_absent').where('import_id', '=', importId).execute()
      await noteCatalogueChange(trx)
    })
    await publishCatalogue(db)
  })
}

/** Products on sale that the file of an import does not name, by name. */
export async function readAbsent(
  db: Kysely<Schema>,
  importId: number,
): Promise<readonly { readonly id: number; readonly name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select product.id, product.name from import_absent join product on product.id = product_id
    where import_absent.import_id = ${importId} and ${ON_SALE}
    order by product.name, product.id
  `.execute(db)
  return rows
}
