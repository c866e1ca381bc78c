import { openAccountLock } from '#server/signed-in/account-lock.ts'
import { cartMailService, type CartMailService } from './cart-mail.ts'
import { cartService, type CartService } from './cart.ts'
import type { ShoppingDeps } from './deps.ts'
import { fillingsService, type FillingsService } from './filling/index.ts'
import { wishlistService, type WishlistService } from './wishlist.ts'

export { type PutLine, putIntoCart, recordFilling } from './filling/fill.ts'
export { readFilled } from './filling/read.ts'
export { CART_LINES_MAX, type CartChange, type CartRefusal } from './cart.ts'
export type { ShoppingDeps } from './deps.ts'

/** Carts and wishlists. */
export interface Shopping extends CartService, CartMailService, FillingsService, WishlistService {}

export function openShopping(given: ShoppingDeps): Shopping {
  const deps = { ...given, ...openAccountLock(given.database.db) }
  const carts = cartService(deps)
  return { ...carts, ...cartMailService(deps, carts), ...fillingsService(deps), ...wishlistService(deps) }
}
