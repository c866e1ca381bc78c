import { type Kysely, sql } from 'kysely'

import type { Schema } from '../database/schema.ts'
import type { LeavingKeys } from './leaving.ts'

/**
 * Readers of what is stored about a person, by the names under which their export has it. Hashes of passwords and tokens are left
 * out, so are keys of calls, and so are the texts of mails, which hold links that still work; other people are told by their
 * numbers, except those the person has added from a file. What does not concern the person resolves with undefined.
 * Without the keys, what is encrypted is left out.
 */
export type Personal = Readonly<
  Record<string, (db: Kysely<Schema>, userId: number, keys: Partial<LeavingKeys>) => Promise<unknown>>
>

/** A column of cents as an amount. */
export const inMoney = <Column extends string>(column: Column) =>
  sql<number>`(${sql.ref(column)} / 100.0)::float`.as(column.replace(/^.*\./, ''))

/** A kept variant, as a person can tell which it is. */
export const keptVariants = (db: Kysely<Schema>) =>
  db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(['variant.sku', 'product.name as product', 'variant.net_contents'])
