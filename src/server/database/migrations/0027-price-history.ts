import { type Kysely, sql } from 'kysely'

/**
 * The shop keeps the prices that it has asked (price.history-keeps-itself).
 *
 * - `variant.regular_price_eur`, `variant.regular_price_gbp`: cents and pence; the price is reduced while it is below.
 * - `price_history`: since when a price is asked, and whether as a reduced one. The price is null where the variant was
 *   taken off sale. A trigger writes it: prices have several writers, and none of them may forget it. It also deletes
 *   the rows that no reduction looks back to any more. Whether a price is reduced may still change for a day without a
 *   row of its own, as price and regular price may be saved one after the other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table variant
      add column regular_price_eur integer check (regular_price_eur > 0),
      add column regular_price_gbp integer check (regular_price_gbp > 0);

    create table price_history (
      variant_id integer not null references variant on delete cascade,
      currency text collate "C" not null check (currency in ('EUR', 'GBP')),
      since timestamptz not null,
      price integer check (price > 0),
      reduced boolean not null,
      primary key (variant_id, currency, since)
    );

    create function keep_price_history() returns trigger language plpgsql as $$
    begin
      with asked as (
        select id as variant_id, currency, clock_timestamp() as at,
          case when withdrawn_at is null then price end as price,
          withdrawn_at is null and coalesce(price < regular_price, false) as reduced
        from written cross join lateral
          (values ('EUR', price_eur, regular_price_eur), ('GBP', price_gbp, regular_price_gbp))
            as each_currency (currency, price, regular_price)
      ),
      noted as (
        insert into price_history (variant_id, currency, since, price, reduced)
        select asked.variant_id, asked.currency,
          case when asked.price = latest.price and at < latest.since + interval '1 day' then latest.since else at end,
          asked.price, asked.reduced
        from asked left join lateral (
          select since, price, reduced from price_history
          where variant_id = asked.variant_id and currency = asked.currency
          order by since desc limit 1
        ) latest on true
        where asked.price is distinct from latest.price or asked.reduced <> coalesce(latest.reduced, false)
        on conflict (variant_id, currency, since) do update set price = excluded.price, reduced = excluded.reduced
        returning variant_id, currency, since
      )
      delete from price_history past using noted
      where past.variant_id = noted.variant_id and past.currency = noted.currency and past.since < (
        select max(since) from price_history held
        where held.variant_id = noted.variant_id and held.currency = noted.currency
          and held.since <= noted.since - interval '30 days'
      );
      return null;
    end
    $$;
    create trigger keep_first_prices after insert on variant
      referencing new table as written for each statement execute function keep_price_history();
    create trigger keep_prices after update on variant
      referencing new table as written for each statement execute function keep_price_history();
    update variant set position = position;
  `.execute(db)
}
