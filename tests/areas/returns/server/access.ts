import type { calls } from '#areas/returns/contract/calls.ts'

import { type Access, WITH_TOKEN } from '#tests/server/http/support/access.ts'

export const access: Access<typeof calls> = {
  extensions: [
    'GET /v2/account/orders/{id}/returns',
    'POST /v2/account/orders/{id}/returns',
    'GET /v2/admin/returns',
    'GET /v2/admin/returns/{id}',
    'GET /v2/admin/orders/{id}/returns',
    'POST /v2/admin/orders/{id}/returns',
    'PUT /v2/admin/returns/{id}/received',
    'PUT /v2/admin/returns/{id}/checked',
    'PUT /v2/admin/returns/{id}/refund',
    'PUT /v2/admin/returns/{id}/transferred',
  ],
  capabilities: [
    { capability: 'Account and cart calls', who: WITH_TOKEN, calls: ['getOrderReturns', 'withdraw'] },
    {
      capability: 'Administration',
      who: ['Admin'],
      calls: [
        'listReturns',
        'getReturn',
        'getReturnsOfOrder',
        'createReturn',
        'receiveReturn',
        'checkReturn',
        'refundReturn',
        'markTransferred',
      ],
    },
  ],
  reach: {
    getOrderReturns: { naming: ({ orderId }) => ({ params: { id: orderId } }), status: 404 },
    withdraw: { naming: ({ orderId }) => ({ params: { id: orderId } }), status: 404 },
    listReturns: 'nobodys',
    getReturn: 'nobodys',
    getReturnsOfOrder: 'nobodys',
    createReturn: 'nobodys',
    receiveReturn: 'nobodys',
    checkReturn: 'nobodys',
    refundReturn: 'nobodys',
    markTransferred: 'nobodys',
  },
}
