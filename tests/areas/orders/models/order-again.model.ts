import { orderAgainMachine } from '#machines/orders/order-again.machine.ts'

import { smallCart } from './checkout-samples.ts'
import { onceModel } from '#tests/models/once.ts'

export const model = onceModel({
  machine: orderAgainMachine,
  intent: [{ orderId: 12 }, { orderId: 13 }],
  answer: {
    cart: smallCart,
    added: 2,
    left_out: [{ product_variant_id: 3, name: 'Iron', reason: 'gone', quantity: 0 }],
  },
})
