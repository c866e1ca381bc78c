import { afterAll, beforeAll, expect, it } from 'vitest'

import { testApp } from '#tests/server/http/support/app.ts'
import { operator } from '#tests/support/operator.ts'

import { startStripeApi, type StripeApi } from './support/stripe-api.ts'
import { event, fakeCore, shopWith, signature } from './support/webhooks.ts'

let api: StripeApi
beforeAll(async () => {
  api = await startStripeApi()
})
afterAll(() => api.stop())

const ID = 'cs_test_1'
const COMPLETED = event('checkout.session.completed', {
  id: ID,
  object: 'checkout.session',
  status: 'complete',
  payment_status: 'paid',
  amount_total: 4990,
  currency: 'eur',
  metadata: { payment_key: 'pay-1' },
  payment_intent: 'pi_1',
})
const BODY = JSON.stringify(COMPLETED, null, 2)

const open = () => {
  const core = fakeCore(ID)
  return { core, ...shopWith(api, core) }
}

it('signatures are checked over the very bytes', async () => {
  const { core, post } = open()
  expect((await post(JSON.stringify(COMPLETED), { 'Stripe-Signature': signature(BODY) })).status).toBe(400)
  expect((await post(`${BODY}\n`, { 'Stripe-Signature': signature(BODY) })).status).toBe(400)
  expect(core.told).toEqual([])
  const odd = `\r\n\t${BODY.replaceAll(':', ' :')}\n`
  expect((await post(odd, { 'Stripe-Signature': signature(odd) })).status).toBe(200)
  expect(core.told).toHaveLength(1)
})

it('a body without a good signature of the last minutes changes nothing', async () => {
  const { core, lines, post, send } = open()
  const now = Math.floor(Date.now() / 1000)
  expect((await post(BODY)).status).toBe(400)
  expect((await post(BODY, { 'Stripe-Signature': 't=1,v1=00' })).status).toBe(400)
  expect((await post('', { 'Stripe-Signature': signature('x') })).status).toBe(400)
  expect((await send(COMPLETED, { secret: 'whsec_other' })).status).toBe(400)
  expect((await send(COMPLETED, { timestamp: now - 3600 })).status).toBe(400)
  expect(core.told).toEqual([])
  expect(lines.map(({ level }) => level)).toEqual(['warn', 'warn', 'warn', 'warn', 'warn'])
  expect(JSON.stringify(lines)).not.toContain('whsec')
  expect((await send(COMPLETED, { timestamp: now - 60 })).status).toBe(200)
})

it.each(['t=1,v1=', 'v1', 't=,v1=,v1=00', '=', ',', `t=${'9'.repeat(40)},v1=00`, 'v1=\u00ff'])(
  'a signature that is none, %j, is refused like a wrong one',
  async (signed) => {
    const { core, lines, post } = open()
    expect((await post(BODY, { 'Stripe-Signature': signed })).status).toBe(400)
    expect(core.told).toEqual([])
    expect(lines.map(({ level }) => level)).toEqual(['warn'])
  },
)

it.each([
  'paid',
  '{',
  'null',
  '17',
  '[]',
  '{}',
  '"x"',
  '{"object":"v2.core.event"}',
  '{"type":"charge.refunded","livemode":false}',
])('a signed body that is no event, %j, is refused, and the log has no error', async (body) => {
  const { core, lines, post } = open()
  expect((await post(body, { 'Stripe-Signature': signature(body) })).status).toBe(400)
  expect(core.told).toEqual([])
  expect(lines.map(({ level }) => level)).toEqual(['warn'])
  expect(lines[0]?.msg).toContain('is no event')
})

it('a webhook needs neither origin nor a cookie, and takes whatever it says it accepts', async () => {
  const { core, post } = open()
  const headers = { 'Stripe-Signature': signature(BODY), Origin: 'https://stripe.com', Accept: 'text/html' }
  expect((await post(BODY, headers)).status).toBe(200)
  expect(core.told).toHaveLength(1)
})

it('a body of more than 256 KB is refused before it is looked at', async () => {
  const { core, post } = open()
  const large = BODY + ' '.repeat(256 * 1024)
  expect((await post(large, { 'Stripe-Signature': signature(large) })).status).toBe(413)
  expect(core.told).toEqual([])
})

it('there is no webhook without the settings, and none with another backend', async () => {
  const headers = { 'Stripe-Signature': signature(BODY) }
  expect((await shopWith(api, undefined).post(BODY, headers)).status).toBe(404)
  const { app } = testApp({
    settings: {
      shopName: 'Verbena',
      shopRegion: 'eu',
      operator,
      publicUrl: 'http://localhost:3000',
      apiOrigin: 'http://api.example',
    },
    services: () => undefined,
  })
  const answer = await app.request('http://localhost:3000/webhooks/stripe', { method: 'POST', body: BODY, headers })
  expect(answer.status).toBe(404)
})

it('a webhook comes again while the shop starts', async () => {
  const { app } = testApp({ services: () => undefined })
  const answer = await app.request('http://localhost:3000/webhooks/stripe', { method: 'POST', body: BODY })
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '2'])
})

it('nothing but the posted webhook is below the address', async () => {
  const { app, post } = open()
  expect((await app.request('http://localhost:3000/webhooks/stripe')).status).toBe(404)
  expect((await app.request('http://localhost:3000/webhooks/other', { method: 'POST', body: BODY })).status).toBe(404)
  expect((await post(BODY, { 'Stripe-Signature': signature(BODY) })).headers.get('Set-Cookie')).toBeNull()
})

it('pages may lead to the page of Stripe', async () => {
  const { app } = open()
  const policy = (await app.request('http://localhost:3000/en')).headers.get('Content-Security-Policy') ?? ''
  expect(policy).toContain("default-src 'self'")
  expect(policy).not.toMatch(/navigate-to|sandbox/)
})
