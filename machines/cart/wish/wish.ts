import type { CartProduct } from '../cart.ts'

/** A product wanted in the cart or on the wishlist, as plain JSON. */
export type ShopWish =
  | { kind: 'cart'; product: CartProduct; quantity: number }
  | { kind: 'wishlist'; product_id: number; product_variant_id: number; name: string }

/** The event by which the chart of that name carries a wish out. */
export function carryingOut(wish: ShopWish) {
  if (wish.kind === 'cart') return { type: 'cart.add', product: wish.product, quantity: wish.quantity } as const
  const { kind: _, ...product } = wish
  return { type: 'wishlist.add', ...product } as const
}
