import type { Area } from '#contract/area.ts'

const CLIENTS = { texts: ['account', 'clients'] } as const

/** This area in the browser. */
export const protocols = {
  pages: {
    protocols: {
      path: '/account/practitioner/protocols',
      texts: ['catalogue', 'account', 'builder'],
      charts: ['protocolsPage'],
      menu: [3, 'area.protocols'],
    },
    protocol: {
      path: '/account/practitioner/protocols/{protocolId}',
      texts: ['catalogue', 'account', 'clients', 'builder'],
      charts: ['protocolPage', 'shareMail'],
    },
    clientProtocols: {
      path: '/account/client/protocols',
      ...CLIENTS,
      charts: ['sharedProtocols'],
      menu: [10, 'area.protocols'],
    },
    clientProtocol: {
      path: '/account/client/protocols/{protocolId}',
      texts: ['catalogue', 'account', 'shopping', 'clients'],
      charts: ['sharedProtocol', 'protocolRemoval'],
    },
  },
} as const satisfies Area
