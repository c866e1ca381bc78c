import { payOrderMachine } from '#machines/orders/pay-order.machine.ts'

import { hosted } from './order-payment-samples.ts'
import { onceModel } from '#tests/models/once.ts'

export const model = onceModel({
  machine: payOrderMachine,
  intent: [
    { orderId: 12, method: 'credit_card' },
    { orderId: 12, method: 'online_wallet' },
  ],
  answer: hosted,
})
