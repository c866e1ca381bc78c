import { fromPromise } from 'xstate'

import { getOrderReturns, withdraw } from '#areas/returns/contract/returns.ts'
import { withdrawMachine } from '#machines/returns/ask-return.machine.ts'
import { ownReturnsMachine } from '#machines/returns/order-returns.machine.ts'

import { untilAllowed } from '#actors/allowed.ts'
import { callOnce } from '#actors/call-once.ts'
import type { LatePorts } from '#actors/late-ports.ts'

import { returnIntent } from '../../return-intent.ts'

export function provideOwnReturns({ client, storage, page }: Pick<LatePorts, 'client' | 'storage' | 'page'>) {
  return ownReturnsMachine.provide({
    actors: {
      withdraw: withdrawMachine.provide(
        callOnce({
          client,
          storage,
          page,
          call: withdraw,
          intent: returnIntent,
          request: ({ orderId, lines }) => ({ params: { id: orderId }, body: { lines } }),
        }),
      ),
      fetchReturns: fromPromise(async ({ input: { language, id }, system, signal }) => {
        await untilAllowed(system, signal, 'ownReturns')
        return await client.call(getOrderReturns, { params: { id } }, { language, signal })
      }),
    },
  })
}
