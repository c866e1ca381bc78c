import type { CartItem } from '#areas/cart/contract/cart.ts'
import { AVAILABLE } from '#areas/catalogue/contract/listing.ts'
import type { WishlistItem } from '#areas/cart/contract/wishlist.ts'

import type { CartProduct } from '../cart.ts'
import { shownOf } from '../../kept-list/kept-list.ts'
import type { KeptQueue, List } from '../../kept-list/kept-list.ts'

/** A variant: the ids that the wishlist's calls take, and its name. */
export interface Wished {
  readonly product_id: number
  readonly product_variant_id: number
  readonly name: string
}

export type WishChange =
  /** `kept`: the line of the cart that it comes from. */
  | { readonly kind: 'add'; readonly item: Wished; readonly kept: CartProduct | null }
  | { readonly kind: 'remove'; readonly item: Wished }

/** Newly added items lack details until the server answers. */
export type Shown = readonly (WishlistItem | Wished)[]

export interface KeptWishes {
  kept: readonly WishlistItem[]
  shown: Shown
  change: WishChange
  /** The added item; none for a removal. */
  answer: WishlistItem | null
}

const without = <Item extends { readonly product_variant_id: number }>(
  items: readonly Item[],
  { product_variant_id }: Wished,
): readonly Item[] => items.filter((item) => item.product_variant_id !== product_variant_id)

/** The wishlist as a kept list, the latest first, each variant once (wishlist.changes-by-variant). */
export const wishes: List<KeptWishes> = {
  empty: [],
  subjectOf: ({ item }) => item.product_variant_id,
  apply: (shown, { kind, item }) => {
    if (kind === 'remove') return without(shown, item)
    return isShown(shown, item.product_variant_id) ? shown : [item, ...shown]
  },
  join: (before, after) =>
    before.kind === 'add' && after.kind === 'add' ? { ...after, kept: after.kept ?? before.kept } : after,
  learn: (items, { item }, answer) => {
    const others = items && without(items, item)
    return others && answer ? [answer, ...others] : others
  },
}

export type KnownWishes = KeptQueue<readonly WishlistItem[], WishChange>

/** The list as the user sees it: with all their changes, answered or not. */
export const shownWishes = ({ kept, queue }: KnownWishes): Shown => shownOf(wishes, { kept, queue })

export function isShown(shown: Shown, variantId: number): boolean {
  return shown.some((item) => item.product_variant_id === variantId)
}

const isWhole = (item: WishlistItem | Wished): item is WishlistItem => 'wishlist_item_id' in item

/** The items with all their details. */
export function wholeItems(shown: Shown): readonly WishlistItem[] {
  return shown.filter(isWhole)
}

/** The variant of an item on the wishlist. */
export function variantOfItem({
  variants,
  product_variant_id,
}: WishlistItem): WishlistItem['variants'][number] | undefined {
  return variants.find(({ id }) => id === product_variant_id) ?? variants[0]
}

/** The stock of an item: 0 if it is out of stock, null if it is not counted. */
export function stockOf(item: WishlistItem): number | null {
  const variant = variantOfItem(item)
  return variant?.availability === AVAILABLE ? (variant.stock ?? null) : 0
}

/**
 * An item as the cart knows it; undefined where it is out of stock, or may not be bought
 * (product.restricted-shows-no-price).
 */
export function cartProductOfWish(item: WishlistItem): CartProduct | undefined {
  const { product_id, product_variant_id, product, brand, assets } = item
  const variant = variantOfItem(item)
  const stock = stockOf(item)
  if (!variant || variant.price === null || stock === 0) return undefined
  const picture = assets.find(({ is_primary }) => is_primary) ?? assets[0]
  return {
    product_id,
    product_variant_id,
    price: variant.price,
    name: product.name,
    slug: product.slug,
    brand: { id: brand.brand_id, name: brand.name, slug: brand.slug },
    asset: picture ? assetOf(picture) : null,
    unit_of_measure: variant.unit_of_measure,
    net_contents: variant.net_contents ?? '',
    stock,
    ...(variant.unit_price && { unit_price: variant.unit_price }),
  }
}

/** A picture of the wishlist in the shape of all other pictures. */
export function assetOf({ image_url, thumbnails }: WishlistItem['assets'][number]): NonNullable<CartItem['asset']> {
  return {
    image_url,
    thumbnails: { 75: thumbnails.thumbnail_75, 125: thumbnails.thumbnail_125, 250: thumbnails.thumbnail_250 },
  }
}
