import type { calls } from '#areas/catalogue/contract/calls.ts'

import { type Access, EVERYBODY } from '#tests/server/http/support/access.ts'

export const access: Access<typeof calls> = {
  extensions: ['GET /v2/storefront/overview', 'GET /v2/storefront/products/{slug}', 'GET /v2/storefront/search/cursor'],
  capabilities: [
    {
      capability: 'Browse storefront, geo-lookup, register',
      who: EVERYBODY,
      calls: [
        'listFilterOptions',
        'getShopOverview',
        'listProducts',
        'getProduct',
        'searchProducts',
        'listPopularProducts',
        'searchByCursor',
      ],
    },
  ],
  reach: {
    listFilterOptions: 'nobodys',
    getShopOverview: 'nobodys',
    listProducts: 'nobodys',
    getProduct: 'nobodys',
    searchProducts: 'nobodys',
    listPopularProducts: 'nobodys',
    searchByCursor: 'nobodys',
  },
}
