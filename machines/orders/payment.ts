import { FETCH_RETRY_MOST_MS, FETCH_RETRY_MS } from '#contract/constants.ts'
import type { PaymentMethod } from '#contract/constants.ts'
import type { Order, Payment } from '#areas/orders/contract/orders.ts'

import type { Pace } from '../polling/polling.ts'

/** The payment that is wanted. */
export interface PayWanted {
  readonly orderId: number
  readonly method: PaymentMethod
}

/** True while an order waits for a payment that its user makes in the shop. */
export const needsPayment = ({
  cancelled_at,
  paid_at,
  payment_method,
}: Pick<Order, 'cancelled_at' | 'paid_at' | 'payment_method'>): boolean =>
  cancelled_at === null && paid_at === null && payment_method !== 'invoice'

/** The pauses between looks at a pending payment. */
export const PAYMENT_PACE: Pace = { first: FETCH_RETRY_MS / 2.5, longest: FETCH_RETRY_MOST_MS }

/** States that are told of the payment of an order; of a cancelled one that was not paid, only what its provider said. */
export function paymentStates({
  status,
  paid_at,
  payment,
}: Pick<Order, 'status' | 'paid_at' | 'payment'>): readonly (Payment['state'] | 'unpaid')[] {
  const states = payment ? [payment.state] : []
  if (paid_at !== null) return payment?.state === 'refunded' ? states : ['paid']
  return status === 'cancelled' ? states : ['unpaid', ...states]
}

/** The way in which the money of an order goes back once it is cancelled: by its provider, or by hand; null where none was paid. */
export function refundWay({ paid_at, payment }: Pick<Order, 'paid_at' | 'payment'>): 'provider' | 'transfer' | null {
  if (paid_at === null) return null
  return payment?.state === 'paid' || payment?.state === 'refunded' ? 'provider' : 'transfer'
}
