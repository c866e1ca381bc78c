import { Stripe } from 'stripe'

import type { Log } from '#server/log.ts'
import type { PaymentProvider } from '../provider.ts'
import { checkoutOf } from './checkout.ts'
import { stripeClient, stripeCode, type StripeAccess } from './client.ts'
import { STRIPE_METHODS } from './methods.ts'
import { EXPANDED, newsOf } from './news.ts'
import { refusalOf } from './refusal.ts'

export { type ReceiveWebhook, stripeWebhook, type StripeWebhookOptions, type WebhookResult } from './webhook.ts'

export interface StripeOptions extends StripeAccess {
  readonly shopName: string
  readonly log: Log
}

/** Payment on Stripe's own page. The reference is the id of the Checkout Session. */
export function stripeProvider({ shopName, log, ...access }: StripeOptions): PaymentProvider {
  const sessions = (signal: AbortSignal) => stripeClient(access, signal).checkout.sessions

  return {
    id: 'stripe',
    kind: 'hosted',
    methods: STRIPE_METHODS,

    async pay(request, signal) {
      const session = checkoutOf(request, shopName)
      try {
        const { id, url } = await sessions(signal).create(session, { idempotencyKey: request.key })
        return { state: 'pending', reference: id, address: url }
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError)
          return { state: 'refused', reason: refusalOf(error), reference: null }
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
        log.error({ err: error, orderNumber: request.orderNumber, param: error.param }, 'Stripe refused a payment')
        return { state: 'refused', reason: 'failed', reference: null }
      }
    },

    async look(reference, signal) {
      try {
        return newsOf(await sessions(signal).retrieve(reference, { expand: EXPANDED }))
      } catch (error) {
        if (stripeCode(error) === 'resource_missing') return undefined
        throw error
      }
    },

    async refund(reference, key, signal) {
      const session = await sessions(signal).retrieve(reference)
      if (session.status === 'open') {
        await sessions(signal).expire(reference)
        return
      }
      if (session.payment_intent === null || session.status === 'expired') return
      const intent = typeof session.payment_intent === 'string' ? session.payment_intent : session.payment_intent.id
      try {
        // Keys are shared by all kinds of request.
        await stripeClient(access, signal).refunds.create(
          { payment_intent: intent },
          { idempotencyKey: `refund-${key}` },
        )
      } catch (error) {
        if (stripeCode(error) !== 'charge_already_refunded') throw error
      }
    },

    async refundPart(reference, { key, amount }, signal) {
      const { payment_intent: paid } = await sessions(signal).retrieve(reference)
      if (paid === null) return 'refused'
      const intent = typeof paid === 'string' ? paid : paid.id
      try {
        const { status } = await stripeClient(access, signal).refunds.create(
          { payment_intent: intent, amount },
          { idempotencyKey: `refund-${key}` },
        )
        return status === 'failed' || status === 'canceled' ? 'refused' : 'done'
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
        log.error({ err: error, reference, amount }, 'Stripe refused a refund')
        return 'refused'
      }
    },
  }
}
