import { type Kysely, type RawBuilder, sql } from 'kysely'

/** The first row of each price of these variants. */
const firstPrices = (variants: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  insert into price_history (variant_id, currency, since, price, reduced)
  select id, currency, clock_timestamp(), price, coalesce(price < regular_price, false)
  from ${variants} cross join lateral
    (values ('EUR', price_eur, regular_price_eur), ('GBP', price_gbp, regular_price_gbp))
      as each_currency (currency, price, regular_price)
  where price is not null and withdrawn_at is null`

/**
 * The shop keeps the prices that it has asked (price.history-keeps-itself).
 *
 * - `variant.regular_price_eur`, `variant.regular_price_gbp`: cents and pence; the price is reduced while it is below
 *   (price.reduced-below-the-regular).
 * - `price_history`: since when a price is asked, and whether as a reduced one. The price is null where the variant was
 *   taken off sale. Triggers write it: prices have several writers, and none of them may forget it. They also delete
 *   the rows that no reduction looks back to any more. Whether a price is reduced may still change for a day without a
 *   row of its own, as price and regular price may be saved one after the other.
 * - `earlier_price`: the lowest price of the 30 days before the reduction (price.earlier-is-lowest-of-30-days). Null where
 *   the price is not reduced, the variant was not on sale on all of those days (price.earlier-needs-30-days), or the lowest
 *   is not above the price. A function, as planning it anew would make each list a third slower.
 * - A change is noted row by row: plans for many rows at once would be kept, and make every order read the whole history.
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
    ${firstPrices(sql`variant`)};

    create function keep_first_prices() returns trigger language plpgsql as $$
    begin
      ${firstPrices(sql`written`)};
      return null;
    end
    $$;
    create trigger keep_first_prices after insert on variant
      referencing new table as written for each statement execute function keep_first_prices();

    create function keep_price(kept_variant integer, kept_currency text, asked integer, regular integer)
      returns void language plpgsql as $$
    declare
      latest price_history;
      is_reduced boolean := coalesce(asked < regular, false);
      begun timestamptz := clock_timestamp();
    begin
      select * into latest from price_history
        where variant_id = kept_variant and currency = kept_currency order by since desc limit 1;
      if asked is not distinct from latest.price and is_reduced = coalesce(latest.reduced, false) then
        return;
      end if;
      if asked = latest.price and begun < latest.since + interval '1 day' then
        begun := latest.since;
      end if;
      insert into price_history (variant_id, currency, since, price, reduced)
        values (kept_variant, kept_currency, begun, asked, is_reduced)
        on conflict (variant_id, currency, since) do update set price = excluded.price, reduced = excluded.reduced;
      delete from price_history
        where variant_id = kept_variant and currency = kept_currency and since < (
          select max(since) from price_history
          where variant_id = kept_variant and currency = kept_currency and since <= begun - interval '30 days'
        );
    end
    $$;
    create function keep_changed_prices() returns trigger language plpgsql as $$
    begin
      perform keep_price(new.id, 'EUR', case when new.withdrawn_at is null then new.price_eur end, new.regular_price_eur);
      perform keep_price(new.id, 'GBP', case when new.withdrawn_at is null then new.price_gbp end, new.regular_price_gbp);
      return null;
    end
    $$;
    create trigger keep_changed_prices after update on variant for each row
      when (
        old.price_eur is distinct from new.price_eur
        or old.price_gbp is distinct from new.price_gbp
        or old.regular_price_eur is distinct from new.regular_price_eur
        or old.regular_price_gbp is distinct from new.regular_price_gbp
        or (old.withdrawn_at is null) is distinct from (new.withdrawn_at is null)
      )
      execute function keep_changed_prices();

    create function earlier_price(priced_variant integer, priced_currency text, asked integer)
      returns integer stable language plpgsql as $$
    declare
      latest price_history;
    begin
      select * into latest from price_history
        where variant_id = priced_variant and currency = priced_currency order by since desc limit 1;
      if not latest.reduced then
        return null;
      end if;
      return (
        select min(price) from price_history
        where variant_id = priced_variant and currency = priced_currency and since < latest.since and since >= (
          select max(since) from price_history
          where variant_id = priced_variant and currency = priced_currency
            and since <= latest.since - interval '30 days'
        )
        having bool_and(price is not null) and min(price) > asked
      );
    end
    $$;
  `.execute(db)
}
