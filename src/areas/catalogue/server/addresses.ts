import { type Kysely, sql } from 'kysely'

import type { Schema } from '#server/database/schema.ts'

import type { ReadModel } from './store/read-model.ts'

/** What a product's address is made of, and when what is shown there was last changed. */
export interface ProductAddress {
  readonly slug: string
  readonly updated_at: Date
}

/** The products of some successive numbers. Their slugs are asked for so seldom that the read model has no room for them. */
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
