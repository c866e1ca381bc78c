import { type Kysely, sql } from 'kysely'

/**
 * Payments.
 *
 * - `shop_order.pay_by`: unpaid after it, the order is cancelled (checkout.unpaid-is-cancelled); null by invoice.
 * - `payment`: one that a provider was asked for. It is written before the provider is asked, so a `pending` one without
 *   `reference`, the provider's name of it, may or may not have been made. `key` is the one under which the provider is asked,
 *   and `request` the rest of what it is told, which must be the same each time; it holds an email and goes once the provider
 *   has named the payment. `amount` is cents. `asked_at` is the latest time that the user chose it, `looked_at` the latest time
 *   that the provider told of it. From `due_at` on a worker has something to do with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table shop_order add column pay_by timestamptz;
    update shop_order set pay_by = clock_timestamp() + interval '24 hours'
      where payment_method <> 'invoice' and paid_at is null and sent_at is null and cancelled_at is null;
    create index shop_order_to_pay on shop_order (pay_by)
      where pay_by is not null and paid_at is null and sent_at is null and cancelled_at is null;

    create table payment (
      payment_id integer generated always as identity primary key,
      order_id integer not null references shop_order on delete cascade,
      key uuid not null unique default gen_random_uuid(),
      provider text not null,
      method text not null,
      amount bigint not null check (amount >= 0),
      currency text not null check (currency in ('EUR', 'GBP')),
      state text not null default 'pending' check (state in ('pending', 'paid', 'refused', 'refunded')),
      reason text,
      reference text collate "C",
      address text,
      request jsonb,
      created_at timestamptz not null default clock_timestamp(),
      asked_at timestamptz not null default clock_timestamp(),
      looked_at timestamptz,
      settled_at timestamptz,
      due_at timestamptz,
      refund_key uuid not null unique default gen_random_uuid(),
      refund_wanted_at timestamptz,
      refunded_at timestamptz,
      unique (provider, reference),
      check ((reason is not null) = (state = 'refused')),
      check ((settled_at is null) = (state = 'pending')),
      check (state not in ('paid', 'refunded') or reference is not null),
      check (refund_wanted_at is null or reference is not null)
    );
    create index payment_of_order on payment (order_id);
    create index payment_due on payment (due_at) where due_at is not null;
  `.execute(db)
}
