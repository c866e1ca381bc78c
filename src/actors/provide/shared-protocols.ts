import { fromPromise } from 'xstate'

import { deleteSharedProtocolV2, getSharedProtocol, listSharedProtocols } from '#contract/clients.ts'
import { protocolRemovalMachine } from '#machines/shared-protocols/protocol-removal.machine.ts'
import { sharedProtocolMachine } from '#machines/shared-protocols/shared-protocol.machine.ts'
import { sharedProtocolsMachine } from '#machines/shared-protocols/shared-protocols.machine.ts'

import { untilAllowed } from '../allowed.ts'
import type { Client } from '../client.ts'

interface Ports {
  client: Client
}

export function provideSharedProtocols({ client }: Ports) {
  return sharedProtocolsMachine.provide({
    actors: {
      fetchProtocols: fromPromise(async ({ input: { language }, signal, system }) => {
        await untilAllowed(system, signal)
        return await client.call(listSharedProtocols, {}, { language, signal })
      }),
    },
  })
}

export function provideSharedProtocol({ client, page }: Ports & { page: Window }) {
  return sharedProtocolMachine.provide({
    actors: {
      fetchProtocol: fromPromise(async ({ input: { language, protocolId }, signal, system }) => {
        await untilAllowed(system, signal)
        return await client.call(getSharedProtocol, { params: { id: protocolId } }, { language, signal })
      }),
    },
    actions: { printPage: () => page.print() },
  })
}

export function provideProtocolRemoval({ client }: Ports) {
  return protocolRemovalMachine.provide({
    actors: {
      removeProtocol: fromPromise(({ input: { protocolId }, signal }) =>
        client.call(deleteSharedProtocolV2, { params: { id: protocolId } }, { signal }),
      ),
    },
  })
}
