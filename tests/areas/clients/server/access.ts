import type { calls } from '#areas/clients/contract/calls.ts'

import type { Access } from '#tests/server/http/support/access.ts'

export const access: Access<typeof calls> = {
  extensions: [
    'POST /v2/account/practitioners/clients',
    'GET /v2/account/practitioners/clients/{id}',
    'PUT /v2/account/practitioners/clients/{id}',
    'GET /v2/account/practitioners/imported-clients',
    'POST /v2/account/practitioners/imported-clients',
    'DELETE /v2/account/practitioners/imported-clients',
    'DELETE /v2/account/practitioners/imported-clients/{id}',
    'POST /v2/account/practitioners/imported-clients/invitations',
    'DELETE /v2/account/practitioners/imported-clients/invitations',
    'GET /v2/account/clients/invitations',
    'PUT /v2/account/clients/invitations/{id}',
    'DELETE /v2/account/clients/practitioners/{id}',
    'PUT /v2/account/clients/practitioners/{id}',
    'POST /v2/account/practitioners/clients/{id}/cart',
  ],
  capabilities: [
    {
      capability: 'Invite clients, set their rates, see what they need, put protocols into their carts',
      who: ['CertifiedPractitioner'],
      calls: ['inviteClient', 'updateClient', 'fillClientsCart', 'importClients', 'inviteImportedClients'],
    },
    {
      capability: 'Answer who asks to be the own practitioner, say whether they may fill the cart, and end a link',
      who: ['Client'],
      calls: ['listInvitations', 'answerInvitation', 'allowFilling', 'endLink'],
    },
    {
      capability: 'Clients list and the other practitioner features',
      who: ['CertifiedPractitioner', 'Practitioner'],
      calls: [
        'listClients',
        'getClient',
        'listImportedClients',
        'deleteImportedClients',
        'deleteImportedClient',
        'stopImportedInvitations',
      ],
    },
  ],
  reach: {
    listClients: 'own',
    inviteClient: 'own',
    getClient: { naming: ({ userId }) => ({ params: { id: userId } }), status: 404 },
    updateClient: { naming: ({ userId }) => ({ params: { id: userId } }), status: 404 },
    fillClientsCart: { naming: ({ userId }) => ({ params: { id: userId } }), status: 404 },
    listImportedClients: 'own',
    importClients: 'own',
    deleteImportedClients: 'own',
    deleteImportedClient: { naming: ({ importedId }) => ({ params: { id: importedId } }), status: 404 },
    inviteImportedClients: { naming: ({ importedId }) => ({ body: { ids: [importedId] } }), status: 200 },
    stopImportedInvitations: 'own',
    listInvitations: 'own',
    answerInvitation: { naming: ({ invitationId }) => ({ params: { id: invitationId } }), status: 404 },
    allowFilling: { naming: ({ userId }) => ({ params: { id: userId } }), status: 404 },
    endLink: { naming: ({ userId }) => ({ params: { id: userId } }), status: 404 },
  },
}
