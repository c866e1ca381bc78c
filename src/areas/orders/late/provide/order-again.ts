import * as v from 'valibot'

import { orderAgain } from '#areas/orders/contract/orders.ts'
import { orderAgainMachine } from '#machines/orders/order-again.machine.ts'

import { callOnce } from '#actors/call-once.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function provideOrderAgain({ client, storage, page }: Pick<LatePorts, 'client' | 'storage' | 'page'>) {
  return orderAgainMachine.provide(
    callOnce({
      client,
      storage,
      page,
      call: orderAgain,
      intent: v.object({ orderId: v.number() }),
      request: ({ orderId }) => ({ params: { id: orderId } }),
    }),
  )
}
