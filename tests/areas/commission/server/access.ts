import type { calls } from '#areas/commission/contract/calls.ts'

import type { Access } from '#tests/server/http/support/access.ts'

export const access: Access<typeof calls> = {
  extensions: [
    'GET /v2/account/practitioners/commission',
    'GET /v2/account/practitioners/commission/csv',
    'GET /v2/account/practitioners/commission/payouts',
    'GET /v2/account/practitioners/commission/payouts/{id}',
    'GET /v2/account/practitioners/commission/payouts/{id}/pdf',
    'GET /v2/account/practitioners/commission/years/{year}/pdf',
    'GET /v2/admin/commission',
    'GET /v2/admin/payouts',
    'POST /v2/admin/payouts',
    'POST /v2/admin/commission/corrections',
    'GET /v2/admin/commission/csv',
    'GET /v2/admin/commission/sepa',
    'GET /v2/account/practitioners/bank',
    'PUT /v2/account/practitioners/bank',
    'DELETE /v2/account/practitioners/bank',
  ],
  capabilities: [
    {
      capability: 'Clients list and the other practitioner features',
      who: ['CertifiedPractitioner', 'Practitioner'],
      calls: [
        'getCommission',
        'downloadCommission',
        'listPayouts',
        'getPayout',
        'getStatement',
        'getYearStatement',
        'getBank',
        'saveBank',
        'deleteBank',
      ],
    },
    {
      capability: 'Administration',
      who: ['Admin'],
      calls: ['listPayable', 'listAllPayouts', 'createPayout', 'createCorrection', 'downloadDues', 'makeSepaFile'],
    },
  ],
  reach: {
    getCommission: { naming: ({ userId }) => ({ query: { client_id: userId } }), status: 200 },
    downloadCommission: { naming: ({ userId }) => ({ query: { client_id: userId } }), status: 200 },
    listPayouts: 'own',
    getPayout: { naming: ({ payoutId }) => ({ params: { id: payoutId } }), status: 404 },
    getStatement: { naming: ({ payoutId }) => ({ params: { id: payoutId } }), status: 404 },
    getYearStatement: 'own',
    listPayable: 'nobodys',
    listAllPayouts: 'nobodys',
    createPayout: 'nobodys',
    createCorrection: 'nobodys',
    downloadDues: 'nobodys',
    makeSepaFile: 'nobodys',
    getBank: 'own',
    saveBank: 'own',
    deleteBank: 'own',
  },
}
