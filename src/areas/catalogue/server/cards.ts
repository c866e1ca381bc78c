import { type Kysely, sql } from 'kysely'

import { AVAILABLE, type ListProduct, type OptionGroup, UNAVAILABLE } from '#areas/catalogue/contract/catalogue.ts'
import { bcp47, DEFAULT_LANGUAGE, type LanguageCode, toLanguageCode } from '#contract/languages.ts'
import type { StoredIngredient } from '#areas/catalogue/server/tables.ts'
import type { Schema } from '#server/database/schema.ts'

import { photoAsset } from '#server/pictures/photos/names.ts'
import { earlierPrice } from './earlier-price.ts'
import type { Region } from './needs.ts'
import { IN_STOCK, onSale, priceColumn } from './on-sale.ts'
import { bySize, doseOf, packAsset, type PackSpec } from './packs.ts'
import type { ReadModel } from './store/read-model.ts'
import { unitPriceOf } from './unit-price.ts'
import type { Viewer } from '#server/signed-in/viewer.ts'
import { mayBuy } from './viewer.ts'

interface CardVariant {
  readonly id: number
  readonly price: number
  readonly sku: string
  readonly unit: string | null
  readonly stock: number | null
  /** Net contents as on the label, in the label's language. */
  readonly label: string
  /** Net contents in the requested language; null if not translated. */
  readonly translated: string | null
  readonly quantity: number | null
  readonly position: number
  readonly earlier: number | null
}

/** A variant as the database sends it. Writing and reading a list takes a tenth less time than an object. */
type SentVariant = readonly [
  id: number,
  price: number,
  sku: string,
  unit: string | null,
  stock: number | null,
  label: string,
  translated: string | null,
  quantity: number | null,
  position: number,
  earlier: number | null,
]

function toVariant(sent: SentVariant): CardVariant {
  const [id, price, sku, unit, stock, label, translated, quantity, position, earlier] = sent
  return { id, price, sku, unit, stock, label, translated, quantity, position, earlier }
}

interface CardRow {
  id: number
  slug: string
  name: string
  language: string
  translated_name: string | null
  zero_waste: boolean
  practitioner_only: boolean
  /** Variants on sale, in their order (catalogue.first-variant-is-the-cards). */
  variants: CardVariant[]
  only_ingredient: StoredIngredient | null
  /** The product's photos in their order. */
  photos: { readonly name: string; readonly variant_id: number | null }[]
}

/**
 * Reads all data of these products' cards in one statement. Stock and prices come from the database, so they are never
 * stale.
 */
async function readCards(
  db: Kysely<Schema>,
  ids: readonly number[],
  language: LanguageCode,
  region: Region,
): Promise<Map<number, CardRow>> {
  const price = sql.ref(priceColumn(region))
  const { rows } = await sql<Omit<CardRow, 'variants'> & { variants: readonly SentVariant[] }>`
    select
      product.id, product.slug, product.name, language.code as language, product_text.name as translated_name,
      zero_waste, practitioner_only, coalesce(variants, '[]') as variants,
      case when jsonb_array_length(product.ingredients) = 1 then product.ingredients -> 0 end as only_ingredient,
      coalesce((
        select json_agg(json_build_object('name', photo, 'variant_id', variant_id) order by position)
        from product_image where product_id = product.id and photo is not null
      ), '[]') as photos
    from product
    join language on language.id = product.language_id
    left join product_text on product_text.product_id = product.id
      and product_text.language_id = (select id from language where code = ${language})
    cross join lateral (
      select
        json_agg(
          json_build_array(
            id, ${price}, sku, unit, stock, variant.net_contents, variant_text.net_contents, quantity, position,
            ${earlierPrice(region)}
          )
          order by ${IN_STOCK} desc, ${price}, position) as variants
      from variant
      left join variant_text on variant_text.variant_id = variant.id
        and variant_text.language_id = (select id from language where code = ${language})
      where variant.product_id = product.id and ${onSale(region)}
    ) on_sale
    where product.id = any(${ids})
  `.execute(db)
  return new Map(rows.map((row) => [row.id, { ...row, variants: row.variants.map(toVariant) }]))
}

type ProductOptions = ReturnType<ReadModel['optionsOf']>

function inGroup(options: ProductOptions, group: OptionGroup): ProductOptions {
  return options.filter(({ stored }) => stored.group === group)
}

function brandOf(options: ProductOptions): ProductOptions[number] {
  const [brand] = inGroup(options, 'brands')
  if (!brand) throw new Error('A product has no brand')
  return brand
}

/**
 * Packs of these variants. A pack shows the words of its own label in every language of the shop, as in a real shop, so
 * one picture serves all languages.
 */
function packsOf(row: CardRow, options: ProductOptions, variants: readonly CardVariant[]): PackSpec[] {
  const { id, name } = brandOf(options).stored
  const sizes = bySize(row.variants)
  return variants.map((variant) => ({
    product_id: row.id,
    variant_id: variant.id,
    name: row.name,
    brand: { id, name },
    delivery_form: inGroup(options, 'delivery_form')[0]?.stored.slug ?? null,
    dose: doseOf(row.name, row.only_ingredient ?? undefined),
    contents: variant.label,
    variantIndex: sizes.indexOf(variant),
  }))
}

/**
 * Pack shot of a variant, or of its product in lists if the variant is not on sale. Null if there is no such product.
 */
export async function readPackSpec(
  db: Kysely<Schema>,
  model: ReadModel,
  region: Region,
  productId: number,
  variantId: number,
): Promise<PackSpec | null> {
  const product = model.productOf(productId)
  const row = (await readCards(db, [productId], DEFAULT_LANGUAGE, region)).get(productId)
  if (row === undefined || product === undefined) return null
  const packs = packsOf(row, model.optionsOf(product, DEFAULT_LANGUAGE), row.variants)
  return packs.find(({ variant_id }) => variant_id === variantId) ?? packs[0] ?? null
}

/** Language, price region and viewer that cards are made for. */
export interface CardView {
  readonly language: LanguageCode
  readonly region: Region
  readonly viewer: Viewer
}

/**
 * Products as lists show them (catalogue.card-fields), in the order of the given product numbers. A product without
 * photos shows the drawn pack shot of its first variant (catalogue.pack-shot-without-photo).
 *
 * @param whole product number that gets the pack shots of all its variants, in order, as on its own page; 'all' for
 * every product
 */
export async function listCards(
  db: Kysely<Schema>,
  model: ReadModel,
  products: readonly number[],
  { language, region, viewer }: CardView,
  whole?: number | 'all',
): Promise<ListProduct[]> {
  const ids = products.map((product) => model.productIds[product] ?? 0)
  const rows = await readCards(db, ids, language, region)
  return products.flatMap((product) => {
    const row = rows.get(model.productIds[product] ?? 0)
    return row
      ? [toCard(row, model.optionsOf(product, language), language, viewer, whole === 'all' || product === whole)]
      : []
  })
}

function assetsOf(row: CardRow, options: ProductOptions, whole: boolean): ListProduct['assets'] {
  if (row.photos.length > 0) {
    const photos = new Map(row.photos.toReversed().map((photo) => [photo.name, photo]))
    return row.photos
      .filter((photo) => photos.get(photo.name) === photo)
      .map(({ name, variant_id }) => ({ ...photoAsset(name), ...(variant_id === null ? {} : { variant_id }) }))
  }
  return packsOf(row, options, whole ? row.variants : row.variants.slice(0, 1)).map(packAsset)
}

function toListed(variant: CardVariant, hidden: boolean): ListProduct['variants'][number] {
  const { id, price, sku, unit, label, translated, stock, earlier } = variant
  const unitPrice = hidden ? undefined : unitPriceOf(variant)
  return {
    id,
    price: hidden ? null : price / 100,
    sku,
    unit_of_measure: unit,
    net_contents: translated ?? label,
    stock,
    availability: stock === null || stock > 0 ? AVAILABLE : UNAVAILABLE,
    ...(unitPrice && { unit_price: unitPrice }),
    ...(earlier !== null && !hidden && { earlier_price: earlier / 100 }),
  }
}

function toCard(
  row: CardRow,
  options: ProductOptions,
  language: LanguageCode,
  viewer: Viewer,
  whole: boolean,
): ListProduct {
  const named = (group: OptionGroup) => inGroup(options, group).map((option) => option.named)
  const tag = bcp47(toLanguageCode(row.language) ?? DEFAULT_LANGUAGE)
  const foreign = row.translated_name === null && tag !== bcp47(language)
  const hidden = !mayBuy(viewer, { id: row.id, isRestricted: row.practitioner_only })
  return {
    product_id: row.id,
    name: row.translated_name ?? row.name,
    slug: row.slug,
    ...(foreign ? { lang: tag } : {}),
    brand: brandOf(options).named,
    assets: assetsOf(row, options, whole),
    variants: row.variants.map((variant) => toListed(variant, hidden)),
    delivery_form: named('delivery_form')[0] ?? null,
    suitable_for: named('suitable_for'),
    free_from: named('free_from'),
    zero_waste: row.zero_waste,
    practitioner_only: row.practitioner_only,
  }
}
