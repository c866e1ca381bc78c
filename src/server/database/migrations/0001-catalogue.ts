import { type Kysely, sql } from 'kysely'

/**
 * The catalogue: languages, filter options, products, their variants, pictures and translated texts.
 *
 * - `language` numbers are for ever: later tables and the API's `language_id` (lines.add-call) refer to them.
 * - `option` has one id space for all groups, so that an id alone tells what is meant.
 * - A variant is never deleted: carts, orders and protocols refer to it. One that left its product is
 *   `withdrawn_at` and off sale, and takes up its id again when its sku comes back.
 * - Money is whole cents, one price per currency, never converted (price.two-prices-per-variant).
 * - `catalogue_version` is raised in every transaction that changes what the catalogue shows; listeners on the
 *   channel `catalogue_version` hear of it when that transaction commits, and never before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table language (
      id smallint primary key,
      code text not null unique
    );
    insert into language (id, code) values
      (1, 'en'), (2, 'de'), (3, 'dk'), (4, 'es'), (5, 'fr'), (6, 'hu'), (7, 'it'),
      (8, 'jp'), (9, 'nl'), (10, 'pt'), (11, 'ro'), (12, 'zh-TW'), (13, 'zh_tw');

    create table option (
      id integer generated always as identity primary key,
      filter_group text not null check (filter_group in
        ('categories', 'health_goals', 'brands', 'delivery_form', 'suitable_for', 'free_from')),
      parent_id integer references option check (parent_id is null or filter_group = 'categories'),
      slug text collate "C" not null,
      name text not null check (name <> ''),
      language_id smallint not null references language,
      unique (filter_group, slug),
      unique nulls not distinct (filter_group, parent_id, name)
    );

    create table option_name (
      option_id integer not null references option,
      language_id smallint not null references language,
      name text not null check (name <> ''),
      primary key (option_id, language_id)
    );

    create table product (
      id integer generated always as identity primary key,
      external_id text collate "C" not null unique,
      import_hash bytea not null,
      slug text collate "C" not null unique,
      name text not null check (name <> ''),
      language_id smallint not null references language,
      brand_id integer not null references option,
      delivery_form_id integer references option,
      zero_waste boolean not null,
      practitioner_only boolean not null,
      description text,
      serving_size text,
      suggested_use text,
      ingredients jsonb not null,
      other_ingredients text[] not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );

    create table product_text (
      product_id integer not null references product,
      language_id smallint not null references language,
      name text not null check (name <> ''),
      description text,
      serving_size text,
      suggested_use text,
      primary key (product_id, language_id)
    );

    create table product_option (
      product_id integer not null references product,
      option_id integer not null references option,
      primary key (product_id, option_id)
    );

    create table variant (
      id integer generated always as identity primary key,
      product_id integer not null references product,
      position smallint not null,
      sku text collate "C" not null unique,
      barcode text,
      net_contents text not null,
      quantity double precision,
      unit text,
      price_eur integer not null check (price_eur > 0),
      price_gbp integer not null check (price_gbp > 0),
      stock integer not null check (stock >= 0),
      withdrawn_at timestamptz
    );
    create index variant_of_product on variant (product_id, position);

    create table product_image (
      product_id integer not null references product,
      position smallint not null,
      address text not null,
      primary key (product_id, position)
    );

    create table catalogue_version (
      single boolean primary key default true check (single),
      version integer not null
    );
    insert into catalogue_version (version) values (1);

    create function tell_catalogue_version() returns trigger language plpgsql as $$
    begin
      perform pg_notify('catalogue_version', new.version::text);
      return null;
    end
    $$;
    create trigger tell_catalogue_version after update on catalogue_version
      for each row execute function tell_catalogue_version();
  `.execute(db)
}
