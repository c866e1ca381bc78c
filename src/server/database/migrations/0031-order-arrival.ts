import { type Kysely, sql } from 'kysely'

/** Orders keep the days within which they were to arrive: `shop_order.arrives`, null where nothing was promised. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shop_order add column arrives jsonb`.execute(db)
}
