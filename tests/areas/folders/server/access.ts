import type { calls } from '#areas/folders/contract/calls.ts'

import type { Access } from '#tests/server/http/support/access.ts'

export const access: Access<typeof calls> = {
  extensions: [
    'GET /v2/account/practitioners/folders',
    'POST /v2/account/practitioners/folders',
    'PUT /v2/account/practitioners/folders/{id}',
    'DELETE /v2/account/practitioners/folders/{id}',
    'POST /v2/account/practitioners/folders/{id}/restore',
    'POST /v2/account/practitioners/folders/{id}/items',
    'DELETE /v2/account/practitioners/folders/{id}/items/{item_id}',
  ],
  capabilities: [
    {
      capability: 'Clients list and the other practitioner features',
      who: ['CertifiedPractitioner', 'Practitioner'],
      calls: [
        'listFolders',
        'createFolder',
        'renameFolder',
        'deleteFolder',
        'restoreFolder',
        'addToFolder',
        'removeFromFolder',
      ],
    },
  ],
  reach: {
    listFolders: 'own',
    createFolder: 'own',
    renameFolder: { naming: ({ folderId }) => ({ params: { id: folderId } }), status: 404 },
    deleteFolder: { naming: ({ folderId }) => ({ params: { id: folderId } }), status: 404 },
    restoreFolder: { naming: ({ folderId }) => ({ params: { id: folderId } }), status: 404 },
    addToFolder: { naming: ({ folderId }) => ({ params: { id: folderId } }), status: 404 },
    removeFromFolder: {
      naming: ({ folderId, itemId }) => ({ params: { id: folderId, item_id: itemId } }),
      status: 404,
    },
  },
}
