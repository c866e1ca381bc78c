import type { SharedProtocol } from '#contract/clients.ts'

import { telling, tellingAll } from '../root.setup.ts'

/** What the root does as a client opens and removes protocols. */
export const protocolActions = {
  tellProtocolOpened: telling('sharedProtocols', (_, params: { protocol: SharedProtocol }) => ({
    type: 'protocol.opened',
    protocol: params.protocol,
  })),
  tellProtocolRemoved: tellingAll((_, { protocolId }: { protocolId: number }) => [
    { to: 'sharedProtocols', message: { type: 'protocol.removed', protocolId } },
    { to: 'sharedProtocol', message: { type: 'protocol.removed', protocolId } },
  ]),
  sayProtocolRemoved: telling('toaster', (_, params: { name: string }) => ({
    type: 'toast.raised',
    tone: 'info',
    text: 'common:protocols.removed',
    values: { name: params.name },
  })),
}
