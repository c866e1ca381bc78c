import { orderWanted } from '#machines/checkout/checkout.ts'
import { placeOrderMachine } from '#machines/checkout/place-order.machine.ts'

import { filled, ground, largeCart, order, smallCart, standard } from './checkout-samples.ts'
import { onceModel } from './once.ts'

export const model = onceModel({
  machine: placeOrderMachine,
  wanted: [orderWanted(ground(smallCart), filled, standard), orderWanted(ground(largeCart), filled, standard)],
  answer: order,
})
