import { fromPromise } from 'xstate'

import { getProtocol } from '#areas/protocols/contract/protocols.ts'
import { protocolPageMachine } from '#machines/protocols/protocol-page.machine.ts'

import { untilAllowed } from '#actors/allowed.ts'
import { provideDailyAmounts } from '#areas/protocols/ports/daily-amounts.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function provideProtocolPage({ client, page }: Pick<LatePorts, 'client' | 'page'>) {
  return protocolPageMachine.provide({
    actors: {
      fetchProtocol: fromPromise(async ({ input: { language, protocolId }, signal, system }) => {
        await untilAllowed(system, signal)
        return await client.call(getProtocol, { params: { id: protocolId } }, { language, signal })
      }),
      dailyAmounts: provideDailyAmounts({ client }),
    },
    actions: { printPage: () => page.print() },
  })
}
