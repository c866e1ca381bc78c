import { EMPTY_CART } from '#areas/cart/contract/cart.ts'

import type { Services } from '#server/http/services.ts'

/** Empty carts and wishlists, that take nothing. */
export function fakeShopping(): Services['shopping'] {
  return {
    getCart: () => Promise.resolve(EMPTY_CART),
    changeCart: () => Promise.resolve({ refused: { why: 'unknown' } }),
    mailCart: () => Promise.resolve('empty'),
    listFillings: () => Promise.resolve([]),
    answerFilling: () => Promise.resolve('missing'),
    listWishlist: () => Promise.resolve([]),
    addToWishlist: () => Promise.resolve('unknown'),
    removeFromWishlist: () => Promise.resolve('unknown'),
  }
}

export const fakes = (): Partial<Services> => ({ shopping: fakeShopping() })
