import type { calls } from '#areas/orders/contract/calls.ts'

import { type Access, EVERYBODY, WITH_TOKEN } from '#tests/server/http/support/access.ts'

export const access: Access<typeof calls> = {
  extensions: [
    'GET /v2/storefront/checkout',
    'POST /v2/storefront/orders',
    'GET /v2/account/orders',
    'GET /v2/account/orders/{id}',
    'POST /v2/account/orders/{id}/again',
    'POST /v2/account/orders/{id}/pay',
    'GET /v2/account/practitioners/orders',
    'GET /v2/account/practitioners/orders/{id}',
    'GET /v2/admin/orders',
    'GET /v2/admin/orders/{id}',
    'PUT /v2/admin/orders/{id}',
    'DELETE /v2/admin/orders/{id}/paid',
    'POST /v2/admin/orders/{id}/notes',
    'GET /v2/admin/today',
    'POST /v2/admin/orders/moves',
    'GET /v2/admin/orders-csv',
  ],
  capabilities: [
    { capability: 'Browse storefront, geo-lookup, register', who: EVERYBODY, calls: ['getCheckoutOptions'] },
    {
      capability: 'Account and cart calls',
      who: WITH_TOKEN,
      calls: ['placeOrder', 'listOrders', 'getOrder', 'orderAgain', 'payOrder'],
    },
    {
      capability: 'Clients list and the other practitioner features',
      who: ['CertifiedPractitioner', 'Practitioner'],
      calls: ['listClientOrders', 'getClientOrder'],
    },
    {
      capability: 'Administration',
      who: ['Admin'],
      calls: [
        'listAllOrders',
        'getAnyOrder',
        'updateOrder',
        'takeBackPaid',
        'addOrderNote',
        'getToday',
        'moveOrders',
        'downloadOrders',
      ],
    },
  ],
  reach: {
    getCheckoutOptions: 'own',
    placeOrder: 'own',
    listOrders: 'own',
    getOrder: { naming: ({ orderId }) => ({ params: { id: orderId } }), status: 404 },
    orderAgain: { naming: ({ orderId }) => ({ params: { id: orderId } }), status: 404 },
    payOrder: { naming: ({ orderId }) => ({ params: { id: orderId } }), status: 404 },
    listClientOrders: 'own',
    getClientOrder: { naming: ({ orderId }) => ({ params: { id: orderId } }), status: 404 },
    listAllOrders: 'nobodys',
    getAnyOrder: 'nobodys',
    updateOrder: 'nobodys',
    takeBackPaid: 'nobodys',
    addOrderNote: 'nobodys',
    getToday: 'nobodys',
    moveOrders: 'nobodys',
    downloadOrders: 'nobodys',
  },
}
