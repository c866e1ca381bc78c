import { fromPromise } from 'xstate'

import { getIntake } from '#areas/protocols/contract/protocols.ts'
import { dailyAmountsMachine } from '#machines/protocols/amounts/daily-amounts.machine.ts'

import { untilAllowed } from '#actors/allowed.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function provideDailyAmounts({ client }: Pick<LatePorts, 'client'>) {
  return dailyAmountsMachine.provide({
    actors: {
      fetchSums: fromPromise(async ({ input: { protocolId, clientId, group }, signal, system }) => {
        await untilAllowed(system, signal)
        return await client.call(
          getIntake,
          {
            params: { id: protocolId },
            query: { ...(group !== null && { group }), ...(clientId !== null && { client_id: clientId }) },
          },
          { signal },
        )
      }),
    },
  })
}
