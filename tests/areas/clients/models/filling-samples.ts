import type { FilledCart } from '#areas/clients/contract/filling.ts'

const zinc = { product_variant_id: 31, name: 'Zinc', net_contents: '60 capsules' }

/** Two of three pieces are in the cart, and a client is mailed. */
export const filled: FilledCart = {
  lines: [{ ...zinc, quantity: 2 }],
  left_out: [{ ...zinc, quantity: 1, reason: 'stock' }],
  mailed: true,
}

/** Nothing could be put in. */
export const nothingFilled: FilledCart = {
  lines: [],
  left_out: [{ ...zinc, quantity: 3, reason: 'unknown' }],
  mailed: false,
}
