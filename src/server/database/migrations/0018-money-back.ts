import { type Kysely, sql } from 'kysely'

/**
 * Money that went back at the provider, and the languages of what an order keeps.
 *
 * - `payment.given_back`: cents of it that the provider has given back so far.
 * - `payment.dispute`: where a dispute about it stands, and `disputed` the cents that it is about.
 * - `shop_order.delivery_lang`, `order_line.lang`: tag of the title's and the name's language; null for the operator's own title,
 *   and for orders that were placed before.
 * - `shop_order_open`: orders that wait to be paid or sent. `account_latest`: accounts as admins list them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment
      add column given_back bigint not null default 0 check (given_back >= 0),
      add column dispute text check (dispute in ('open', 'won', 'lost')),
      add column disputed bigint check (disputed >= 0),
      add check ((dispute is null) = (disputed is null));
    update payment set given_back = amount where state = 'refunded';
    alter table shop_order add column delivery_lang text collate "C";
    alter table order_line add column lang text collate "C";
    create index shop_order_open on shop_order (placed_at desc, order_id desc) where sent_at is null and cancelled_at is null;
    create index account_latest on account (registered_at desc, user_id desc);
  `.execute(db)
}
