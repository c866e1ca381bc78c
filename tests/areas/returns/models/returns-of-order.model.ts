import { returnsOfOrderMachine } from '#machines/returns/order-returns.machine.ts'

import { orderReturnsModel } from './order-returns.ts'

export const model = orderReturnsModel({
  machine: returnsOfOrderMachine,
  call: 'createReturn',
  path: '/account/admin/orders',
  requirements: ['returns.cancels-in-part', 'returns.received-by-admin'],
})
