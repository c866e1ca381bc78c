import type { Stripe } from 'stripe'

import type { PaymentNews } from '../provider.ts'
import { KEY } from './checkout.ts'
import { failedNewsOf, newsOf } from './news.ts'

/** `refunded`: the payment intent, whose session has yet to be asked for. */
export type Told = { readonly news: PaymentNews } | { readonly refunded: string }

/**
 * An event as what it tells of a payment; undefined where it tells nothing: another kind, mode or account, a part of a
 * refund, or a session that the shop did not make.
 */
export function toldBy(event: Stripe.Event, isLive: boolean): Told | undefined {
  if (event.livemode !== isLive || event.account !== undefined) return undefined
  if (event.type === 'charge.refunded') {
    const { refunded, payment_intent: intent } = event.data.object
    return refunded && intent !== null ? { refunded: typeof intent === 'string' ? intent : intent.id } : undefined
  }
  if (!isOfSession(event) || !ofShop(event.data.object)) return undefined
  const read = event.type === 'checkout.session.async_payment_failed' ? failedNewsOf : newsOf
  return { news: read(event.data.object) }
}

const SESSION_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
] as const

type SessionEvent = Extract<Stripe.Event, { type: (typeof SESSION_EVENTS)[number] }>

const isOfSession = (event: Stripe.Event): event is SessionEvent => SESSION_EVENTS.some((type) => type === event.type)

export const ofShop = ({ metadata }: Stripe.Checkout.Session): boolean => metadata?.[KEY] !== undefined
