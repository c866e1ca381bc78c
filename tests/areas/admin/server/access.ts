import type { calls } from '#areas/admin/contract/calls.ts'

import type { Access } from '#tests/server/http/support/access.ts'

export const access: Access<typeof calls> = {
  extensions: ['GET /v2/admin/practitioners', 'PUT /v2/admin/practitioners/{id}', 'GET /v2/admin/accounts'],
  capabilities: [
    { capability: 'Administration', who: ['Admin'], calls: ['listPractitioners', 'judgePractitioner', 'listAccounts'] },
  ],
  reach: {
    // Admins work with other people's data.
    listPractitioners: 'nobodys',
    judgePractitioner: 'nobodys',
    listAccounts: 'nobodys',
  },
}
