import { fromPromise } from 'xstate'

import { getOrder } from '#contract/orders.ts'
import { orderMachine } from '#machines/orders/order.machine.ts'

import { untilAllowed } from '../allowed.ts'
import type { LatePorts } from '../late-ports.ts'

export function provideOrder({ client, page }: Pick<LatePorts, 'client' | 'page'>) {
  return orderMachine.provide({
    actions: { printPage: () => page.print() },
    actors: {
      fetchOrder: fromPromise(async ({ input: { language, id }, system, signal }) => {
        await untilAllowed(system, signal, 'order')
        return await client.call(getOrder, { params: { id } }, { language, signal })
      }),
    },
  })
}
