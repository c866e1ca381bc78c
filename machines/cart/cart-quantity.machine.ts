/** The quantities of the cart's lines, as they are typed and stepped through. */
import type { ActorRefFrom } from 'xstate'

import { createQuantityField } from '../quantity-field/quantity-field.machine.ts'

import type { CartEvent } from './cart.events.ts'
import type { CartProduct } from './cart.ts'

export const cartQuantityMachine = createQuantityField<CartProduct, Extract<CartEvent, { type: 'cart.line.set' }>>(
  'cartQuantity',
  {
    fieldOf: ({ product_variant_id }) => String(product_variant_id),
    typed: (product, quantity) => ({ type: 'cart.line.set', product, quantity }),
    stepped: (product, quantity, by) => ({ type: 'cart.line.set', product, quantity: quantity + by }),
  },
)
export type CartQuantityRef = ActorRefFrom<typeof cartQuantityMachine>
