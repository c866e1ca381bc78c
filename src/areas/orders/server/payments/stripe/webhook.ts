import { Stripe } from 'stripe'
import * as v from 'valibot'

import type { Log } from '#server/log.ts'
import type { PaymentNews } from '../provider.ts'
import { stripeClient, type StripeAccess } from './client.ts'
import { ofShop, type Told, toldBy } from './event.ts'
import { EXPANDED, newsOf } from './news.ts'
import { isLiveKey } from '#server/stripe-settings.ts'

export interface StripeWebhookOptions extends StripeAccess {
  readonly webhookSecret: string
  /** Takes news any number of times and in any order. `unknown`: there is no such payment, or not yet. */
  readonly settle: (news: PaymentNews) => Promise<string>
  readonly log: Log
}

/** `unsigned`: not from Stripe, or too old. `unreadable`: signed, but no event. `again`: the shop does not know the payment yet. */
export type WebhookResult = 'done' | 'unsigned' | 'unreadable' | 'again'

/** Takes the bytes of a webhook as they came, with its `Stripe-Signature`. */
export type ReceiveWebhook = (body: Uint8Array, signature: string, signal: AbortSignal) => Promise<WebhookResult>

export function stripeWebhook(options: StripeWebhookOptions): ReceiveWebhook {
  const { webhookSecret, settle, log } = options
  const isLive = isLiveKey(options.secretKey)

  return async (body, signature, signal) => {
    if (!(await isSigned(body, signature, webhookSecret))) {
      log.warn('a webhook was not signed with STRIPE_WEBHOOK_SECRET, or too long ago')
      return 'unsigned'
    }
    const event = eventIn(body)
    if (event === undefined) {
      log.warn('the body of a signed webhook is no event')
      return 'unreadable'
    }
    const read = toldBy(event, isLive)
    if (read === undefined) return 'done'
    const news = 'news' in read ? read.news : await sessionNews(stripeClient(options, signal), read)
    if (news === undefined || (await settle(news)) !== 'unknown') return 'done'
    log.warn({ reference: news.reference, event: event.id, type: event.type }, 'a webhook told of an unknown payment')
    return 'again'
  }
}

async function isSigned(body: Uint8Array, signature: string, secret: string): Promise<boolean> {
  try {
    return (await Stripe.webhooks.signature?.verifyHeaderAsync(body, signature, secret)) === true
  } catch {
    // The library also throws other errors, for example at an empty signature; all concern the request.
    return false
  }
}

/** The parts of an event without which nothing of it can be read. */
const envelope = v.looseObject({
  object: v.literal('event'),
  id: v.string(),
  type: v.string(),
  livemode: v.boolean(),
  data: v.looseObject({ object: v.looseObject({}) }),
})

function eventIn(body: Uint8Array): Stripe.Event | undefined {
  const event = jsonIn(body)
  return v.is(envelope, event) ? (event as unknown as Stripe.Event) : undefined
}

function jsonIn(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined
  }
}

/** News of the shop's session that an intent belongs to. */
async function sessionNews(
  client: Stripe,
  { intent, dispute }: Extract<Told, { intent: string }>,
): Promise<PaymentNews | undefined> {
  const { data } = await client.checkout.sessions.list({
    payment_intent: intent,
    limit: 1,
    expand: EXPANDED.map((path) => `data.${path}`),
  })
  const [session] = data.filter(ofShop)
  return session && { ...newsOf(session), ...(dispute && { dispute }) }
}
