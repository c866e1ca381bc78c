import { fromPromise } from 'xstate'

import { getAnyOrder, takeBackPaid, updateOrder } from '#areas/orders/contract/admin-orders.ts'
import { adminOrderMachine } from '#machines/orders/admin-order.machine.ts'

import { untilAllowed } from '#actors/allowed.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function provideAdminOrder({ client }: Pick<LatePorts, 'client'>) {
  return adminOrderMachine.provide({
    actors: {
      fetchOrder: fromPromise(async ({ input: { language, id }, system, signal }) => {
        await untilAllowed(system, signal, 'adminOrder')
        return await client.call(getAnyOrder, { params: { id } }, { language, signal })
      }),
      moveOrder: fromPromise(({ input: { language, id, move }, signal }) =>
        move === 'unpaid'
          ? client.call(takeBackPaid, { params: { id } }, { language, signal })
          : client.call(updateOrder, { params: { id }, body: { status: move } }, { language, signal }),
      ),
    },
  })
}
