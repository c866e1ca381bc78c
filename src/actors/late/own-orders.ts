import { listOrders } from '#contract/orders.ts'
import { ORDERS_PAGE_SIZE } from '#machines/orders/orders-place.ts'
import { ownOrdersMachine } from '#machines/orders/own-orders.machine.ts'

import type { LatePorts } from '../late-ports.ts'
import { orderListActors } from '../order-lists.ts'

export function provideOwnOrders({ client }: Pick<LatePorts, 'client'>) {
  return ownOrdersMachine.provide({
    actors: orderListActors('ownOrders', ({ page }, options) =>
      client.call(listOrders, { query: { page, limit: ORDERS_PAGE_SIZE } }, options),
    ),
  })
}
