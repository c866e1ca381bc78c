import { listAllOrders } from '#contract/admin.ts'
import { allOrdersMachine } from '#machines/orders/all-orders.machine.ts'
import { ORDERS_PAGE_SIZE } from '#machines/orders/orders-place.ts'

import type { LatePorts } from '../late-ports.ts'
import { orderListActors } from '../order-lists.ts'

export function provideAllOrders({ client }: Pick<LatePorts, 'client'>) {
  return allOrdersMachine.provide({
    actors: orderListActors('allOrders', ({ page, status, keyword }, options) => {
      const query = { page, limit: ORDERS_PAGE_SIZE, ...(status && { status }), ...(keyword !== '' && { keyword }) }
      return client.call(listAllOrders, { query }, options)
    }),
  })
}
