import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'

import type { ReceiveWebhook, WebhookResult } from '#areas/orders/server/payments/stripe/index.ts'
import type { Env } from '../../request/env.ts'
import { Refused, tooLarge } from '../../request/refused.ts'

const BODY_MAX = 256 * 1024

/** Milliseconds after which the provider is left to send a webhook again. */
const DONE_WITHIN = 15_000

const NEVER_KEPT = { 'Cache-Control': 'no-store' }

const STATUSES: Readonly<Record<WebhookResult, 200 | 400 | 503>> = {
  done: 200,
  unsigned: 400,
  unreadable: 400,
  again: 503,
}

/** Webhooks of payment providers: signed, without session or origin. Nothing where there is no such provider. */
export function webhookRoutes(stripe: () => ReceiveWebhook | undefined): Hono<Env> {
  const routes = new Hono<Env>({ strict: false })
  routes.post(
    '/stripe',
    bodyLimit({
      maxSize: BODY_MAX,
      onError: () => {
        throw tooLarge(BODY_MAX)
      },
    }),
    async (c) => {
      const receive = stripe()
      if (receive === undefined) throw new Refused(404, 'notFound')
      const body = new Uint8Array(await c.req.arrayBuffer())
      const signal = AbortSignal.timeout(DONE_WITHIN)
      const result = await receive(body, c.req.header('Stripe-Signature') ?? '', signal)
      return c.body(null, STATUSES[result], { ...NEVER_KEPT, ...(result === 'again' && { 'Retry-After': '60' }) })
    },
  )
  routes.all('*', () => {
    throw new Refused(404, 'notFound')
  })
  return routes
}
