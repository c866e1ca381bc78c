import { type Kysely, sql } from 'kysely'

import type { Schema } from '#server/database/schema.ts'

import type { ReadModel } from './store/read-model.ts'

/** Slug of a product's address, and the last change of its page. */
export interface ProductAddress {
  readonly slug: string
  readonly updated_at: Date
}

/**
 * Reads the addresses of consecutive products from the database: slugs are needed too rarely to keep in the read model.
 */
export async function readAddresses(
  db: Kysely<Schema>,
  model: Pick<ReadModel, 'productIds'>,
  from: number,
  count: number,
): Promise<ProductAddress[]> {
  const ids = [...model.productIds.subarray(from, from + count)]
  return db
    .selectFrom('product')
    .select(['slug', 'updated_at'])
    .where('id', '=', sql<number>`any(${ids})`)
    .orderBy('id')
    .execute()
}
