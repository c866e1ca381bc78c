import { cartMailService, type CartMailService } from './cart-mail.ts'
import { cartService, type CartService } from './cart.ts'
import type { ShoppingDeps } from './deps.ts'
import { openTurns } from './turn.ts'
import { wishlistService, type WishlistService } from './wishlist.ts'

export { CART_LINES_MAX, type CartChange, type CartRefusal } from './cart.ts'
export type { Shopper, ShoppingDeps, VariantIds } from './deps.ts'

/** What people put aside to buy: carts and wishlists. */
export interface Shopping extends CartService, CartMailService, WishlistService {}

export function openShopping(given: ShoppingDeps): Shopping {
  const deps = { ...given, inTurn: openTurns(given.database.db) }
  const carts = cartService(deps)
  return { ...carts, ...cartMailService(deps, carts), ...wishlistService(deps) }
}
