import { fromPromise } from 'xstate'

import { createReturn, getReturnsOfOrder } from '#areas/returns/contract/admin-returns.ts'
import { createReturnMachine } from '#machines/returns/ask-return.machine.ts'
import { returnsOfOrderMachine } from '#machines/returns/order-returns.machine.ts'

import { untilAllowed } from '#actors/allowed.ts'
import { callOnce } from '#actors/call-once.ts'
import type { LatePorts } from '#actors/late-ports.ts'

import { returnIntent } from '../../return-intent.ts'

export function provideReturnsOfOrder({ client, storage, page }: Pick<LatePorts, 'client' | 'storage' | 'page'>) {
  return returnsOfOrderMachine.provide({
    actors: {
      createReturn: createReturnMachine.provide(
        callOnce({
          client,
          storage,
          page,
          call: createReturn,
          intent: returnIntent,
          request: ({ orderId, kind, lines }) => ({ params: { id: orderId }, body: { kind, lines } }),
        }),
      ),
      fetchReturns: fromPromise(async ({ input: { language, id }, system, signal }) => {
        await untilAllowed(system, signal, 'returnsOfOrder')
        return await client.call(getReturnsOfOrder, { params: { id } }, { language, signal })
      }),
    },
  })
}
