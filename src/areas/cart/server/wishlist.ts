import { sql } from 'kysely'

import type { WishlistItem } from '#areas/cart/contract/wishlist.ts'

import {
  findVariant,
  type KeptRow,
  type KeptVariant,
  type VariantIds,
  withVariants,
} from '#areas/catalogue/server/kept-variants.ts'
import { withReadRetry } from '#server/database/index.ts'
import type { AccountLock } from '#server/signed-in/account-lock.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'
import { countOf } from './count-of.ts'
import type { ShoppingDeps } from './deps.ts'

/** The most items of a wishlist. */
export const WISHLIST_MAX = 500

export interface WishlistService {
  /** The items, the latest first. */
  listWishlist(shopper: Shopper): Promise<WishlistItem[]>
  /** An item already on the list keeps its place. */
  addToWishlist(shopper: Shopper, ids: VariantIds): Promise<WishlistItem | 'unknown' | 'full' | 'gone'>
  /** 'removed' also for a variant that is not on the list. */
  removeFromWishlist(shopper: Shopper, ids: VariantIds): Promise<'removed' | 'unknown' | 'gone'>
}

export function wishlistService(deps: ShoppingDeps & AccountLock): WishlistService {
  const { withAccountLock } = deps
  const list = async (shopper: Shopper, variantId?: number): Promise<WishlistItem[]> => {
    const rows = await withReadRetry(deps.database, () => rowsOf(deps, shopper.userId, variantId))
    return (await withVariants(deps, rows, shopper)).map(([row, kept]) => toItem(row, kept))
  }
  return {
    listWishlist: (shopper) => list(shopper),

    async addToWishlist(shopper, ids) {
      const { userId } = shopper
      const outcome = await withAccountLock(userId, async (transaction) => {
        const variant = await findVariant(transaction, deps.region, ids)
        if (variant?.isOnSale !== true) return 'unknown'
        const isThere = await transaction
          .selectFrom('wishlist_item')
          .select('variant_id')
          .where('user_id', '=', userId)
          .where('variant_id', '=', variant.id)
          .executeTakeFirst()
        if (isThere !== undefined) return 'added'
        if ((await countOf(transaction, 'wishlist_item', userId)) >= WISHLIST_MAX) return 'full'
        await transaction.insertInto('wishlist_item').values({ user_id: userId, variant_id: variant.id }).execute()
        return 'added'
      })
      if (outcome !== 'added') return outcome
      const [item] = await list(shopper, ids.product_variant_id)
      return item ?? 'unknown'
    },

    removeFromWishlist: ({ userId }, ids) =>
      withAccountLock(userId, async (transaction) => {
        const variant = await findVariant(transaction, deps.region, ids)
        if (variant === undefined) return 'unknown'
        await transaction
          .deleteFrom('wishlist_item')
          .where('user_id', '=', userId)
          .where('variant_id', '=', variant.id)
          .execute()
        return 'removed'
      }),
  }
}

interface Row extends KeptRow {
  readonly wishlist_item_id: number
  /** In grams; null if the pack's contents aren't in g or kg. */
  readonly weight: number | null
}

function rowsOf({ database: { db } }: ShoppingDeps, userId: number, variantId: number | undefined): Promise<Row[]> {
  return db
    .selectFrom('wishlist_item')
    .innerJoin('variant', 'variant.id', 'variant_id')
    .select([
      'wishlist_item_id',
      'variant_id',
      'product_id',
      sql<number | null>`case lower(unit) when 'g' then quantity when 'kg' then quantity * 1000 end`.as('weight'),
    ])
    .where('user_id', '=', userId)
    .$if(variantId !== undefined, (query) => query.where('variant_id', '=', variantId ?? 0))
    .orderBy('added_at', 'desc')
    .orderBy('wishlist_item_id', 'desc')
    .execute()
}

/** Pictures have no id in the database: `asset_id` is their position, counted from 1. */
function toItem({ wishlist_item_id, weight }: Row, { product, variant, assets }: KeptVariant): WishlistItem {
  const { brand, lang } = product
  return {
    product_id: product.product_id,
    product_variant_id: variant.id,
    wishlist_item_id,
    brand: { brand_id: brand.id, name: brand.name, slug: brand.slug },
    product: { name: product.name, slug: product.slug, ...(lang === undefined ? {} : { lang }) },
    variants: [
      {
        id: variant.id,
        price: variant.price,
        sku: variant.sku,
        unit_of_measure: variant.unit_of_measure,
        images: assets.map(({ image_url }) => image_url),
        weight,
        availability: variant.availability,
        net_contents: variant.net_contents,
        stock: variant.stock,
        ...(variant.unit_price && { unit_price: variant.unit_price }),
      },
    ],
    assets: assets.map(({ image_url, thumbnails }, place) => ({
      asset_id: place + 1,
      asset_order: place + 1,
      is_primary: place === 0,
      image_url,
      thumbnails: { thumbnail_75: thumbnails[75], thumbnail_125: thumbnails[125], thumbnail_250: thumbnails[250] },
    })),
  }
}
