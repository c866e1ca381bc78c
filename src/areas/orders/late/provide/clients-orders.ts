import { listClientOrders } from '#areas/orders/contract/client-orders.ts'
import { clientsOrdersMachine } from '#machines/orders/clients-orders.machine.ts'
import { ORDERS_PAGE_SIZE, ordersOfKey } from '#machines/orders/orders-place.ts'

import { addressDataActors } from '#actors/address-data.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function provideClientsOrders({ client }: Pick<LatePorts, 'client'>) {
  return clientsOrdersMachine.provide({
    actors: addressDataActors('clientsOrders', ordersOfKey, ({ page, status, client: clientId, keyword }, options) => {
      const query = {
        page,
        limit: ORDERS_PAGE_SIZE,
        ...(status && { status }),
        ...(clientId && { client_id: clientId }),
        ...(keyword !== '' && { keyword }),
      }
      return client.call(listClientOrders, { query }, options)
    }),
  })
}
