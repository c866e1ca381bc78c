import { sql, type Transaction } from 'kysely'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { parseDosage } from '#areas/protocols/contract/dosage/parse.ts'

import type { Schema } from '../database/schema.ts'
import type { DemoProtocol } from './protocol-list.ts'

/** Days between the last changes of consecutive protocols. */
const DAYS_APART = 3

/** Writes a new account's protocols, the first as the latest changed. Does nothing without the demo's catalogue. */
export async function seedProtocols(
  transaction: Transaction<Schema>,
  userId: number,
  protocols: readonly DemoProtocol[],
): Promise<void> {
  const variants = await variantsBySku(transaction)
  for (const [age, { name, description, lines, folder }] of protocols.entries()) {
    const known = lines.flatMap(([sku, quantity, note, taken], at) => {
      const variant_id = variants.get(sku)
      return variant_id === undefined
        ? []
        : [{ variant_id, quantity, ...takenBy(note, taken), place: lines.length - at }]
    })
    if (known.length === 0) continue
    const changed_at = sql<Date>`now() - ${age * DAYS_APART} * interval '1 day'`
    const { protocol_id } = await transaction
      .insertInto('protocol')
      .values({ user_id: userId, name, description, created_at: changed_at, updated_at: changed_at })
      .returning('protocol_id')
      .executeTakeFirstOrThrow()
    await transaction
      .insertInto('protocol_line')
      .values(
        known.map((line) => ({ ...line, protocol_id, noted_at: changed_at, dosed_at: line.dosage && changed_at })),
      )
      .execute()
    if (folder !== undefined) await putIntoFolder(transaction, userId, folder, protocol_id)
  }
}

/** A note that says no more than a dosage is one. */
function takenBy(note: string, taken = note): { readonly notes: string; readonly dosage: string | null } {
  const dosage = parseDosage(taken, DEFAULT_LANGUAGE)
  return { notes: dosage && taken === note ? '' : note, dosage: dosage && JSON.stringify(dosage) }
}

async function variantsBySku(transaction: Transaction<Schema>): Promise<Map<string, number>> {
  const rows = await transaction.selectFrom('variant').select(['sku', 'id']).where('withdrawn_at', 'is', null).execute()
  return new Map(rows.map(({ sku, id }) => [sku, id]))
}

async function putIntoFolder(
  transaction: Transaction<Schema>,
  userId: number,
  name: string,
  protocol_id: number,
): Promise<void> {
  const { folder_id } = await transaction
    .selectFrom('folder')
    .select('folder_id')
    .where('user_id', '=', userId)
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  await transaction.insertInto('folder_item').values({ folder_id, protocol_id }).execute()
}
