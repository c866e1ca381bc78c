import type { calls } from '#areas/papers/contract/calls.ts'

import { type Access, WITH_TOKEN } from '#tests/server/http/support/access.ts'

export const access: Access<typeof calls> = {
  extensions: ['GET /v2/account/papers/{id}', 'GET /v2/admin/papers/{id}', 'GET /v2/admin/packing-slips'],
  capabilities: [
    { capability: 'Account and cart calls', who: WITH_TOKEN, calls: ['getPaper'] },
    { capability: 'Administration', who: ['Admin'], calls: ['getAnyPaper', 'getPackingSlips'] },
  ],
  reach: {
    getPaper: { naming: ({ paperId }) => ({ params: { id: paperId } }), status: 404 },
    getAnyPaper: 'nobodys',
    getPackingSlips: 'nobodys',
  },
}
