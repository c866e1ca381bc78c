/** The calls of section 7 of the specification, below `/api`, in its order and with its parameter names. */
export const SPECIFIED = [
  // Auth and account
  'POST /v2/account/geoip',
  'POST /v2/auth/login',
  'POST /v2/auth/login/multipass',
  'POST /v2/account/logout',
  'POST /v2/auth/register',
  'POST /v2/auth/activate',
  'POST /v2/auth/forgot-password',
  'POST /v2/auth/reset-password/{reset_token}',
  'POST /v2/auth/token-refresh',
  'GET /v2/account/',
  'GET /v2/account/practitioners/profile',
  'GET /v2/account/clients/profile',
  // Storefront, cart, wishlist
  'GET /v2/storefront/categories',
  'GET /v2/storefront/products',
  'GET /v2/storefront/cart',
  'GET /v2/account/wishlist',
  'POST /v2/account/wishlist',
  'DELETE /v2/account/wishlist',
  'POST /v2/storefront/search',
  'GET /v2/storefront/search',
  // Clients and protocols
  'GET /v2/account/practitioners/clients',
  'GET /v2/account/practitioners/protocols',
  'GET /v2/account/practitioners/protocols/{id}',
  'POST /v2/account/practitioners/protocols/create',
  'PUT /v2/account/practitioners/protocols/update/{id}',
  'DELETE /v2/account/practitioners/protocols/{id}',
  'POST /v2/account/practitioners/protocols/duplicate',
  'POST /v2/account/practitioners/protocols/assign',
  'POST /v2/account/practitioners/protocols/{id}/product/add',
  'PUT /v2/account/practitioners/protocols/{id}/product/update',
  'DELETE /v2/account/practitioners/protocols/{id}/product/update',
  'POST /v2/account/practitioners/protocols/search',
  'GET /v2/account/clients/protocols',
  'DELETE /account/clients/protocols/{id}',
  // Practitioner store
  'GET /v2/account/store',
  'PUT /v2/account/store',
  'POST /v2/account/store',
  'GET /v2/account/store/availability',
  'PUT /v2/account/store/approach/image',
  'PUT /v2/account/store/approach-style/image',
  'PUT /v2/account/store/header',
  'PUT /v2/account/store/about',
  'PUT /v2/account/store/message',
  'PUT /v2/account/store/services/header',
  'PUT /v2/account/store/approach',
  'GET /v2/account/store/services',
  'POST /v2/account/store/services',
  'PUT /v2/account/store/services/{id}',
  'DELETE /v2/account/store/services/{id}',
  'PUT /v2/account/store/services/{id}/reorder',
  'PUT /v2/account/store/contact',
  'PUT /v2/account/store/hours',
  'GET /v2/account/store/packages',
  'POST /v2/account/store/packages',
  'PUT /v2/account/store/packages/{id}',
  'DELETE /v2/account/store/packages/{id}',
  'PUT /v2/account/store/packages/{id}/image',
  'POST /v2/account/store/packages/{id}/features',
  'PUT /v2/account/store/packages/{id}/features',
  'DELETE /v2/account/store/packages/{id}/features',
  'PUT /v2/account/store/packages/{id}/reorder',
] as const

/** The extension calls of the decisions, in their order. */
export const DECIDED = [
  'GET /v2/storefront/overview', // 6
  'GET /v2/storefront/products/{slug}', // 7
  'POST /v2/storefront/cart', // 16
  'PUT /v2/storefront/cart',
  'DELETE /v2/storefront/cart',
  'POST /v2/storefront/cart/mail',
  'GET /v2/account/practitioners/folders', // 19
  'POST /v2/account/practitioners/folders',
  'PUT /v2/account/practitioners/folders/{id}',
  'DELETE /v2/account/practitioners/folders/{id}',
  'POST /v2/account/practitioners/folders/{id}/restore',
  'POST /v2/account/practitioners/folders/{id}/items',
  'DELETE /v2/account/practitioners/folders/{id}/items/{item_id}',
  'POST /v2/storefront/orders', // 20
  'GET /v2/storefront/checkout',
  'GET /v2/account/orders',
  'GET /v2/account/orders/{id}',
  'GET /v2/admin/orders',
  'PUT /v2/admin/orders/{id}',
  'GET /v2/account/practitioners/commission', // 21
  'GET /v2/account/practitioners/commission/csv',
  'GET /v2/account/practitioners/orders',
  'GET /v2/admin/practitioners', // 25
  'PUT /v2/admin/practitioners/{id}',
  'GET /v2/account/lookups', // 26
  'PUT /v2/account/',
  'PUT /v2/account/password',
  'GET /v2/account/sessions',
  'DELETE /v2/account/sessions',
  'GET /v2/account/export',
  'DELETE /v2/account/',
  'PUT /v2/account/clients/profile',
  'POST /v2/contact',
  'DELETE /v2/account/clients/protocols/{id}', // 35
  'GET /v2/account/clients/protocols/{id}',
  'GET /v2/account/practitioners/clients/{id}', // 36
  'PUT /v2/account/practitioners/clients/{id}',
  'POST /v2/account/practitioners/clients',
  'GET /v2/practices/{shopName}', // 40
  'GET /v2/admin/accounts',
  'POST /v2/admin/import',
  'GET /v2/storefront/search/cursor', // 41
] as const
