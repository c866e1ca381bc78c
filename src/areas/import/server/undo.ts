import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'

import type { ImportUndo, ImportUndone } from '#areas/import/contract/catalogue-import.ts'
import { noteCatalogueChange, publishCatalogue } from '#areas/catalogue/server/version.ts'
import type { Schema } from '#server/database/schema.ts'

import { asOnlyImport } from './only-import.ts'

/** Products that stay which are told by name. */
const STAYING_TOLD = 100

/** The reason for which a changed product stays as it is, null for one that is taken back (admin.undo-keeps-what-was-ordered). */
const REASON = sql<ImportUndo['staying'][number]['reason'] | null>`case
  when exists (
    select from order_line join shop_order using (order_id)
    where order_line.product_id = import_change.product_id and shop_order.placed_at > import_change.changed_at
  ) then 'ordered'
  when product.import_hash <> import_change.hash or exists (
    select from product_edit
    where product_edit.product_id = import_change.product_id and edited_at > import_change.changed_at and undone_at is null
  ) then 'edited'
end`

const changesOf = (importId: number): RawBuilder<unknown> => sql`(
  select import_change.product_id as id, import_change.before, product.name, product.brand_id, ${REASON} as reason
  from import_change join product on product.id = import_change.product_id
  where import_change.import_id = ${importId}
)`

/** The consequences of undoing an import now. */
export async function weighUndo(db: Kysely<Schema>, importId: number): Promise<ImportUndo> {
  const { rows: counts } = await sql<ImportUndone>`
    select
      (count(*) filter (where reason is null and before is null))::int as withdrawn,
      (count(*) filter (where reason is null and before is not null))::int as restored,
      (count(reason))::int as stayed
    from ${changesOf(importId)} as change
  `.execute(db)
  const { rows: staying } = await sql<ImportUndo['staying'][number]>`
    select change.name, option.name as brand, reason
    from ${changesOf(importId)} as change join option on option.id = brand_id
    where reason is not null order by change.name limit ${STAYING_TOLD}
  `.execute(db)
  return { ...(counts[0] ?? { withdrawn: 0, restored: 0, stayed: 0 }), staying }
}

/**
 * Withdraws the products that an import has made and restores those that it has changed; what was ordered or edited since
 * stays (admin.import-is-undone, admin.undo-keeps-what-was-ordered).
 *
 * @throws ImportBusyError if another import is running
 */
export async function undoImport(bulk: Kysely<Schema>, importId: number): Promise<void> {
  await asOnlyImport(bulk, async (db) => {
    await db.transaction().execute(async (trx) => {
      // Orders that are placed meanwhile wait, or are seen.
      await sql`
        select from variant where product_id in (select product_id from import_change where import_id = ${importId})
        order by id for no key update
      `.execute(trx)
      const { rows } = await sql<{ id: number; isNew: boolean; reason: string | null }>`
        select id, before is null as "isNew", reason from ${changesOf(importId)} as change
      `.execute(trx)
      const taken = rows.filter(({ reason }) => reason === null)
      const made = taken.filter(({ isNew }) => isNew).map(({ id }) => id)
      const changed = taken.filter(({ isNew }) => !isNew).map(({ id }) => id)
      await withdraw(trx, made)
      await restore(trx, importId, changed)
      const undone: ImportUndone = {
        withdrawn: made.length,
        restored: changed.length,
        stayed: rows.length - taken.length,
      }
      await trx
        .updateTable('import_job')
        .set({ state: 'undone', undone: JSON.stringify(undone), failure: null, off_sale: null })
        .where('import_id', '=', importId)
        .execute()
      await sql`
        delete from import_change where import_id = ${importId} and product_id = any(${taken.map(({ id }) => id)})
      `.execute(trx)
      await trx.deleteFrom('import_absent').where('import_id', '=', importId).execute()
      await noteCatalogueChange(trx)
    })
    await publishCatalogue(db)
  })
}

/** Takes products off sale: one that a file names again comes back. Orders and protocols know their variants on. */
export async function withdraw(trx: Transaction<Schema>, products: readonly number[]): Promise<void> {
  await sql`
    update variant set withdrawn_at = now() where product_id = any(${products}) and withdrawn_at is null
  `.execute(trx)
  // No line has this hash, so that none of them is one that the shop has as it stands.
  await sql`
    update product set import_hash = '', updated_at = now() where id = any(${products})
  `.execute(trx)
}

async function restore(trx: Transaction<Schema>, importId: number, products: readonly number[]): Promise<void> {
  const before = sql`(
    select product_id as id, before from import_change where import_id = ${importId} and product_id = any(${products})
  ) as change`
  await sql`
    update product set (
      import_hash, name, brand_id, delivery_form_id, zero_waste, practitioner_only, tax_class, description, serving_size, suggested_use,
      warnings, allergens, ingredients, other_ingredients, created_at, updated_at, import_id
    ) = (
      select
        import_hash, name, brand_id, delivery_form_id, zero_waste, practitioner_only,
        -- Changes from before this column have none.
        coalesce(was.tax_class, product.tax_class), description, serving_size, suggested_use,
        warnings, allergens, ingredients, other_ingredients, created_at, now(),
        (select import_id from import_job where import_id = was.import_id)
      from jsonb_populate_record(null::product, before->'product') as was
    )
    from ${before} where product.id = change.id
  `.execute(trx)
  await sql`delete from product_option where product_id = any(${products})`.execute(trx)
  await sql`
    insert into product_option (product_id, option_id)
    select change.id, option_id::int from ${before}, jsonb_array_elements_text(before->'options') as option_id
  `.execute(trx)
  await sql`
    update variant set
      position = was.position, barcode = was.barcode, net_contents = was.net_contents, quantity = was.quantity, unit = was.unit,
      price_eur = was.price_eur, price_gbp = was.price_gbp, regular_price_eur = was.regular_price_eur,
      regular_price_gbp = was.regular_price_gbp, stock = was.stock, withdrawn_at = was.withdrawn_at
    from ${before}, jsonb_populate_recordset(null::variant, before->'variants') as was
    where variant.id = was.id
  `.execute(trx)
  await sql`
    update variant set withdrawn_at = now()
    from ${before}
    where variant.product_id = change.id and withdrawn_at is null
      and not before->'variants' @> jsonb_build_array(jsonb_build_object('id', variant.id))
  `.execute(trx)
  await sql`delete from product_image where product_id = any(${products})`.execute(trx)
  await sql`
    insert into product_image select was.* from ${before}, jsonb_populate_recordset(null::product_image, before->'images') as was
  `.execute(trx)
}
