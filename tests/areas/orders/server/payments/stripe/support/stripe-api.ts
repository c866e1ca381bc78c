import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

import type { StripeAccess } from '#areas/orders/server/payments/stripe/client.ts'

export const TEST_KEY = 'sk_test_51Verbena'

interface Asked {
  readonly method: string
  readonly path: string
  readonly form: Readonly<Record<string, string>>
  readonly headers: IncomingMessage['headers']
}

interface Answer {
  readonly status: number
  readonly body: object
}

interface Charge {
  refunded: boolean
  amount_refunded: number
}

export interface Session {
  readonly id: string
  readonly form: Readonly<Record<string, string>>
  status: 'open' | 'complete' | 'expired'
  paymentStatus: 'paid' | 'unpaid'
  amount: number
  currency: string
  intent: { id: string; status: string; error: object | null; charge: Charge } | null
}

const failure = (status: number, error: Record<string, string>): Answer => ({ status, body: { error } })
const missing = failure(404, { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' })

/** A server that answers in the shape of the documented calls, once for each idempotency key. */
export async function startStripeApi() {
  const asked: Asked[] = []
  const sessions = new Map<string, Session>()
  const kept = new Map<string, { readonly call: string; readonly answer: Answer }>()
  const refunds: string[] = []
  /** Answers that the next requests get in place of their own; `hang` leaves one open undone, `lost` once it is done. */
  const planned: (Answer | 'hang' | 'lost')[] = []

  const shown = (session: Session, expand: boolean) => ({
    id: session.id,
    object: 'checkout.session',
    livemode: false,
    mode: 'payment',
    status: session.status,
    payment_status: session.paymentStatus,
    amount_total: session.amount,
    currency: session.currency,
    client_reference_id: session.form['client_reference_id'] ?? null,
    metadata: {
      ...(session.form['metadata[payment_key]'] && { payment_key: session.form['metadata[payment_key]'] }),
      ...(session.form['metadata[order_number]'] && { order_number: session.form['metadata[order_number]'] }),
    },
    url: session.status === 'open' ? `https://checkout.stripe.com/c/pay/${session.id}` : null,
    payment_intent:
      session.intent &&
      (expand
        ? {
            id: session.intent.id,
            object: 'payment_intent',
            status: session.intent.status,
            last_payment_error: session.intent.error,
            latest_charge: { id: `ch_${session.id}`, object: 'charge', ...session.intent.charge },
          }
        : session.intent.id),
  })

  function answer({ method, path, form }: Asked): Answer {
    const [address = '', query = ''] = path.split('?')
    const expands = query.includes('payment_intent.latest_charge')
    const [, , resource, second, third, action] = address.split('/')
    if (method === 'POST' && resource === 'checkout' && third === undefined) {
      const session: Session = {
        id: `cs_test_${sessions.size + 1}`,
        form,
        status: 'open',
        paymentStatus: 'unpaid',
        amount: Number(form['line_items[0][price_data][unit_amount]']),
        currency: form['line_items[0][price_data][currency]'] ?? '',
        intent: null,
      }
      sessions.set(session.id, session)
      return { status: 200, body: shown(session, false) }
    }
    if (resource === 'checkout' && third === undefined) {
      const intent = new URLSearchParams(query).get('payment_intent')
      const data = [...sessions.values()].filter((one) => one.intent?.id === intent).map((one) => shown(one, expands))
      return { status: 200, body: { object: 'list', data, has_more: false, url: '/v1/checkout/sessions' } }
    }
    if (resource === 'checkout') {
      const session = sessions.get(third ?? '')
      if (session === undefined) return missing
      if (action === 'expire') {
        if (session.status !== 'open')
          return failure(400, { type: 'invalid_request_error', message: 'This Session is not open.' })
        session.status = 'expired'
      }
      return { status: 200, body: shown(session, expands) }
    }
    if (resource === 'refunds' && second === undefined) {
      const session = [...sessions.values()].find((one) => one.intent?.id === form['payment_intent'])
      if (session?.intent?.status !== 'succeeded') return missing
      if (session.intent.charge.refunded)
        return failure(400, { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'Refunded.' })
      session.intent.charge = { refunded: true, amount_refunded: session.amount }
      refunds.push(session.id)
      return { status: 200, body: { id: `re_${refunds.length}`, object: 'refund', status: 'succeeded' } }
    }
    return missing
  }

  function onceForKey(request: Asked): Answer {
    const key = request.headers['idempotency-key']
    if (request.method !== 'POST' || typeof key !== 'string') return answer(request)
    const call = `${request.path} ${JSON.stringify(request.form)}`
    const before = kept.get(key)
    if (before !== undefined)
      return before.call === call
        ? before.answer
        : failure(400, { type: 'idempotency_error', message: 'Keys are for the same parameters only.' })
    const first = answer(request)
    kept.set(key, { call, answer: first })
    return first
  }

  const server = createServer((request, response) => void handle(request, response))
  async function handle(request: IncomingMessage, response: ServerResponse) {
    let text = ''
    for await (const part of request) text += String(part)
    const form = Object.fromEntries(new URLSearchParams(text))
    const call: Asked = { method: request.method ?? '', path: request.url ?? '', form, headers: request.headers }
    asked.push(call)
    const plan = planned.shift()
    if (plan === 'hang' || plan === 'lost') {
      if (plan === 'lost') onceForKey(call)
      server.emit('hanging')
      return
    }
    const { status, body } = plan ?? onceForKey(call)
    response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': 'req_1' })
    response.end(JSON.stringify(body))
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const change = (id: string, changes: Partial<Session>): Session =>
    Object.assign(sessions.get(id) ?? expectSession(id), changes)

  return {
    asked,
    refunds,
    sessions,
    planned,
    failure,
    access: {
      secretKey: TEST_KEY,
      api: { host: '127.0.0.1', port: (server.address() as AddressInfo).port, protocol: 'http' },
    } satisfies StripeAccess,
    hanging: () => once(server, 'hanging'),
    /** The session as an event tells of it. */
    snapshot: (id: string) => shown(sessions.get(id) ?? expectSession(id), false),
    complete: (id: string, paymentStatus: Session['paymentStatus'], status: string, error: object | null = null) =>
      change(id, {
        status: 'complete',
        paymentStatus,
        intent: { id: `pi_${id}`, status, error, charge: { refunded: false, amount_refunded: 0 } },
      }),
    change,
    /** Someone gave the money back in the Dashboard. */
    giveBack: (id: string, cents?: number) => {
      const { intent, amount } = sessions.get(id) ?? expectSession(id)
      if (intent) intent.charge = { refunded: cents === undefined, amount_refunded: cents ?? amount }
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function expectSession(id: string): never {
  throw new Error(`There is no session ${id}`)
}

export type StripeApi = Awaited<ReturnType<typeof startStripeApi>>
