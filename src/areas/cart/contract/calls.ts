import { chapter } from '#contract/chapter.ts'

import { addToCart, getCart, mailCart, removeFromCart, setCartQuantity } from './cart.ts'
import { answerCartFilling, listCartFillings } from './filling.ts'
import { addToWishlist, listWishlist, removeFromWishlist } from './wishlist.ts'

/** The calls of this area, by the chapters of the API's page. */
export const calls = {
  'Cart and wishlist': chapter({
    getCart,
    addToCart,
    setCartQuantity,
    removeFromCart,
    mailCart,
    listCartFillings,
    answerCartFilling,
    listWishlist,
    addToWishlist,
    removeFromWishlist,
  }),
}
