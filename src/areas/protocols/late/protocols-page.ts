import { fromPromise } from 'xstate'

import { protocolListMachine } from '#machines/protocols/protocol-list.machine.ts'

import { untilAllowed } from '#actors/allowed.ts'
import { fetchProtocols } from '#areas/protocols/ports/protocols.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function provideProtocolsPage({ client }: Pick<LatePorts, 'client'>) {
  return protocolListMachine.provide({
    actors: {
      fetchProtocols: fromPromise(async ({ input, signal, system }) => {
        await untilAllowed(system, signal, 'protocolsPage')
        return await fetchProtocols(client, input, signal)
      }),
    },
  })
}
