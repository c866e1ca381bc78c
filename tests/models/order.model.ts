import { orderMachine } from '#machines/orders/order.machine.ts'

import { orderPageModel } from './order-page.ts'
import { ownOrder } from './order-samples.ts'

export const model = orderPageModel({
  machine: orderMachine,
  orderOf: ownOrder,
  path: '/account/client/orders',
  requirements: ['checkout.own-orders'],
  printed: ['checkout.invoice-to-print'],
})
