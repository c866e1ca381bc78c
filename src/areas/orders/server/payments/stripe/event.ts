import type { Stripe } from 'stripe'

import type { Dispute, PaymentNews } from '../provider.ts'
import { KEY } from './checkout.ts'
import { failedNewsOf, newsOf } from './news.ts'

/** `intent`: the payment intent, whose session has yet to be asked for. */
export type Told = { readonly news: PaymentNews } | { readonly intent: string; readonly dispute?: Dispute }

/**
 * An event as what it tells of a payment; undefined where it tells nothing: another kind, mode or account, or a session that
 * the shop did not make.
 */
export function toldBy(event: Stripe.Event, isLive: boolean): Told | undefined {
  if (event.livemode !== isLive || event.account !== undefined) return undefined
  if (event.type === 'charge.refunded') return withIntent(event.data.object, {})
  if (isOf(DISPUTE_EVENTS, event)) return withIntent(event.data.object, { dispute: disputeOf(event.data.object) })
  if (!isOf(SESSION_EVENTS, event) || !ofShop(event.data.object)) return undefined
  const read = event.type === 'checkout.session.async_payment_failed' ? failedNewsOf : newsOf
  return { news: read(event.data.object) }
}

const SESSION_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
] as const

const DISPUTE_EVENTS = ['charge.dispute.created', 'charge.dispute.updated', 'charge.dispute.closed'] as const

const isOf = <Type extends Stripe.Event['type']>(
  types: readonly Type[],
  event: Stripe.Event,
): event is Extract<Stripe.Event, { type: Type }> => types.some((type) => type === event.type)

function withIntent<More extends object>(
  { payment_intent: intent }: Pick<Stripe.Charge, 'payment_intent'>,
  more: More,
): ({ readonly intent: string } & More) | undefined {
  return intent === null ? undefined : { intent: typeof intent === 'string' ? intent : intent.id, ...more }
}

/** An inquiry that is closed has cost nothing. */
function disputeOf({ status, amount }: Stripe.Dispute): Dispute {
  if (status === 'lost') return { state: 'lost', amount }
  return { state: status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open', amount }
}

export const ofShop = ({ metadata }: Stripe.Checkout.Session): boolean => metadata?.[KEY] !== undefined
