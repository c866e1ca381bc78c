import { FETCH_RETRY_MOST_MS, FETCH_RETRY_MS } from '#contract/constants.ts'
import type { PaymentMethod } from '#contract/constants.ts'
import type { Order } from '#contract/orders.ts'

/** The payment that is wanted. */
export interface PayWanted {
  readonly orderId: number
  readonly method: PaymentMethod
}

/** True while an order waits for a payment that its user makes in the shop. */
export const needsPayment = ({ cancelled_at, paid_at, payment_method }: Order): boolean =>
  cancelled_at === null && paid_at === null && payment_method !== 'invoice'

/** Milliseconds before the next look at a payment that is pending: 2 s, then longer each time up to a minute. */
export const pauseBeforeLook = (looks: number): number =>
  Math.min((FETCH_RETRY_MS / 2.5) * 1.5 ** looks, FETCH_RETRY_MOST_MS)
