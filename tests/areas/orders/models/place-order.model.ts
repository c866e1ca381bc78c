import { orderWanted } from '#machines/orders/checkout/checkout.ts'
import { placeOrderMachine } from '#machines/orders/checkout/place-order.machine.ts'

import { filled, basis, largeCart, order, smallCart, standard } from './checkout-samples.ts'
import { onceModel } from '#tests/models/once.ts'

export const model = onceModel({
  machine: placeOrderMachine,
  intent: [orderWanted(basis(smallCart), filled, standard), orderWanted(basis(largeCart), filled, standard)],
  answer: order,
})
