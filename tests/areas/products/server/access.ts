import type { calls } from '#areas/products/contract/calls.ts'

import type { Access } from '#tests/server/http/support/access.ts'

export const access: Access<typeof calls> = {
  extensions: [
    'GET /v2/admin/products',
    'GET /v2/admin/products/{id}',
    'PUT /v2/admin/products/{id}',
    'POST /v2/admin/products/{id}/undo',
    'POST /v2/admin/product-pictures',
    'GET /v2/admin/product-choices',
  ],
  capabilities: [
    {
      capability: 'Administration',
      who: ['Admin'],
      calls: [
        'listAllProducts',
        'getAnyProduct',
        'saveProduct',
        'undoEdits',
        'addProductPicture',
        'listProductChoices',
      ],
    },
  ],
  reach: {
    listAllProducts: 'nobodys',
    getAnyProduct: 'nobodys',
    saveProduct: 'nobodys',
    undoEdits: 'nobodys',
    addProductPicture: 'nobodys',
    listProductChoices: 'nobodys',
  },
}
