import type { CartItem } from '#contract/cart.ts'
import { AVAILABLE } from '#contract/listing.ts'
import type { WishlistItem } from '#contract/wishlist.ts'

import type { CartProduct } from '../cart/cart.ts'

/** A variant by what the wishlist's calls take, and by the name it has for a person. */
export interface Wished {
  readonly product_id: number
  readonly product_variant_id: number
  readonly name: string
}

/** A change that the server has not answered yet. */
export type Change =
  /** `kept`: the line of the cart that it comes from. */
  | { readonly kind: 'add'; readonly item: Wished; readonly kept: CartProduct | null }
  /** `moved`: it is in the cart now. */
  | { readonly kind: 'remove'; readonly item: Wished; readonly moved: boolean }

/** What is to be asked of the server, one after another. */
export type Task = { readonly kind: 'list' } | Change

/** What the server answers to a change: the item that was added, none for one that was taken away. */
export type Changed = WishlistItem | null

const variantOf = (task: Task): number | null => (task.kind === 'list' ? null : task.item.product_variant_id)

/**
 * Puts a task behind the others. Of those that wait for the same variant, only the last is carried out. The first of the
 * queue may be on its way, so it stays.
 */
export function enqueue(tasks: readonly Task[], task: Task): readonly Task[] {
  return [...tasks.filter((other, index) => index === 0 || variantOf(other) !== variantOf(task)), task]
}

/** The change of a variant that is on its way or waits, if any. */
export function changeOf(tasks: readonly Task[], variantId: number): Change | undefined {
  return tasks.findLast((task): task is Change => variantOf(task) === variantId)
}

/** Whether a variant is on the list. */
export function isWished(items: readonly WishlistItem[] | null, variantId: number): boolean {
  return items?.some((item) => item.product_variant_id === variantId) ?? false
}

/** The list after a change that the server has carried out: what was added stands first, and once. */
export function withChange(
  items: readonly WishlistItem[],
  { item }: Change,
  changed: Changed,
): readonly WishlistItem[] {
  const others = items.filter((other) => other.product_variant_id !== item.product_variant_id)
  return changed ? [changed, ...others] : others
}

/** The variant of an item that was wished for. */
export function variantOfItem({
  variants,
  product_variant_id,
}: WishlistItem): WishlistItem['variants'][number] | undefined {
  return variants.find(({ id }) => id === product_variant_id) ?? variants[0]
}

/** Of one in stock without a number, the server says how many there are once it is in the cart. */
const PLENTY = 99

/** How many of an item can be bought; 0 where there are none. */
export function stockOf(item: WishlistItem): number {
  const variant = variantOfItem(item)
  return variant?.availability === AVAILABLE ? (variant.stock ?? PLENTY) : 0
}

/** An item as the cart knows it; undefined where it is out of stock, or may not be bought (decision 13). */
export function cartProductOf(item: WishlistItem): CartProduct | undefined {
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
  }
}

/** A picture of the list, as all others are described. */
export function assetOf({ image_url, thumbnails }: WishlistItem['assets'][number]): NonNullable<CartItem['asset']> {
  return {
    image_url,
    thumbnails: { 75: thumbnails.thumbnail_75, 125: thumbnails.thumbnail_125, 250: thumbnails.thumbnail_250 },
  }
}
