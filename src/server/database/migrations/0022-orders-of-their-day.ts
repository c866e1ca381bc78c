import { type Kysely, sql } from 'kysely'

/**
 * Orders keep more of their day.
 *
 * - `shop_order.seller`: the shop's name and operator, with the account to pay to; null for orders that were placed before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shop_order add column seller jsonb`.execute(db)
}
