import type { AdminReturn, AdminReturnSummary } from '#areas/returns/contract/admin-returns.ts'
import type { OrderReturn, OrderReturns } from '#areas/returns/contract/returns.ts'

const AT = '2026-11-20T09:00:00.000Z'

export const line = { product_variant_id: 31, name: 'Magnesium', brand: 'Alder', net_contents: '60 capsules' } as const

export const orderReturn = (id: number, rest: Partial<OrderReturn> = {}): OrderReturn => ({
  return_id: id,
  kind: 'withdrawal',
  state: 'asked',
  asked_at: AT,
  received_at: null,
  checked_at: null,
  closed_at: null,
  note: '',
  lines: [{ ...line, quantity: 2, accepted: null, total: 39.98, refunded: 0 }],
  refund: null,
  ...rest,
})

/** The returns of an order that was sent and of which three pieces are left. */
export const orderReturns = (id: number, rest: Partial<OrderReturns> = {}): OrderReturns => ({
  order_id: id,
  is_sent: true,
  until: '2026-12-07',
  bar: null,
  returnable: [{ product_variant_id: 31, quantity: 3 }],
  returns: [],
  ...rest,
})

export const adminReturn = (id: number, rest: Partial<AdminReturn> = {}): AdminReturn => ({
  ...orderReturn(id),
  order_id: 12,
  number: '7KQ2-XM4D',
  currency: 'EUR',
  refund_by: '2026-12-04',
  is_whole_order: false,
  delivery_left: 4.9,
  room: 44.88,
  ways: ['provider', 'transfer'],
  customer: { user_id: 3, email: 'zoe@mail.example', first_name: 'Zoë', last_name: 'Linden' },
  ...rest,
})

export const adminReturnSummary = (id: number): AdminReturnSummary => {
  const { order_id, number, kind, state, asked_at, refund_by, currency, customer } = adminReturn(id)
  return {
    return_id: id,
    order_id,
    number,
    kind,
    state,
    asked_at,
    refund_by,
    currency,
    customer,
    total_items: 2,
    refund: null,
  }
}
