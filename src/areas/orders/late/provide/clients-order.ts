import { fromPromise } from 'xstate'

import { getClientOrder } from '#areas/orders/contract/client-orders.ts'
import { clientsOrderMachine } from '#machines/orders/clients-order.machine.ts'

import { untilAllowed } from '#actors/allowed.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function provideClientsOrder({ client, page }: Pick<LatePorts, 'client' | 'page'>) {
  return clientsOrderMachine.provide({
    actions: { printPage: () => page.print() },
    actors: {
      fetchOrder: fromPromise(async ({ input: { language, id }, system, signal }) => {
        await untilAllowed(system, signal, 'clientsOrder')
        return await client.call(getClientOrder, { params: { id } }, { language, signal })
      }),
    },
  })
}
