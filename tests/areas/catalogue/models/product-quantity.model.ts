import { productQuantityMachine } from '#machines/catalogue/product/product-quantity.machine.ts'

import { quantityModel } from '#tests/models/quantity-field.ts'

export const model = quantityModel(productQuantityMachine, [10, 11], {
  typed: (_, quantity) => ({ type: 'quantity.choose', quantity }),
  stepped: (_, quantity, by) => ({ type: 'quantity.choose', quantity: quantity + by }),
})
