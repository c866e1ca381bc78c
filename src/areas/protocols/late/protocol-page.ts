import { fromPromise } from 'xstate'

import { getIntake, getProtocol } from '#areas/protocols/contract/protocols.ts'
import { protocolPageMachine } from '#machines/protocols/protocol-page.machine.ts'

import { untilAllowed } from '#actors/allowed.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function provideProtocolPage({ client, page }: Pick<LatePorts, 'client' | 'page'>) {
  return protocolPageMachine.provide({
    actors: {
      fetchProtocol: fromPromise(async ({ input: { language, protocolId }, signal, system }) => {
        await untilAllowed(system, signal)
        return await client.call(getProtocol, { params: { id: protocolId } }, { language, signal })
      }),
      fetchSums: fromPromise(async ({ input: { language, protocolId, group }, signal, system }) => {
        await untilAllowed(system, signal)
        return await client.call(getIntake, { params: { id: protocolId }, query: { group } }, { language, signal })
      }),
    },
    actions: { printPage: () => page.print() },
  })
}
