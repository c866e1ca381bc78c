import type { calls } from '#areas/import/contract/calls.ts'

import type { Access } from '#tests/server/http/support/access.ts'

export const access: Access<typeof calls> = {
  extensions: [
    'POST /v2/admin/import',
    'GET /v2/admin/import',
    'POST /v2/admin/import/{id}/start',
    'DELETE /v2/admin/import/{id}',
    'GET /v2/admin/import/{id}/findings',
  ],
  capabilities: [
    {
      capability: 'Administration',
      who: ['Admin'],
      calls: ['importProducts', 'getImport', 'startImport', 'cancelImport', 'downloadImportFindings'],
    },
  ],
  reach: {
    importProducts: 'nobodys',
    getImport: 'nobodys',
    startImport: 'nobodys',
    cancelImport: 'nobodys',
    downloadImportFindings: 'nobodys',
  },
}
