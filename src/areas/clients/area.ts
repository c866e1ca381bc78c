import type { Area } from '#contract/area.ts'

const CLIENTS = { texts: ['clients'] } as const

/** This area in the browser. */
export const clients = {
  pages: {
    clients: {
      path: '/account/practitioner/clients',
      ...CLIENTS,
      charts: ['clientsList', 'importedClients'],
      menu: [4, 'clients', 1],
    },
    // Before the page of one, whose path has room for any word here.
    inviteClient: { path: '/account/practitioner/clients/invite', ...CLIENTS, charts: ['inviteForm'] },
    importClients: {
      path: '/account/practitioner/clients/import',
      texts: ['clients', 'clientImport'],
      charts: ['importedClients'],
    },
    client: { path: '/account/practitioner/clients/{clientId}', texts: ['clients', 'dosage'], charts: ['clientPage'] },
  },
} as const satisfies Area
