import { fromPromise } from 'xstate'

import { getPayout } from '#areas/commission/contract/commission.ts'
import { statementMachine } from '#machines/commission/statement.machine.ts'

import { untilAllowed } from '#actors/allowed.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function provideStatement({ client, page }: Pick<LatePorts, 'client' | 'page'>) {
  return statementMachine.provide({
    actions: { printPage: () => page.print() },
    actors: {
      fetchPayout: fromPromise(async ({ input: { language, id }, system, signal }) => {
        await untilAllowed(system, signal, 'statement')
        return await client.call(getPayout, { params: { id } }, { language, signal })
      }),
    },
  })
}
