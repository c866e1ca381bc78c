import type { calls } from '#areas/cart/contract/calls.ts'

import { type Access, WITH_TOKEN } from '#tests/server/http/support/access.ts'

export const access: Access<typeof calls> = {
  extensions: [
    'POST /v2/storefront/cart',
    'PUT /v2/storefront/cart',
    'DELETE /v2/storefront/cart',
    'POST /v2/storefront/cart/mail',
    'GET /v2/storefront/cart/fillings',
    'PUT /v2/storefront/cart/fillings/{id}',
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
    {
      capability: 'Read what a practitioner has put into the own cart, and keep it or take it out',
      who: ['Client'],
      calls: ['listCartFillings', 'answerCartFilling'],
    },
  ],
  reach: {
    getCart: 'own',
    addToCart: 'own',
    setCartQuantity: 'own',
    removeFromCart: 'own',
    mailCart: 'own',
    listCartFillings: 'own',
    answerCartFilling: { naming: ({ fillingId }) => ({ params: { id: fillingId } }), status: 404 },
    listWishlist: 'own',
    addToWishlist: 'own',
    removeFromWishlist: 'own',
  },
}
