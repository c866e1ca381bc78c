import { type Kysely, sql } from 'kysely'

/**
 * Orders.
 *
 * - `shop_order`: sums are cents of its currency, tax included, and `total` is what is paid. Practitioner, rate, delivery
 *   and tax rate are those of the time it was placed (checkout.orders-freeze-rate-and-practitioner). The key is the
 *   `Idempotency-Key` it was placed under. Its status follows from the times (checkout.order-statuses). The order of a
 *   deleted account has neither user nor address.
 * - `order_line`: the product as it was sold, in the language of the order. `price` is that of one, in cents.
 * - `catalogue_version.contents`: the latest version that changed more than stock.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shop_order (
      order_id integer generated always as identity primary key,
      number text collate "C" not null unique check (number ~ '^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$'),
      user_id integer references account on delete set null,
      idempotency_key text collate "C" check (length(idempotency_key) between 1 and 200),
      language_id smallint not null references language,
      placed_at timestamptz not null default clock_timestamp(),
      paid_at timestamptz,
      sent_at timestamptz,
      cancelled_at timestamptz,
      currency text not null check (currency in ('EUR', 'GBP')),
      practitioner_id integer references account on delete set null,
      discount_rate smallint not null check (discount_rate between 0 and 100),
      delivery_method text not null,
      delivery_title text not null,
      delivery_price bigint not null check (delivery_price >= 0),
      payment_method text not null,
      address jsonb,
      total_price bigint not null,
      total_discount bigint not null check (total_discount between 0 and total_price),
      total bigint not null check (total = total_price - total_discount + delivery_price),
      tax_rate smallint not null check (tax_rate between 0 and 100),
      tax bigint not null check (tax between 0 and total),
      unique (user_id, idempotency_key)
    );
    create index shop_order_of_account on shop_order (user_id, placed_at desc);
    create index shop_order_of_practitioner on shop_order (practitioner_id, placed_at desc);

    create table order_line (
      order_id integer not null references shop_order on delete cascade,
      place smallint not null,
      product_id integer not null references product,
      variant_id integer not null references variant,
      name text not null,
      slug text not null,
      brand text not null,
      sku text not null,
      net_contents text not null,
      asset jsonb,
      price bigint not null check (price >= 0),
      quantity smallint not null check (quantity between 1 and 999),
      discount bigint not null check (discount >= 0),
      total bigint not null check (total = price * quantity - discount and total >= 0),
      primary key (order_id, variant_id)
    );
    create index order_line_of_variant on order_line (variant_id);

    alter table catalogue_version add column contents integer not null default 1;
    update catalogue_version set contents = version;
  `.execute(db)
}
