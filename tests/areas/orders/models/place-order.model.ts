import { orderWanted } from '#machines/orders/checkout/checkout.ts'
import { placeOrderMachine } from '#machines/orders/checkout/place-order.machine.ts'

import { filled, ground, largeCart, order, smallCart, standard } from './checkout-samples.ts'
import { onceModel } from '#tests/models/once.ts'

export const model = onceModel({
  machine: placeOrderMachine,
  wanted: [orderWanted(ground(smallCart), filled, standard), orderWanted(ground(largeCart), filled, standard)],
  answer: order,
})
