import { fromPromise } from 'xstate'

import { getSharedProtocol } from '#contract/clients.ts'
import { sharedProtocolMachine } from '#machines/shared-protocols/shared-protocol.machine.ts'

import { untilAllowed } from '../allowed.ts'
import type { LatePorts } from '../late-ports.ts'

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
