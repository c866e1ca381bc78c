import { fromPromise } from 'xstate'

import { getSharedProtocol } from '#areas/protocols/contract/shared-protocols.ts'
import { sharedProtocolMachine } from '#machines/protocols/shared/shared-protocol.machine.ts'

import { untilAllowed } from '#actors/allowed.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function provideSharedProtocol({ client, page }: Pick<LatePorts, 'client' | 'page'>) {
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
