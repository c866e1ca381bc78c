import type { calls } from '#areas/account/contract/calls.ts'

import { type Access, EVERYBODY, WITH_TOKEN } from '#tests/server/http/support/access.ts'

export const access: Access<typeof calls> = {
  extensions: [
    'GET /v2/account/lookups',
    'PUT /v2/account/',
    'DELETE /v2/account/',
    'PUT /v2/account/password',
    'GET /v2/account/sessions',
    'DELETE /v2/account/sessions',
    'GET /v2/account/export',
    'PUT /v2/account/clients/profile',
  ],
  capabilities: [
    {
      capability: 'Browse storefront, geo-lookup, register',
      who: EVERYBODY,
      calls: [
        'readCountry',
        'register',
        'listLookups',
        'activate',
        'login',
        'loginMultipass',
        'forgotPassword',
        'resetPassword',
      ],
    },
    {
      capability: 'Account and cart calls',
      who: WITH_TOKEN,
      calls: [
        'logout',
        'refreshTokens',
        'getAccount',
        'updateAccount',
        'deleteAccount',
        'changePassword',
        'listSessions',
        'endSessions',
        'exportAccount',
      ],
    },
    {
      capability: 'Profile, practitioner endpoint',
      who: ['CertifiedPractitioner', 'Practitioner'],
      calls: ['getPractitionerProfile'],
    },
    { capability: 'Profile, client endpoint', who: ['Client'], calls: ['getClientProfile', 'updateClientProfile'] },
  ],
  reach: {
    login: 'nobodys',
    loginMultipass: 'nobodys',
    logout: 'own',
    register: 'nobodys',
    listLookups: 'nobodys',
    activate: 'nobodys',
    forgotPassword: 'nobodys',
    resetPassword: 'nobodys',
    refreshTokens: 'own',
    getAccount: 'own',
    updateAccount: 'own',
    deleteAccount: 'own',
    changePassword: 'own',
    listSessions: 'own',
    endSessions: { naming: ({ sessionId }) => ({ body: { session_id: sessionId } }), status: 404 },
    exportAccount: 'own',
    getPractitionerProfile: 'own',
    getClientProfile: 'own',
    // A client's practitioner must be one they are linked with, so another id is an invalid value (400).
    updateClientProfile: { naming: ({ userId }) => ({ body: { practitioner_id: userId } }), status: 400 },
    readCountry: 'nobodys',
  },
}
