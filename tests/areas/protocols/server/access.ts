import type { calls } from '#areas/protocols/contract/calls.ts'
import { examples } from '#areas/protocols/server/docs.ts'

import type { Access } from '#tests/server/http/support/access.ts'

const today = () => new Date().toISOString().slice(0, 10)

export const access: Access<typeof calls> = {
  extensions: [
    'POST /v2/account/practitioners/protocols/{id}/restore',
    'GET /v2/account/practitioners/protocols/{id}/fit/{client_id}',
    'GET /v2/account/practitioners/protocols/{id}/shares/{client_id}/mail',
    'GET /v2/account/practitioners/notes',
    'GET /v2/account/practitioners/protocols/{id}/intake',
    'GET /v2/account/clients/protocols/{id}',
    'DELETE /v2/account/clients/protocols/{id}',
    'GET /v2/account/clients/taken',
    'PUT /v2/account/clients/taken',
    'PUT /v2/account/clients/practitioners/{id}/taken',
    'GET /v2/account/clients/plan-feed',
    'POST /v2/account/clients/plan-feed',
    'DELETE /v2/account/clients/plan-feed',
    'GET /v2/account/clients/protocols/{id}/supply',
    'PUT /v2/account/clients/protocols/{id}/supply',
  ],
  capabilities: [
    {
      capability: 'Protocol builder; fetch practitioner protocols list',
      who: ['CertifiedPractitioner', 'Practitioner'],
      calls: [
        'listProtocols',
        'getProtocol',
        'getIntake',
        'createProtocol',
        'updateProtocol',
        'deleteProtocol',
        'restoreProtocol',
        'readShareMail',
        'suggestNotes',
        'duplicateProtocol',
        'searchProtocols',
        'addProtocolProduct',
        'updateProtocolProduct',
        'removeProtocolProduct',
      ],
    },
    {
      capability: 'Invite clients, set their rates, see what they need',
      who: ['CertifiedPractitioner'],
      calls: ['checkFit'],
    },
    { capability: 'Share protocols', who: ['Admin', 'CertifiedPractitioner'], calls: ['shareProtocol'] },
    {
      capability: 'Load own protocols and delete one',
      who: ['Client'],
      calls: [
        'listSharedProtocols',
        'getSharedProtocol',
        'deleteSharedProtocol',
        'deleteSharedProtocolV2',
        'getOwnSupply',
        'setOwnSupply',
      ],
    },
    {
      capability: 'Mark what was taken, and say who sees how much',
      who: ['Client'],
      calls: ['getTaken', 'markTaken', 'shareTaken'],
    },
    {
      capability: 'Fetch the own plan into a calendar',
      who: ['Client'],
      calls: ['getPlanFeed', 'makePlanFeed', 'endPlanFeed'],
    },
  ],
  reach: {
    listProtocols: 'own',
    createProtocol: 'own',
    duplicateProtocol: { naming: ({ protocolId }) => ({ body: { protocol_id: protocolId } }), status: 404 },
    shareProtocol: {
      naming: ({ protocolId }) => ({ body: { ...examples.shareProtocol, id: protocolId } }),
      status: 404,
    },
    searchProtocols: 'own',
    updateProtocol: { naming: ({ protocolId }) => ({ params: { id: protocolId } }), status: 404 },
    getProtocol: { naming: ({ protocolId }) => ({ params: { id: protocolId } }), status: 404 },
    getIntake: { naming: ({ protocolId }) => ({ params: { id: protocolId } }), status: 404 },
    deleteProtocol: { naming: ({ protocolId }) => ({ params: { id: protocolId } }), status: 404 },
    restoreProtocol: { naming: ({ protocolId }) => ({ params: { id: protocolId } }), status: 404 },
    checkFit: {
      naming: ({ protocolId, userId }) => ({ params: { id: protocolId, client_id: userId } }),
      status: 404,
    },
    readShareMail: {
      naming: ({ protocolId, userId }) => ({ params: { id: protocolId, client_id: userId } }),
      status: 404,
    },
    suggestNotes: 'own',
    addProtocolProduct: { naming: ({ protocolId }) => ({ params: { id: protocolId } }), status: 404 },
    updateProtocolProduct: { naming: ({ protocolId }) => ({ params: { id: protocolId } }), status: 404 },
    removeProtocolProduct: { naming: ({ protocolId }) => ({ params: { id: protocolId } }), status: 404 },
    listSharedProtocols: 'own',
    getSharedProtocol: { naming: ({ protocolId }) => ({ params: { id: protocolId } }), status: 404 },
    deleteSharedProtocol: { naming: ({ protocolId }) => ({ params: { id: protocolId } }), status: 404 },
    deleteSharedProtocolV2: { naming: ({ protocolId }) => ({ params: { id: protocolId } }), status: 404 },
    getTaken: 'own',
    markTaken: {
      naming: ({ protocolId }) => ({ body: { ...examples.markTaken, protocol_id: protocolId, day: today() } }),
      status: 404,
    },
    getPlanFeed: 'own',
    makePlanFeed: 'own',
    endPlanFeed: 'own',
    shareTaken: { naming: ({ userId }) => ({ params: { id: userId } }), status: 404 },
    getOwnSupply: { naming: ({ protocolId }) => ({ params: { id: protocolId } }), status: 404 },
    setOwnSupply: { naming: ({ protocolId }) => ({ params: { id: protocolId } }), status: 404 },
  },
}
