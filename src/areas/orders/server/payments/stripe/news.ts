import type { Stripe } from 'stripe'

import type { PaymentRefusal } from '#areas/orders/contract/orders.ts'

import type { PaymentNews } from '../provider.ts'
import { refusalOf } from './refusal.ts'

type Session = Stripe.Checkout.Session
type State =
  | { readonly state: 'paid' | 'pending' | 'refunded' }
  | { readonly state: 'refused'; readonly reason: PaymentRefusal }

/** Fields that a request has to expand for `newsOf`. */
export const EXPANDED = ['payment_intent.latest_charge']

/** A session as news of its payment. A session whose intent is not expanded tells neither a refund nor a decline. */
export function newsOf(session: Session): PaymentNews {
  const givenBack = chargeOf(session)?.amount_refunded ?? 0
  return { ...news(session, stateOf(session)), ...(givenBack > 0 && { givenBack }) }
}

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
  if (session.payment_status !== 'unpaid') return { state: chargeOf(session)?.refunded ? 'refunded' : 'paid' }
  if (intent?.status === 'canceled') return { state: 'refused', reason: 'called_off' }
  if (intent?.status === 'requires_payment_method')
    return { state: 'refused', reason: refusalOf(errorOf(session) ?? {}) }
  return { state: 'pending' }
}

const intentOf = ({ payment_intent: intent }: Session): Stripe.PaymentIntent | undefined =>
  typeof intent === 'object' && intent !== null ? intent : undefined

const errorOf = (session: Session) => intentOf(session)?.last_payment_error

/** `refunded` once the whole amount was given back. */
function chargeOf(session: Session): Pick<Stripe.Charge, 'refunded' | 'amount_refunded'> | undefined {
  const charge = intentOf(session)?.latest_charge
  return typeof charge === 'object' && charge !== null ? charge : undefined
}
