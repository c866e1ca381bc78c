import { type Kysely, sql } from 'kysely'

/** Orders of late are listed for admins, and counted at each load of the catalogue's stock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index shop_order_latest on shop_order (placed_at desc, order_id desc)`.execute(db)
}
