import type { Kysely } from 'kysely'

import type { ListProduct } from '#contract/catalogue.ts'

import type { Schema } from '../database/schema.ts'
import type { ShoppingDeps, Shopper, VariantIds } from './deps.ts'

/** What decides whether a variant can be bought, as the database has it now. */
export interface KnownVariant {
  readonly id: number
  readonly product_id: number
  readonly stock: number
  readonly isOnSale: boolean
  readonly isRestricted: boolean
}

/** A variant of that product, on sale or not any more; undefined where there is none. */
export async function findVariant(db: Kysely<Schema>, ids: VariantIds): Promise<KnownVariant | undefined> {
  const found = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'product_id')
    .select(['variant.id', 'product_id', 'stock', 'withdrawn_at', 'practitioner_only as isRestricted'])
    .where('variant.id', '=', ids.product_variant_id)
    .where('product_id', '=', ids.product_id)
    .executeTakeFirst()
  if (found === undefined) return undefined
  const { withdrawn_at, ...variant } = found
  return { ...variant, isOnSale: withdrawn_at === null }
}

/** A row that keeps a variant. */
export interface KeptRow {
  readonly variant_id: number
  readonly product_id: number
}

/** A kept variant as its product shows it. */
export interface KeptVariant {
  readonly product: ListProduct
  readonly variant: ListProduct['variants'][number]
  /** Pictures of this variant, not of the product's others. */
  readonly assets: ListProduct['assets']
}

/**
 * Each row with what the catalogue shows of its variant, in their order. Rows whose product or variant is not on sale (any
 * more) are left out.
 */
export async function withVariants<Row extends KeptRow>(
  { catalogue }: Pick<ShoppingDeps, 'catalogue'>,
  rows: readonly Row[],
  { language, viewer }: Pick<Shopper, 'language' | 'viewer'>,
): Promise<(readonly [Row, KeptVariant])[]> {
  const ids = [...new Set(rows.map(({ product_id }) => product_id))]
  const kept = new Map((await catalogue.productsOf(ids, language, viewer)).flatMap(variantsOf))
  return rows.flatMap((row) => {
    const variant = kept.get(row.variant_id)
    return variant ? [[row, variant] as const] : []
  })
}

function variantsOf(product: ListProduct): (readonly [number, KeptVariant])[] {
  return product.variants.map((variant) => {
    const assets = product.assets.filter(({ variant_id }) => variant_id === undefined || variant_id === variant.id)
    return [variant.id, { product, variant, assets }]
  })
}

/** What carts and folders say of a kept variant, its price apart. */
export function told({ product, variant, assets }: KeptVariant) {
  return {
    product_id: product.product_id,
    product_variant_id: variant.id,
    name: product.name,
    slug: product.slug,
    ...(product.lang === undefined ? {} : { lang: product.lang }),
    brand: product.brand,
    asset: assets[0] ?? null,
    unit_of_measure: variant.unit_of_measure,
    net_contents: variant.net_contents,
    stock: variant.stock,
  }
}
