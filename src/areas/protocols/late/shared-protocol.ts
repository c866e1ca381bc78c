import { fromPromise } from 'xstate'

import { getSharedProtocol } from '#areas/protocols/contract/shared-protocols.ts'
import { getOwnSupply, setOwnSupply } from '#areas/protocols/contract/supply/own-supply.ts'
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
      fetchSupply: fromPromise(async ({ input: { language, protocolId }, signal, system }) => {
        await untilAllowed(system, signal)
        return await client.call(getOwnSupply, { params: { id: protocolId } }, { language, signal })
      }),
      saveSupply: fromPromise(({ input: { language, protocolId, change }, signal }) =>
        client.call(setOwnSupply, { params: { id: protocolId }, body: change ?? {} }, { language, signal }),
      ),
    },
    actions: { printPage: () => page.print() },
  })
}
