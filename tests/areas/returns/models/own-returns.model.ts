import { ownReturnsMachine } from '#machines/returns/order-returns.machine.ts'

import { orderReturnsModel } from './order-returns.ts'

export const model = orderReturnsModel({
  machine: ownReturnsMachine,
  call: 'withdraw',
  path: '/account/client/orders',
  requirements: ['returns.withdraws-in-time'],
})
