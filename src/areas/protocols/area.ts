import type { Area } from '#contract/area.ts'

const CLIENTS = { texts: ['clients'] } as const

/** This area in the browser. */
export const protocols = {
  pages: {
    protocols: {
      path: '/account/practitioner/protocols',
      texts: ['catalogue', 'builder', 'dosage', 'supply'],
      charts: ['protocolsPage'],
      menu: [3, 'protocols', 1],
    },
    protocol: {
      path: '/account/practitioner/protocols/{protocolId}',
      texts: ['catalogue', 'clients', 'builder', 'dosage', 'intake', 'supply'],
      charts: ['protocolPage', 'shareMail'],
    },
    clientProtocols: {
      path: '/account/client/protocols',
      ...CLIENTS,
      charts: ['sharedProtocols'],
      menu: [10, 'protocols', 1],
    },
    clientProtocol: {
      path: '/account/client/protocols/{protocolId}',
      texts: ['catalogue', 'shopping', 'clients', 'dosage', 'supply'],
      charts: ['sharedProtocol', 'protocolRemoval', 'ownSupply'],
    },
  },
} as const satisfies Area
