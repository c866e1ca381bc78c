import type { Stripe } from 'stripe'

import type { PaymentRefusal } from '#contract/orders.ts'

import type { PaymentNews } from '../provider.ts'
import { refusalOf } from './refusal.ts'

type Session = Stripe.Checkout.Session
type State =
  | { readonly state: 'paid' | 'pending' | 'refunded' }
  | { readonly state: 'refused'; readonly reason: PaymentRefusal }

/** Fields that a request has to expand for `newsOf`. */
export const EXPANDED = ['payment_intent.latest_charge']

/** A session as news of its payment. A session whose intent is not expanded tells neither a refund nor a decline. */
export const newsOf = (session: Session): PaymentNews => news(session, stateOf(session))

/** News of a delayed payment that failed. */
export const failedNewsOf = (session: Session): PaymentNews =>
  news(session, { state: 'refused', reason: refusalOf(errorOf(session) ?? {}) })

const news = (session: Session, state: State): PaymentNews => ({
  reference: session.id,
  amount: session.amount_total ?? 0,
  currency: (session.currency ?? '').toUpperCase(),
  ...state,
})

function stateOf(session: Session): State {
  if (session.status === 'expired') return { state: 'refused', reason: 'expired' }
  if (session.status !== 'complete') return { state: 'pending' }
  const intent = intentOf(session)
  if (session.payment_status !== 'unpaid') return { state: isRefunded(intent) ? 'refunded' : 'paid' }
  if (intent?.status === 'canceled') return { state: 'refused', reason: 'called_off' }
  if (intent?.status === 'requires_payment_method')
    return { state: 'refused', reason: refusalOf(errorOf(session) ?? {}) }
  return { state: 'pending' }
}

const intentOf = ({ payment_intent: intent }: Session): Stripe.PaymentIntent | undefined =>
  typeof intent === 'object' && intent !== null ? intent : undefined

const errorOf = (session: Session) => intentOf(session)?.last_payment_error

/** True once the whole amount was given back. */
function isRefunded(intent: Stripe.PaymentIntent | undefined): boolean {
  const charge = intent?.latest_charge
  return typeof charge === 'object' && charge !== null && charge.refunded
}
