import { type Kysely, sql } from 'kysely'

/**
 * Papers of orders.
 *
 * - `paper_series`: the last number of each series. Its row is locked while a paper is issued, so that no number is left out
 *   (papers.numbers-without-gaps).
 * - `paper`: an invoice or credit note. `content` is all that it says, and never changes; `corrects` is the invoice of a credit
 *   note. It outlives the account, as the law asks.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table paper_series (
      series text collate "C" not null,
      kind text not null check (kind in ('invoice', 'credit_note')),
      year smallint not null,
      last integer not null check (last > 0),
      primary key (series, kind, year)
    );

    create table paper (
      paper_id integer generated always as identity primary key,
      kind text not null check (kind in ('invoice', 'credit_note')),
      series text collate "C" not null,
      year smallint not null,
      number integer not null check (number > 0),
      full_number text collate "C" not null unique,
      order_id integer not null references shop_order,
      language_id smallint not null references language,
      issued_at timestamptz not null default clock_timestamp(),
      content jsonb not null,
      corrects integer references paper check ((kind = 'credit_note') = (corrects is not null)),
      unique (series, kind, year, number)
    );
    create index paper_of_order on paper (order_id);
    create unique index paper_invoice on paper (order_id) where kind = 'invoice';
  `.execute(db)
}
