import { sql, type Transaction } from 'kysely'

import { type FieldValue, isSameValue, kindOf, schemaOf } from '#areas/products/contract/fields.ts'
import type { FieldChange } from '#areas/products/contract/products.ts'
import { raiseCatalogueVersion, raiseStockVersion } from '#areas/catalogue/server/version.ts'
import { asTaken, brokenRules, type RuleError } from '#contract/rules.ts'
import type { Schema } from '#server/database/schema.ts'
import { type FieldText, Refused } from '#server/request/refused.ts'
import type { MessageKey } from '#server/texts/messages.ts'

import { type Fields, readFields } from './fields.ts'
import { FieldFault, findFaults, writeFields } from './write.ts'

type Texts = Readonly<Record<string, FieldText>>

const FAULTS: Partial<Record<RuleError, MessageKey>> = {
  'form.empty-field': 'fieldRequired',
  'form.too-long': 'fieldTooLong',
}

const misfit = (fields: Texts) => new Refused(400, 'badInput', { fields })

/** The fields of a product, which nobody changes until the transaction ends: no order its stock, no import the others. */
async function lockedFields(trx: Transaction<Schema>, productId: number): Promise<Fields> {
  const row = await trx.selectFrom('product').select('id').where('id', '=', productId).forUpdate().executeTakeFirst()
  await trx.selectFrom('variant').select('id').where('product_id', '=', productId).orderBy('id').forUpdate().execute()
  const fields = row && (await readFields(trx, productId))
  if (fields === undefined) throw new Refused(404, 'notFound')
  return fields
}

/** Values as they are stored, with the faults of those that break a rule. */
function readChanges(held: Fields, changes: readonly FieldChange[]) {
  const faults: Record<string, MessageKey> = {}
  const read = changes.map(({ field, from, to }) => {
    if (kindOf(field) === undefined || !Object.hasOwn(held, field)) {
      faults[field] = 'fieldInvalid'
      return { field, from, to }
    }
    const schema = schemaOf(field)
    const broken = Object.values(brokenRules(schema, to))[0]
    if (broken !== undefined) faults[field] = FAULTS[broken] ?? 'fieldInvalid'
    return { field, from, to: asTaken(schema, to) as FieldValue }
  })
  if (Object.keys(faults).length > 0) throw misfit(faults)
  return read
}

const shown = (value: FieldValue | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : '—'

/** Names both values where each can be read (products.admins-merge-by-field). */
function conflictText(held: FieldValue | undefined, to: FieldValue): FieldText {
  return { key: 'fieldChanged', values: { now: shown(held), yours: shown(to) } }
}

/**
 * Writes changes of fields, all or none, and notes each as an edit (products.admins-merge-by-field).
 *
 * @throws Refused
 */
export async function saveChanges(
  trx: Transaction<Schema>,
  productId: number,
  userId: number,
  changes: readonly FieldChange[],
): Promise<number[]> {
  const held = await lockedFields(trx, productId)
  const read = readChanges(held, changes).filter(({ field, to }) => !isSameValue(held[field], to))
  const conflicts = read.filter(({ field, from }) => !isSameValue(held[field], from))
  if (conflicts.length > 0)
    throw new Refused(409, 'productChanged', {
      fields: Object.fromEntries(conflicts.map(({ field, to }) => [field, conflictText(held[field], to)])),
    })
  const wanted = Object.fromEntries(read.map(({ field, to }) => [field, to]))
  await apply(trx, productId, held, wanted)
  if (read.length === 0) return []
  const rows = await trx
    .insertInto('product_edit')
    .values(
      read.map(({ field, to }) => ({
        product_id: productId,
        field,
        before: JSON.stringify(held[field] ?? null),
        after: JSON.stringify(to),
        edited_by: userId,
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => Number(id))
}

/**
 * Undoes edits, all or none (products.edits-are-undone).
 *
 * @throws Refused where a field has changed since
 */
export async function undoChanges(trx: Transaction<Schema>, productId: number, ids: readonly number[]): Promise<void> {
  const held = await lockedFields(trx, productId)
  const { rows } = await sql<{ id: string; field: string; before: FieldValue; after: FieldValue; is_last: boolean }>`
    select id, field, before, after, not exists (
      select from product_edit as later
      where later.product_id = product_edit.product_id and later.field = product_edit.field
        and later.id > product_edit.id and later.undone_at is null
    ) as is_last
    from product_edit
    where product_id = ${productId} and id = any(${ids}) and undone_at is null
    order by id
  `.execute(trx)
  const stale = rows.filter(({ field, after, is_last }) => !is_last || !isSameValue(held[field], after))
  if (stale.length > 0)
    throw new Refused(409, 'editChanged', {
      fields: Object.fromEntries(stale.map(({ field, before }) => [field, conflictText(held[field], before)])),
    })
  if (rows.length === 0) return
  await apply(trx, productId, held, Object.fromEntries(rows.map(({ field, before }) => [field, before])))
  await sql`
    update product_edit set undone_at = clock_timestamp() where id = any(${rows.map(({ id }) => id)}::bigint[])
  `.execute(trx)
}

/** Writes the values, and has every shop show them (products.changes-show-in-seconds). */
async function apply(trx: Transaction<Schema>, productId: number, held: Fields, wanted: Fields): Promise<void> {
  const fields = Object.keys(wanted)
  if (fields.length === 0) return
  const faults = await findFaults(trx, held, wanted)
  if (Object.keys(faults).length > 0) throw misfit(faults)
  try {
    await writeFields(trx, productId, held, wanted)
  } catch (error) {
    if (error instanceof FieldFault) throw misfit({ [error.field]: error.key })
    throw error
  }
  if (fields.every((field) => kindOf(field) === 'stock')) return raiseStockVersion(trx)
  await trx
    .updateTable('product')
    .set({ updated_at: sql<Date>`now()` })
    .where('id', '=', productId)
    .execute()
  return raiseCatalogueVersion(trx)
}
