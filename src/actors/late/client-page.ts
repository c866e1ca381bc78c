import { fromPromise } from 'xstate'

import { getClient, updateClient } from '#contract/clients.ts'
import { clientPageMachine } from '#machines/clients/client-page.machine.ts'

import { untilAllowed } from '../allowed.ts'
import type { LatePorts } from '../late-ports.ts'

export function provideClientPage({ client }: Pick<LatePorts, 'client'>) {
  return clientPageMachine.provide({
    actors: {
      fetchClient: fromPromise(async ({ input: { language, id }, signal, system }) => {
        await untilAllowed(system, signal)
        return await client.call(getClient, { params: { id } }, { language, signal })
      }),
      saveRate: fromPromise(({ input: { language, id, rate }, signal }) =>
        client.call(updateClient, { params: { id }, body: { discount_rate: rate } }, { language, signal }),
      ),
    },
  })
}
