import { type Kysely, sql } from 'kysely'

/**
 * Goods that come back, and money that goes back for them.
 *
 * - `order_return`: a withdrawal from an order, or what the shop cancels of it, in which case no goods come back. Its state
 *   follows from its times (returns.states-follow-from-times).
 * - `order_return_line`: `accepted` is null until the pieces are checked. `total` is what they cost in the order, in cents, of
 *   the accepted ones once they are checked; `refunded` what of it goes back. `restocked` pieces are in stock again.
 * - `order_line.returned`: pieces in returns, without those not accepted. It lets no piece be returned twice.
 * - `refund`: the money of one return. `due` is taken off an order that isn't paid; the others are paid out, and a provider is
 *   asked under `key`. From `due_at` on a worker has something to do with it.
 * - `shop_order.refunded`, `delivery_refunded`: cents of all refunds, and of them for delivery. They let no more go back than
 *   the order cost.
 * - `commission_entry`: a reversal is of `quantity` pieces that cost `amount` cents; null in older ones, which are of the whole
 *   line. That of a return names it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table shop_order
      add column refunded bigint not null default 0,
      add column delivery_refunded bigint not null default 0,
      add check (refunded between 0 and total),
      add check (delivery_refunded between 0 and delivery_price);
    alter table order_line
      add column returned smallint not null default 0,
      add check (returned between 0 and quantity);

    create table order_return (
      return_id integer generated always as identity primary key,
      order_id integer not null references shop_order on delete cascade,
      kind text not null check (kind in ('withdrawal', 'cancel')),
      asked_at timestamptz not null default clock_timestamp(),
      received_at timestamptz,
      checked_at timestamptz,
      closed_at timestamptz,
      note text not null default '',
      unique (return_id, order_id),
      check (closed_at is null or checked_at is not null)
    );
    create index order_return_of_order on order_return (order_id);
    create index order_return_latest on order_return (asked_at desc, return_id desc);

    create table order_return_line (
      return_id integer not null,
      order_id integer not null,
      variant_id integer not null,
      quantity smallint not null check (quantity >= 1),
      accepted smallint check (accepted between 0 and quantity),
      restocked boolean not null default false,
      total bigint not null check (total >= 0),
      refunded bigint not null default 0 check (refunded between 0 and total),
      primary key (return_id, variant_id),
      foreign key (return_id, order_id) references order_return (return_id, order_id) on delete cascade,
      foreign key (order_id, variant_id) references order_line (order_id, variant_id) on delete cascade
    );
    create index order_return_line_of_order on order_return_line (order_id, variant_id);

    create table refund (
      refund_id integer generated always as identity primary key,
      order_id integer not null,
      return_id integer not null unique,
      way text not null check (way in ('provider', 'transfer', 'due')),
      payment_id integer references payment,
      key uuid not null unique default gen_random_uuid(),
      goods bigint not null check (goods >= 0),
      delivery bigint not null check (delivery >= 0),
      amount bigint not null check (amount = goods + delivery and amount > 0),
      state text not null default 'pending' check (state in ('pending', 'done', 'failed')),
      created_at timestamptz not null default clock_timestamp(),
      done_at timestamptz,
      due_at timestamptz,
      foreign key (return_id, order_id) references order_return (return_id, order_id) on delete cascade,
      check ((way = 'provider') = (payment_id is not null)),
      check ((state = 'done') = (done_at is not null)),
      check (due_at is null or (way = 'provider' and state = 'pending'))
    );
    create index refund_of_order on refund (order_id);
    create index refund_of_payment on refund (payment_id) where payment_id is not null;
    create index refund_due on refund (due_at) where due_at is not null;

    alter table commission_entry
      drop constraint commission_entry_order_id_variant_id_kind_key,
      add column quantity smallint check (quantity >= 1),
      add column amount bigint check (amount >= 0),
      add column return_id integer references order_return;
    create unique index commission_entry_of_line
      on commission_entry (order_id, variant_id, kind, (coalesce(return_id, 0)));
  `.execute(db)
}
