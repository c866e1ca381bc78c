import type { calls } from '#areas/cart/contract/calls.ts'

import { type Access, WITH_TOKEN } from '#tests/server/http/support/access.ts'

export const access: Access<typeof calls> = {
  extensions: [
    'POST /v2/storefront/cart',
    'PUT /v2/storefront/cart',
    'DELETE /v2/storefront/cart',
    'POST /v2/storefront/cart/mail',
  ],
  capabilities: [
    {
      capability: 'Account and cart calls',
      who: WITH_TOKEN,
      calls: [
        'getCart',
        'addToCart',
        'setCartQuantity',
        'removeFromCart',
        'mailCart',
        'listWishlist',
        'addToWishlist',
        'removeFromWishlist',
      ],
    },
  ],
  reach: {
    getCart: 'own',
    addToCart: 'own',
    setCartQuantity: 'own',
    removeFromCart: 'own',
    mailCart: 'own',
    listWishlist: 'own',
    addToWishlist: 'own',
    removeFromWishlist: 'own',
  },
}
