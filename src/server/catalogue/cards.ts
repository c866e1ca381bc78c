import { type Kysely, sql } from 'kysely'

import { AVAILABLE, type ListProduct, UNAVAILABLE } from '#contract/catalogue.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { bcp47, toLanguageCode } from '#contract/languages.ts'
import type { Schema, StoredIngredient } from '#server/database/schema.ts'

import type { Region } from './needs.ts'
import { doseOf, packAsset, type PackSpec } from './packs.ts'
import { priceColumn } from './store/load.ts'
import type { ReadModel } from './store/read-model.ts'

interface CardVariant {
  id: number
  price: number
  sku: string
  unit: string | null
  net_contents: string
  stock: number
}

interface CardRow {
  id: number
  slug: string
  name: string
  language: string
  translated_name: string | null
  zero_waste: boolean
  practitioner_only: boolean
  brand_id: number
  brand_name: string
  delivery_form: string | null
  /** In the order of decision 8; only those on sale. */
  variants: CardVariant[]
  first_contents: string | null
  only_ingredient: StoredIngredient | null
}

/** One statement for all that the cards of these products show, from the database: stock and prices are never stale. */
async function readCards(db: Kysely<Schema>, ids: readonly number[], language: LanguageCode, region: Region): Promise<CardRow[]> {
  const price = sql.ref(priceColumn(region))
  const { rows } = await sql<CardRow>`
    select
      product.id, product.slug, product.name, language.code as language, product_text.name as translated_name,
      product.zero_waste, product.practitioner_only,
      brand.id as brand_id, brand.name as brand_name, form.slug as delivery_form,
      coalesce((
        select json_agg(json_build_object('id', id, 'price', ${price}, 'sku', sku, 'unit', unit, 'net_contents', net_contents, 'stock', stock)
          order by stock > 0 desc, ${price}, position)
        from variant where product_id = product.id and withdrawn_at is null
      ), '[]') as variants,
      (select net_contents from variant where product_id = product.id and withdrawn_at is null order by position limit 1) as first_contents,
      case when jsonb_array_length(product.ingredients) = 1 then product.ingredients -> 0 end as only_ingredient
    from product
    join language on language.id = product.language_id
    join option brand on brand.id = product.brand_id
    left join option form on form.id = product.delivery_form_id
    left join product_text on product_text.product_id = product.id
      and product_text.language_id = (select id from language where code = ${language})
    where product.id = any(${ids})
  `.execute(db)
  return rows
}

function packOf(row: CardRow): PackSpec {
  return {
    product_id: row.id,
    name: row.name,
    brand: { id: row.brand_id, name: row.brand_name },
    delivery_form: row.delivery_form,
    dose: doseOf(row.name, row.only_ingredient ?? undefined),
    contents: row.first_contents ?? '',
    variantIndex: 0,
  }
}

/** What is drawn for a product without pictures; null where there is no such product. */
export async function readPackSpec(db: Kysely<Schema>, productId: number): Promise<PackSpec | null> {
  const [row] = await readCards(db, [productId], 'en', 'eu')
  return row ? packOf(row) : null
}

/** Who looks: some products may only be bought by certified practitioners (decision 13). */
export interface Viewer {
  readonly mayBuyRestricted: boolean
}

/**
 * Products as lists show them (decision 8), in the order of the given product numbers. Every product shows its
 * drawn pack shot; the addresses of imported pictures are stored, but no thumbnails are made of them.
 */
export async function listCards(
  db: Kysely<Schema>,
  model: ReadModel,
  products: readonly number[],
  { language, region, viewer }: { language: LanguageCode; region: Region; viewer: Viewer },
): Promise<ListProduct[]> {
  const ids = products.map((product) => model.productIds[product] ?? 0)
  const rows = new Map((await readCards(db, ids, language, region)).map((row) => [row.id, row]))
  return products.flatMap((product) => {
    const row = rows.get(model.productIds[product] ?? 0)
    return row ? [toCard(row, model.optionsOf(product, language), language, viewer)] : []
  })
}

function toCard(row: CardRow, options: ReturnType<ReadModel['optionsOf']>, language: LanguageCode, viewer: Viewer): ListProduct {
  const inGroup = (name: string) => options.flatMap(({ group, option }) => (group === name ? [option] : []))
  const [brand] = inGroup('brands')
  if (!brand) throw new Error(`Product ${row.id} has no brand`)
  const tag = bcp47(toLanguageCode(row.language) ?? 'en')
  const foreign = row.translated_name === null && tag !== bcp47(language)
  const hidden = row.practitioner_only && !viewer.mayBuyRestricted
  return {
    product_id: row.id,
    name: row.translated_name ?? row.name,
    slug: row.slug,
    ...(foreign ? { lang: tag } : {}),
    brand,
    assets: [packAsset(packOf(row))],
    variants: row.variants.map(({ id, price, sku, unit, net_contents, stock }) => ({
      id,
      price: hidden ? null : price / 100,
      sku,
      unit_of_measure: unit,
      net_contents,
      stock,
      availability: stock > 0 ? AVAILABLE : UNAVAILABLE,
    })),
    delivery_form: inGroup('delivery_form')[0] ?? null,
    suitable_for: inGroup('suitable_for'),
    free_from: inGroup('free_from'),
    zero_waste: row.zero_waste,
    practitioner_only: row.practitioner_only,
  }
}
