import { type Kysely, sql } from 'kysely'

/**
 * Fields for catalogues of other shops.
 *
 * - `variant.stock`: null if it is not counted; it is then in stock.
 * - `variant.price_eur`, `variant.price_gbp`: one may be null, and shops of that region do not show the variant.
 * - `product.warnings`, `product.allergens`: as on the label.
 * - `product_image.variant_id`: set for a picture of that variant alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table variant
      alter column stock drop not null,
      alter column price_eur drop not null,
      alter column price_gbp drop not null,
      add check (price_eur is not null or price_gbp is not null);

    alter table product add column warnings text, add column allergens text;
    alter table product_text add column warnings text, add column allergens text;

    alter table product_image add column variant_id integer references variant;
  `.execute(db)
}
