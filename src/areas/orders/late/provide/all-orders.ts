import { listAllOrders } from '#areas/orders/contract/admin-orders.ts'
import { allOrdersMachine } from '#machines/orders/all-orders.machine.ts'
import { filterOf, ORDERS_PAGE_SIZE, ordersOfKey } from '#machines/orders/orders-place.ts'

import { addressDataActors } from '#actors/address-data.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function provideAllOrders({ client }: Pick<LatePorts, 'client'>) {
  return allOrdersMachine.provide({
    actors: addressDataActors('allOrders', ordersOfKey, ({ page, ...filter }, options) => {
      const query = { page, limit: ORDERS_PAGE_SIZE, ...filterOf(filter) }
      return client.call(listAllOrders, { query }, options)
    }),
  })
}
