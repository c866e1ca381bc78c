import { listOrders } from '#areas/orders/contract/orders.ts'
import { ORDERS_PAGE_SIZE, ordersOfKey } from '#machines/orders/orders-place.ts'
import { ownOrdersMachine } from '#machines/orders/own-orders.machine.ts'

import { addressDataActors } from '#actors/address-data.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function provideOwnOrders({ client }: Pick<LatePorts, 'client'>) {
  return ownOrdersMachine.provide({
    actors: addressDataActors('ownOrders', ordersOfKey, ({ page, keyword }, options) => {
      const query = { page, limit: ORDERS_PAGE_SIZE, ...(keyword !== '' && { keyword }) }
      return client.call(listOrders, { query }, options)
    }),
  })
}
