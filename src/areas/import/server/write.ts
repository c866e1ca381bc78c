import { sql, type Transaction } from 'kysely'

import type { Schema } from '#server/database/schema.ts'

import type { ImportProduct, ReadLine } from './line.ts'
import { IMPORT_LANGUAGE, type OptionBook, optionIdsOf } from './options.ts'
import { productSlugs, slugify } from './slugs.ts'

/** Rows are sent as one JSON parameter, which takes any number of them and needs no escaping of lists inside a row. */
const PRODUCT_RECORD = sql.raw(`(
  place int, external_id text, hash text, slug text, name text, brand_id int, delivery_form_id int,
  zero_waste boolean, practitioner_only boolean, tax_class text, description text, serving_size text, suggested_use text, warnings text, allergens text,
  ingredients jsonb, other_ingredients text[], created_at timestamptz, import_shop text
)`)

function productRows(book: OptionBook, lines: readonly ReadLine[], slugs: readonly string[]): string {
  return JSON.stringify(
    lines.map(({ product, hash, shop }, place) => {
      const { brandId, deliveryFormId } = optionIdsOf(book, product)
      return {
        ...product,
        place,
        hash,
        slug: slugs[place],
        brand_id: brandId,
        delivery_form_id: deliveryFormId,
        import_shop: shop,
      }
    }),
  )
}

/** Ids follow the order of the lines. A product without a date gets that of its first import. */
export async function insertProducts(
  db: Transaction<Schema>,
  book: OptionBook,
  lines: readonly ReadLine[],
  importId: number | undefined,
): Promise<void> {
  if (lines.length === 0) return
  const slugs = await productSlugs(
    db,
    lines.map(({ product }) => slugify(`${product.brand} ${product.name}`, 'product')),
  )
  await sql`
    insert into product (
      external_id, import_hash, slug, name, language_id, brand_id, delivery_form_id, zero_waste, practitioner_only, tax_class,
      description, serving_size, suggested_use, warnings, allergens, ingredients, other_ingredients, created_at, updated_at,
      import_id, import_shop
    )
    select
      external_id, decode(hash, 'hex'), slug, name, (select id from language where code = ${IMPORT_LANGUAGE}),
      brand_id, delivery_form_id, zero_waste, practitioner_only, coalesce(tax_class, 'food_supplement'),
      description, serving_size, suggested_use, warnings, allergens, ingredients, other_ingredients,
      coalesce(created_at, now()), coalesce(created_at, now()), ${importId ?? null}::int, import_shop
    from json_to_recordset(${productRows(book, lines, slugs)}::json) as new ${PRODUCT_RECORD}
    order by place
  `.execute(db)
}

/** The slug stays, whatever the new name: addresses are permanent. */
export async function updateProducts(
  db: Transaction<Schema>,
  book: OptionBook,
  lines: readonly ReadLine[],
  importId: number | undefined,
): Promise<void> {
  if (lines.length === 0) return
  await sql`
    update product set
      import_hash = decode(new.hash, 'hex'), name = new.name, brand_id = new.brand_id, delivery_form_id = new.delivery_form_id,
      zero_waste = new.zero_waste, practitioner_only = new.practitioner_only, tax_class = coalesce(new.tax_class, 'food_supplement'), description = new.description,
      serving_size = new.serving_size, suggested_use = new.suggested_use, warnings = new.warnings, allergens = new.allergens, ingredients = new.ingredients,
      other_ingredients = new.other_ingredients, created_at = coalesce(new.created_at, product.created_at), updated_at = now(),
      import_id = ${importId ?? null}::int, import_shop = coalesce(new.import_shop, product.import_shop)
    from json_to_recordset(${productRows(book, lines, [])}::json) as new ${PRODUCT_RECORD}
    where product.external_id = new.external_id
  `.execute(db)
}

/** Replaces the options, variants and pictures of the products by those of the lines. */
export async function writeParts(db: Transaction<Schema>, book: OptionBook, lines: readonly ReadLine[]): Promise<void> {
  const ids = await productIds(db, lines)
  const written = lines.map(({ product }) => ({ id: ids.get(product.external_id), product }))
  await writeOptions(
    db,
    [...ids.values()],
    written.flatMap(({ id, product }) =>
      optionIdsOf(book, product).others.map((option_id) => ({ product_id: id, option_id })),
    ),
  )
  await writeVariants(
    db,
    [...ids.values()],
    written.flatMap(({ id, product }) =>
      product.variants.map((variant, position) => ({ ...variant, product_id: id, position })),
    ),
  )
  await writeImages(
    db,
    [...ids.values()],
    written.flatMap(({ id, product }) =>
      product.images.map((address, position) => ({
        product_id: id,
        position,
        address,
        sku: variantOf(product, address),
      })),
    ),
  )
}

/** The sku of the only variant with this picture; undefined if it shows the product itself or several variants. */
function variantOf({ variants }: ImportProduct, address: string): string | undefined {
  const [only, another] = variants.filter(({ image }) => image === address)
  return another === undefined && variants.length > 1 ? only?.sku : undefined
}

async function productIds(db: Transaction<Schema>, lines: readonly ReadLine[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; external_id: string }>`
    select id, external_id from product where external_id = any(${lines.map(({ product }) => product.external_id)})
  `.execute(db)
  return new Map(rows.map(({ id, external_id }) => [external_id, id]))
}

async function writeOptions(
  db: Transaction<Schema>,
  products: readonly number[],
  rows: readonly object[],
): Promise<void> {
  await sql`delete from product_option where product_id = any(${products})`.execute(db)
  await sql`
    insert into product_option (product_id, option_id)
    select product_id, option_id from json_to_recordset(${JSON.stringify(rows)}::json) as new (product_id int, option_id int)
  `.execute(db)
}

/**
 * Variants are identified by sku and keep their id. Variants that are no longer listed are withdrawn from sale, not
 * deleted.
 */
async function writeVariants(
  db: Transaction<Schema>,
  products: readonly number[],
  rows: readonly { sku: string }[],
): Promise<void> {
  await sql`
    insert into variant (
      product_id, position, sku, barcode, net_contents, quantity, unit, price_eur, price_gbp, regular_price_eur,
      regular_price_gbp, stock
    )
    select
      product_id, position, sku, barcode, coalesce(net_contents, ''), quantity, unit, price_eur, price_gbp,
      regular_price_eur, regular_price_gbp, stock
    from json_to_recordset(${JSON.stringify(rows)}::json) as new (
      product_id int, position smallint, sku text, barcode text, net_contents text, quantity double precision, unit text,
      price_eur int, price_gbp int, regular_price_eur int, regular_price_gbp int, stock int
    )
    order by product_id, position
    on conflict (sku) do update set
      position = excluded.position, barcode = excluded.barcode, net_contents = excluded.net_contents,
      quantity = excluded.quantity, unit = excluded.unit, price_eur = excluded.price_eur, price_gbp = excluded.price_gbp,
      regular_price_eur = excluded.regular_price_eur, regular_price_gbp = excluded.regular_price_gbp, stock = excluded.stock, withdrawn_at = null
  `.execute(db)
  await sql`
    update variant set withdrawn_at = now()
    where product_id = any(${products}) and withdrawn_at is null and not sku = any(${rows.map(({ sku }) => sku)})
  `.execute(db)
}

interface ImageRow {
  readonly product_id: number | undefined
  readonly position: number
  readonly address: string
  readonly sku: string | undefined
}

/** An image whose address stays keeps its photo, whatever its new position. */
async function writeImages(
  db: Transaction<Schema>,
  products: readonly number[],
  rows: readonly ImageRow[],
): Promise<void> {
  const { rows: gone } = await sql<{
    product_id: number
    address: string
    photo: string | null
    file_mark: string | null
  }>`
    delete from product_image where product_id = any(${products}) returning product_id, address, photo, file_mark
  `.execute(db)
  if (rows.length === 0) return
  const before = new Map(gone.map(({ product_id, address, ...had }) => [`${product_id} ${address}`, had]))
  const written = rows.map((row) => ({ ...row, ...before.get(`${row.product_id} ${row.address}`) }))
  await sql`
    insert into product_image (product_id, position, address, photo, file_mark, variant_id)
    select new.product_id, new.position, address, photo, file_mark, variant.id
    from json_to_recordset(${JSON.stringify(written)}::json) as new (product_id int, position smallint, address text, photo text, file_mark text, sku text)
    left join variant using (sku)
  `.execute(db)
}
