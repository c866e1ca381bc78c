import { type Kysely, sql } from 'kysely'

/**
 * Translations of labels (language.content-is-translated): the ingredients of a product and the net contents of a
 * variant. Ingredients are translated as a whole list with amounts and units, because a language may count in other
 * units. Null if a translation lacks them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table product_text
      add column ingredients jsonb,
      add column other_ingredients text[];

    create table variant_text (
      variant_id integer not null references variant,
      language_id smallint not null references language,
      net_contents text not null check (net_contents <> ''),
      primary key (variant_id, language_id)
    );
  `.execute(db)
}
