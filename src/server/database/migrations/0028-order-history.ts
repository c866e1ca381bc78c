import { type Kysely, sql } from 'kysely'

/**
 * Orders tell where their parcel is and what happened to them.
 *
 * - `shop_order.shipment`: carrier and tracking number; null where it was sent without.
 * - `order_event`: the history of an order with the notes of admins. `account_id` is null for the shop itself and for closed
 *   accounts. Orders that were placed before begin with what their times tell.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table shop_order add column shipment jsonb;

    create table order_event (
      event_id integer generated always as identity primary key,
      order_id integer not null references shop_order on delete cascade,
      at timestamptz not null default clock_timestamp(),
      account_id integer references account on delete set null,
      kind text collate "C" not null,
      detail jsonb not null default '{}'
    );
    create index order_event_order on order_event (order_id, event_id);
    create index order_event_account on order_event (account_id) where account_id is not null;
    insert into order_event (order_id, at, account_id, kind)
      select order_id, at, case when kind = 'placed' then user_id end, kind
      from shop_order cross join lateral
        (values ('placed', placed_at), ('paid', paid_at), ('sent', sent_at), ('cancelled', cancelled_at)) as moved (kind, at)
      where at is not null
      order by order_id, at;
  `.execute(db)
}
