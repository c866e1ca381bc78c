import { sql, type Transaction } from 'kysely'

import { isSameValue, TEXTS } from '#areas/products/contract/fields.ts'
import type { Schema } from '#server/database/schema.ts'

import { type Fields, readFields } from './fields.ts'
import { writeFields } from './write.ts'

/** A field that files hold: no translation, and not what is hidden by hand. */
const OF_FILE = sql<boolean>`(field <> 'hidden' and field !~ ${`^(${TEXTS.join('|')})[.]`})`

/** The values of edited fields, by product. */
export type KeptEdits = ReadonlyMap<number, Fields>

async function standingEdits(trx: Transaction<Schema>, externalIds: readonly string[]) {
  const { rows } = await sql<{ product_id: number; field: string }>`
    select product_id, field
    from product_edit join product on product.id = product_id
    where external_id = any(${externalIds}) and undone_at is null and ${OF_FILE}
    group by product_id, field
  `.execute(trx)
  return rows
}

/** The fields that stand edited by hand, read before a file is written over them (products.import-keeps-edits). */
export async function readKeptEdits(trx: Transaction<Schema>, externalIds: readonly string[]): Promise<KeptEdits> {
  const kept = new Map<number, Fields>()
  const edits = await standingEdits(trx, externalIds)
  for (const productId of new Set(edits.map(({ product_id }) => product_id))) {
    const held = (await readFields(trx, productId)) ?? {}
    const edited = new Set(edits.filter((edit) => edit.product_id === productId).map(({ field }) => field))
    kept.set(productId, Object.fromEntries(Object.entries(held).filter(([field]) => edited.has(field))))
  }
  return kept
}

/** Puts the edited values back; what the file says becomes what undoing them restores (products.import-keeps-edits). */
export async function restoreKeptEdits(trx: Transaction<Schema>, kept: KeptEdits): Promise<void> {
  for (const [productId, edited] of kept) {
    const written = (await readFields(trx, productId)) ?? {}
    const changed = Object.entries(edited).filter(([field, value]) => !isSameValue(written[field], value))
    for (const field of Object.keys(edited))
      await sql`
        update product_edit set before = ${JSON.stringify(written[field] ?? null)}
        where id = (
          select min(id) from product_edit
          where product_id = ${productId} and field = ${field} and undone_at is null
        )
      `.execute(trx)
    await writeFields(trx, productId, written, Object.fromEntries(changed))
  }
}

/** Ends the edits of these products: the file that is written says what holds (products.import-keeps-edits). */
export async function dropEdits(trx: Transaction<Schema>, externalIds: readonly string[]): Promise<void> {
  const edits = await standingEdits(trx, externalIds)
  for (const { product_id, field } of edits)
    await trx
      .updateTable('product_edit')
      .set({ undone_at: sql<Date>`clock_timestamp()` })
      .where('product_id', '=', product_id)
      .where('field', '=', field)
      .where('undone_at', 'is', null)
      .execute()
}

/** A product of table `product` has edits that stand. */
export const IS_EDITED = sql<boolean>`exists (
  select from product_edit where product_id = product.id and undone_at is null
)`

/** The same of a field that files hold. */
export const DIFFERS_FROM_FILE = sql<boolean>`exists (
  select from product_edit where product_id = product.id and undone_at is null and ${OF_FILE}
)`
