import { sql, type Transaction } from 'kysely'

import type { Schema } from '#server/database/schema.ts'

import type { ReadLine } from './line.ts'

/**
 * Notes how known products are before an import changes them, so that it can be undone (admin.import-is-undone). The
 * command's imports are not undone.
 */
export async function noteBefore(
  trx: Transaction<Schema>,
  importId: number | undefined,
  lines: readonly ReadLine[],
): Promise<void> {
  if (importId === undefined || lines.length === 0) return
  await sql`
    insert into import_change (import_id, product_id, before, hash)
    select ${importId}, product.id, ${BEFORE}, product.import_hash
    from product where external_id = any(${lines.map(({ product }) => product.external_id)})
    on conflict (import_id, product_id) do nothing
  `.execute(trx)
}

/** Notes products that were made, and how products are told from then on from what is written later. */
export async function noteAfter(
  trx: Transaction<Schema>,
  importId: number | undefined,
  lines: readonly ReadLine[],
): Promise<void> {
  if (importId === undefined || lines.length === 0) return
  await sql`
    insert into import_change (import_id, product_id, hash)
    select ${importId}, product.id, product.import_hash
    from product where external_id = any(${lines.map(({ product }) => product.external_id)})
    on conflict (import_id, product_id) do update set hash = excluded.hash, changed_at = excluded.changed_at
  `.execute(trx)
}

/** A row of `product` with its parts. */
export const BEFORE = sql`jsonb_build_object(
  'product', to_jsonb(product),
  'options', (select coalesce(jsonb_agg(option_id), '[]') from product_option where product_id = product.id),
  'variants', (select coalesce(jsonb_agg(to_jsonb(variant)), '[]') from variant where product_id = product.id),
  'images', (select coalesce(jsonb_agg(to_jsonb(product_image)), '[]') from product_image where product_id = product.id)
)`
