import { fromPromise } from 'xstate'

import { getOwnSupply, setOwnSupply } from '#areas/protocols/contract/supply/own-supply.ts'
import { ownSupplyMachine } from '#machines/protocols/shared/own-supply.machine.ts'

import { untilAllowed } from '#actors/allowed.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function provideOwnSupply({ client }: Pick<LatePorts, 'client'>) {
  return ownSupplyMachine.provide({
    actors: {
      fetchSupply: fromPromise(async ({ input: { language, protocolId }, signal, system }) => {
        await untilAllowed(system, signal)
        return await client.call(getOwnSupply, { params: { id: protocolId } }, { language, signal })
      }),
      saveSupply: fromPromise(({ input: { language, protocolId, change }, signal }) =>
        client.call(setOwnSupply, { params: { id: protocolId }, body: change }, { language, signal }),
      ),
    },
  })
}
