import * as v from 'valibot'

import { orderAgain } from '#contract/orders.ts'
import { orderAgainMachine } from '#machines/orders/order-again.machine.ts'

import { callOnce } from '../../call-once.ts'
import type { LatePorts } from '../../late-ports.ts'

export function provideOrderAgain({ client, storage, page }: Pick<LatePorts, 'client' | 'storage' | 'page'>) {
  return orderAgainMachine.provide(
    callOnce({
      client,
      storage,
      page,
      call: orderAgain,
      wanted: v.object({ orderId: v.number() }),
      request: ({ orderId }) => ({ params: { id: orderId } }),
    }),
  )
}
