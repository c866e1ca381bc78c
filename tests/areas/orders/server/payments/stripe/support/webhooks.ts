import { Stripe } from 'stripe'

import type { PaymentNews } from '#areas/orders/server/payments/provider.ts'
import { type ReceiveWebhook, stripeWebhook } from '#areas/orders/server/payments/stripe/index.ts'
import { fakeServices, memoryLog, testApp } from '#tests/server/http/support/app.ts'

import type { StripeApi } from './stripe-api.ts'

export const WEBHOOK_SECRET = 'whsec_Verbena'

/** Payments in memory by the rule of the core: what is settled stays, but a paid one may be given back. */
export function fakeCore(...references: readonly string[]) {
  const payments = new Map(references.map((reference) => [reference, { state: 'pending', settled: 0 }]))
  const told: PaymentNews[] = []
  return {
    told,
    payments,
    settle: (news: PaymentNews): Promise<string> => {
      told.push(news)
      const payment = payments.get(news.reference)
      if (payment === undefined) return Promise.resolve('unknown')
      const isNews = payment.state === 'pending' || (payment.state === 'paid' && news.state === 'refunded')
      if (!isNews || news.state === payment.state) return Promise.resolve('settled')
      payment.state = news.state
      payment.settled += 1
      return Promise.resolve('settled')
    },
  }
}

export function event(type: string, object: object, more: object = {}) {
  return {
    id: `evt_${type}`,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: 1_790_000_000,
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
    data: { object },
    ...more,
  }
}

export interface Signing {
  readonly secret?: string
  /** In seconds since 1970. */
  readonly timestamp?: number
}

export const signature = (payload: string, { secret = WEBHOOK_SECRET, timestamp }: Signing = {}): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, ...(timestamp !== undefined && { timestamp }) })

/** The shop over HTTP with Stripe's webhook, or without it. */
export function shopWith(api: StripeApi, core: Pick<ReturnType<typeof fakeCore>, 'settle'> | undefined, live = false) {
  const { log, lines } = memoryLog()
  const receive: ReceiveWebhook | undefined =
    core &&
    stripeWebhook({
      ...api.access,
      ...(live && { secretKey: 'sk_live_Verbena' }),
      webhookSecret: WEBHOOK_SECRET,
      settle: core.settle,
      log,
    })
  const services = fakeServices({ stripeWebhook: receive })
  const { app } = testApp({ services: () => services })

  const post = (payload: string, headers: Readonly<Record<string, string>> = {}) =>
    app.request('http://localhost:3000/webhooks/stripe', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8', Accept: '*/*', ...headers },
      body: payload,
    })
  const send = (told: object, signing?: Signing) => {
    const payload = JSON.stringify(told, null, 2)
    return post(payload, { 'Stripe-Signature': signature(payload, signing) })
  }
  return { app, lines, post, send }
}
