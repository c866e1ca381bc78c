import { type Kysely, sql } from 'kysely'

/**
 * The catalogue is edited by hand.
 *
 * - `product_edit`: one change of one field of a product. `field` names it as the API does. `before` is what undoing it
 *   restores; an import that names the product again writes the file's value there, in the oldest edit of the field that
 *   stands. `undone_at`: undone by an admin, or overwritten by an import that was told to.
 * - `product.hidden_at`: set by hand, and no variant of the product is for sale. An import leaves it as it is.
 * - `product.import_id`: the import in the browser that wrote the product last; null for one that no such import wrote.
 * - `variant.barcode`: looked up by its beginning.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table product
      add column hidden_at timestamptz,
      add column import_id integer references import_job on delete set null;
    create index product_hidden on product (id) where hidden_at is not null;
    create index product_of_import on product (import_id);
    create index variant_barcode on variant (barcode collate "C");

    create table product_edit (
      id bigint generated always as identity primary key,
      product_id integer not null references product on delete cascade,
      field text collate "C" not null check (field <> ''),
      before jsonb not null,
      after jsonb not null,
      edited_by integer references account on delete set null,
      edited_at timestamptz not null default clock_timestamp(),
      undone_at timestamptz
    );
    create index product_edit_of_product on product_edit (product_id, id);
    create index product_edit_standing on product_edit (product_id, field, id) where undone_at is null;
    create index product_edit_of_account on product_edit (edited_by);
  `.execute(db)
}
