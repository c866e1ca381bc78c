import { lineQuantityMachine } from '#machines/protocols/line-quantity.machine.ts'

import { quantityModel } from '#tests/models/quantity-field.ts'

const line = { protocolId: 5, variantId: 70 }

/** The other field is that of the same product in another protocol. */
export const model = quantityModel(lineQuantityMachine, [line, { ...line, protocolId: 6 }], {
  typed: ({ variantId }, quantity) => ({ type: 'line.setQuantity', variantId, quantity }),
  stepped: ({ variantId }, _, by) => ({ type: by === 1 ? 'line.raise' : 'line.lower', variantId }),
})
