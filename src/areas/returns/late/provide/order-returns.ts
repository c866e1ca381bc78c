import * as v from 'valibot'
import { fromPromise } from 'xstate'

import { createReturn, getReturnsOfOrder } from '#areas/returns/contract/admin-returns.ts'
import { getOrderReturns, pieces, returnKind, withdraw } from '#areas/returns/contract/returns.ts'
import { createReturnMachine, withdrawMachine } from '#machines/returns/ask-return.machine.ts'
import { ownReturnsMachine, returnsOfOrderMachine } from '#machines/returns/order-returns.machine.ts'

import { untilAllowed } from '#actors/allowed.ts'
import { callOnce } from '#actors/call-once.ts'
import type { LatePorts } from '#actors/late-ports.ts'

type Ports = Pick<LatePorts, 'client' | 'storage' | 'page'>

const intent = v.object({ orderId: v.number(), kind: returnKind, lines: pieces })

export function provideOwnReturns({ client, storage, page }: Ports) {
  return ownReturnsMachine.provide({
    actors: {
      withdraw: withdrawMachine.provide(
        callOnce({
          client,
          storage,
          page,
          call: withdraw,
          intent,
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

export function provideReturnsOfOrder({ client, storage, page }: Ports) {
  return returnsOfOrderMachine.provide({
    actors: {
      createReturn: createReturnMachine.provide(
        callOnce({
          client,
          storage,
          page,
          call: createReturn,
          intent,
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
