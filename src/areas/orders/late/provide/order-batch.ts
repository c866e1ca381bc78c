import { fromPromise } from 'xstate'

import { moveOrders } from '#areas/orders/contract/admin-orders.ts'
import { orderBatchMachine } from '#machines/orders/order-batch.machine.ts'

import type { LatePorts } from '#actors/late-ports.ts'

export function provideOrderBatch({ client }: Pick<LatePorts, 'client'>) {
  return orderBatchMachine.provide({
    actors: {
      moveOrders: fromPromise(({ input: { language, move, ids }, signal }) =>
        client.call(moveOrders, { body: { status: move, order_ids: [...ids] } }, { language, signal }),
      ),
    },
  })
}
