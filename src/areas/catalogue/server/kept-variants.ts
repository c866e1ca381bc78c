import type { Kysely } from 'kysely'

import type { ListProduct } from '#areas/catalogue/contract/catalogue.ts'
import type { LanguageCode } from '#contract/languages.ts'

import type { Schema } from '#server/database/schema.ts'
import type { Catalogue } from './index.ts'
import type { Region } from './needs.ts'
import { onSale } from './on-sale.ts'
import type { Viewer } from '#server/signed-in/viewer.ts'

/** A variant as calls name it. */
export interface VariantIds {
  readonly product_id: number
  readonly product_variant_id: number
}

/** Stock and restrictions of a variant, read from the database: the catalogue in memory may be moments older. */
export interface KnownVariant {
  readonly id: number
  readonly product_id: number
  readonly stock: number | null
  readonly isOnSale: boolean
  readonly isRestricted: boolean
}

/** Finds variants that are not on sale too; undefined if the product has no such variant. */
export async function findVariant(
  db: Kysely<Schema>,
  region: Region,
  ids: VariantIds,
): Promise<KnownVariant | undefined> {
  return db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'product_id')
    .select(['variant.id', 'product_id', 'stock', onSale(region).as('isOnSale'), 'practitioner_only as isRestricted'])
    .where('variant.id', '=', ids.product_variant_id)
    .where('product_id', '=', ids.product_id)
    .executeTakeFirst()
}

/** A row of a cart, wishlist, folder or protocol that keeps a variant. */
export interface KeptRow {
  readonly variant_id: number
  readonly product_id: number
}

/** A kept variant as its product shows it. */
export interface KeptVariant {
  readonly product: ListProduct
  readonly variant: ListProduct['variants'][number]
  /** Pictures of this variant, then those of the product as such. */
  readonly assets: ListProduct['assets']
}

/** Each row with its variant as the catalogue shows it, in the same order, without rows whose variant is not on sale. */
export async function withVariants<Row extends KeptRow>(
  { catalogue }: { readonly catalogue: Pick<Catalogue, 'productsOf'> },
  rows: readonly Row[],
  { language, viewer }: { readonly language: LanguageCode; readonly viewer: Viewer },
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
    const own = product.assets.filter(({ variant_id }) => variant_id === variant.id)
    const assets = [...own, ...product.assets.filter(({ variant_id }) => variant_id === undefined)]
    return [variant.id, { product, variant, assets: assets.length > 0 ? assets : product.assets }]
  })
}

/** The fields of a cart line or a folder's item without its price, which differs: null in a folder, never in a cart. */
export function itemFields({ product, variant, assets }: KeptVariant) {
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
    ...(variant.unit_price && { unit_price: variant.unit_price }),
  }
}
