import { FETCH_RETRY_MOST_MS, FETCH_RETRY_MS } from '#contract/constants.ts'
import type { PaymentMethod } from '#contract/constants.ts'
import type { Order, Payment } from '#areas/orders/contract/orders.ts'

import type { Pace } from '../polling/polling.ts'

/** The payment to make. */
export interface PayWanted {
  readonly orderId: number
  readonly method: PaymentMethod
}

/** True while an order awaits a payment that its user makes in the shop. */
export const needsPayment = ({
  cancelled_at,
  paid_at,
  payment_method,
}: Pick<Order, 'cancelled_at' | 'paid_at' | 'payment_method'>): boolean =>
  cancelled_at === null && paid_at === null && payment_method !== 'invoice'

/** The pauses between looks at a pending payment. */
export const PAYMENT_PACE: Pace = { first: FETCH_RETRY_MS / 2.5, longest: FETCH_RETRY_MOST_MS }

/** The payment states shown to the user; for a cancelled, unpaid order only what its provider said. */
export function paymentStates({
  status,
  paid_at,
  payment,
}: Pick<Order, 'status' | 'paid_at' | 'payment'>): readonly (Payment['state'] | 'unpaid')[] {
  const states = payment ? [payment.state] : []
  if (paid_at !== null) return payment?.state === 'refunded' ? states : ['paid']
  return status === 'cancelled' ? states : ['unpaid', ...states]
}

/** The way a cancelled order is refunded: by its provider, or by hand; null if nothing was paid. */
export function refundWay({ paid_at, payment }: Pick<Order, 'paid_at' | 'payment'>): 'provider' | 'transfer' | null {
  if (paid_at === null) return null
  return payment?.state === 'paid' || payment?.state === 'refunded' ? 'provider' : 'transfer'
}
