import type { CartFilling } from '#areas/cart/contract/filling.ts'

const filling = (id: number, more: Partial<CartFilling> = {}): CartFilling => ({
  id,
  practitioner: { user_id: 2, first_name: 'Linnea', last_name: 'Hart' },
  protocol: 'Calm evenings',
  message: 'For the first month.',
  filled_at: '2026-11-04T02:03:04.500Z',
  lines: [{ product_variant_id: 31, name: 'Zinc', net_contents: '60 capsules', quantity: 2 }],
  ...more,
})

export const first = filling(5)
/** From a practitioner whose account is deleted. */
export const second = filling(6, { practitioner: null, protocol: 'Winter basics', message: '' })
