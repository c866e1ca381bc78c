import type { calls } from '#areas/import/contract/calls.ts'

import type { Access } from '#tests/server/http/support/access.ts'

export const access: Access<typeof calls> = {
  extensions: [
    'POST /v2/admin/import',
    'GET /v2/admin/import',
    'POST /v2/admin/import/{id}/start',
    'PUT /v2/admin/import/{id}',
    'DELETE /v2/admin/import',
    'GET /v2/admin/import/{id}/undo',
    'POST /v2/admin/import/{id}/undo',
    'POST /v2/admin/import/{id}/off-sale',
    'DELETE /v2/admin/import/{id}',
    'GET /v2/admin/import/{id}/findings',
  ],
  capabilities: [
    {
      capability: 'Administration',
      who: ['Admin'],
      calls: [
        'importProducts',
        'getImport',
        'startImport',
        'answerImport',
        'cancelImport',
        'stopSending',
        'weighUndo',
        'undoImport',
        'takeAbsentOffSale',
        'downloadImportFindings',
      ],
    },
  ],
  reach: {
    importProducts: 'nobodys',
    getImport: 'nobodys',
    startImport: 'nobodys',
    answerImport: 'nobodys',
    cancelImport: 'nobodys',
    stopSending: 'nobodys',
    weighUndo: 'nobodys',
    undoImport: 'nobodys',
    takeAbsentOffSale: 'nobodys',
    downloadImportFindings: 'nobodys',
  },
}
