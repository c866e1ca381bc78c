import { clientsOrderMachine } from '#machines/orders/clients-order.machine.ts'

import { orderPageModel } from './order-page.ts'
import { clientOrder } from './order-samples.ts'

export const model = orderPageModel({
  machine: clientsOrderMachine,
  orderOf: clientOrder,
  path: '/account/practitioner/orders',
  requirements: ['checkout.clients-orders'],
})
