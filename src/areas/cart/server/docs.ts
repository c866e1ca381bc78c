import type { GenericSchema } from 'valibot'

import type { ExamplesOf } from '#server/api/examples.ts'
import type { calls } from '#areas/cart/contract/calls.ts'
import { cart, cartItem } from '#areas/cart/contract/cart.ts'
import { cartFilling } from '#areas/cart/contract/filling.ts'
import { wishlistItem } from '#areas/cart/contract/wishlist.ts'

const cartLine = { product_id: 214, product_variant_id: 731 }

/** One body for each call that takes JSON, as it stands on the wire. */
export const examples: ExamplesOf<typeof calls> = {
  addToCart: { ...cartLine, quantity: 2 },
  setCartQuantity: { ...cartLine, quantity: 1 },
  removeFromCart: cartLine,
  answerCartFilling: { answer: 'take' },
  addToWishlist: cartLine,
  removeFromWishlist: cartLine,
}

/** The entities that stand in the API's document once, under these names. */
export const entities = {
  Cart: cart,
  CartItem: cartItem,
  CartFilling: cartFilling,
  WishlistItem: wishlistItem,
} satisfies Record<string, GenericSchema>
