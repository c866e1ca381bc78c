import { cartQuantityMachine } from '#machines/cart/cart-quantity.machine.ts'

import { quantityModel } from '#tests/models/quantity-field.ts'
import { cartProduct } from './cart-samples.ts'

const zinc = cartProduct(1, 'Zinc', 3)

export const model = quantityModel(cartQuantityMachine, [zinc, cartProduct(2, 'Iron', 1)], {
  typed: (product, quantity) => ({ type: 'cart.line.set', product, quantity }),
  stepped: (product, quantity, by) => ({ type: 'cart.line.set', product, quantity: quantity + by }),
})
