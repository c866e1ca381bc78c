/** The quantity on a product's page, as it is typed and stepped through. */
import type { ActorRefFrom } from 'xstate'

import { createQuantityField } from '../../quantity-field/quantity-field.machine.ts'

/** The variant of which so many are wanted. */
export const productQuantityMachine = createQuantityField<number, { type: 'quantity.choose'; quantity: number }>(
  'productQuantity',
  {
    fieldOf: String,
    typed: (_, quantity) => ({ type: 'quantity.choose', quantity }),
    stepped: (_, quantity, by) => ({ type: 'quantity.choose', quantity: quantity + by }),
  },
)
export type ProductQuantityRef = ActorRefFrom<typeof productQuantityMachine>
