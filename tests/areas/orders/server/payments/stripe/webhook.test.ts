import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { stripeProvider } from '#areas/orders/server/payments/stripe/index.ts'
import { memoryLog } from '#tests/server/http/support/app.ts'

import { FOREVER, REQUEST } from './support/request.ts'
import { startStripeApi, type StripeApi } from './support/stripe-api.ts'
import { event, fakeCore, shopWith } from './support/webhooks.ts'

const COMPLETED = 'checkout.session.completed'
const SUCCEEDED = 'checkout.session.async_payment_succeeded'
const FAILED = 'checkout.session.async_payment_failed'
const EXPIRED = 'checkout.session.expired'

let api: StripeApi
beforeEach(async () => {
  api = await startStripeApi()
})
afterEach(() => api.stop())

/** A payment begun at Stripe, that the core knows of, and the shop. */
async function begun() {
  const provider = stripeProvider({ ...api.access, shopName: 'Verbena', log: memoryLog().log })
  const { reference } = await provider.pay(REQUEST, FOREVER)
  const id = reference ?? ''
  const core = fakeCore(id)
  return { id, core, provider, ...shopWith(api, core) }
}

const paidSession = (id: string) => {
  api.complete(id, 'paid', 'succeeded')
  return api.snapshot(id)
}

describe('a webhook of Stripe', () => {
  it('settles a payment', async () => {
    const { id, core, send } = await begun()
    const answer = await send(event(COMPLETED, paidSession(id)))
    expect([answer.status, await answer.text(), answer.headers.get('Cache-Control')]).toEqual([200, '', 'no-store'])
    expect(core.told).toEqual([{ reference: id, amount: 4990, currency: 'EUR', state: 'paid' }])
  })

  it.each([
    [COMPLETED, { payment_status: 'unpaid' }, { state: 'pending' }],
    [SUCCEEDED, {}, { state: 'paid' }],
    [FAILED, { payment_status: 'unpaid' }, { state: 'refused', reason: 'failed' }],
    [EXPIRED, { status: 'expired', payment_status: 'unpaid' }, { state: 'refused', reason: 'expired' }],
  ])('tells by %s with %o of the payment', async (type, changes, told) => {
    const { id, core, send } = await begun()
    expect((await send(event(type, { ...paidSession(id), ...changes }))).status).toBe(200)
    expect(core.told).toEqual([{ reference: id, amount: 4990, currency: 'EUR', ...told }])
  })

  it('tells what of a payment was given back, in part and wholly (checkout.money-back-is-told)', async () => {
    const { id, core, send } = await begun()
    api.complete(id, 'paid', 'succeeded')
    const charge = { id: 'ch_1', object: 'charge', amount: 4990, currency: 'eur', payment_intent: `pi_${id}` }
    api.giveBack(id, 100)
    // The present state counts, not that of the event.
    expect((await send(event('charge.refunded', { ...charge, refunded: false, amount_refunded: 1 }))).status).toBe(200)
    api.giveBack(id)
    const given = { ...charge, refunded: true, amount_refunded: 4990 }
    expect((await send(event('charge.refunded', given))).status).toBe(200)
    expect((await send(event('charge.refunded', { ...given, payment_intent: 'pi_other' }))).status).toBe(200)
    expect((await send(event('charge.refunded', { ...given, payment_intent: null }))).status).toBe(200)
    const news = { reference: id, amount: 4990, currency: 'EUR' }
    expect(core.told).toEqual([
      { ...news, state: 'paid', givenBack: 100 },
      { ...news, state: 'refunded', givenBack: 4990 },
    ])
  })

  it.each([
    ['created', 'needs_response', 'open'],
    ['created', 'warning_needs_response', 'open'],
    ['updated', 'under_review', 'open'],
    ['closed', 'lost', 'lost'],
    ['closed', 'won', 'won'],
    ['closed', 'warning_closed', 'won'],
  ])(
    'tells by charge.dispute.%s with %s that a dispute is %s (checkout.money-back-is-told)',
    async (kind, status, state) => {
      const { id, core, send } = await begun()
      api.complete(id, 'paid', 'succeeded')
      const dispute = {
        id: 'dp_1',
        object: 'dispute',
        amount: 300,
        currency: 'eur',
        status,
        payment_intent: `pi_${id}`,
      }
      expect((await send(event(`charge.dispute.${kind}`, dispute))).status).toBe(200)
      expect((await send(event(`charge.dispute.${kind}`, { ...dispute, payment_intent: 'pi_other' }))).status).toBe(200)
      expect(core.told).toEqual([
        { reference: id, amount: 4990, currency: 'EUR', state: 'paid', dispute: { state, amount: 300 } },
      ])
    },
  )

  it('hands on another amount and another currency as they are', async () => {
    const { id, core, send } = await begun()
    const session = paidSession(id)
    await send(event(COMPLETED, { ...session, amount_total: 4989 }))
    await send(event(COMPLETED, { ...session, currency: 'gbp' }))
    expect(core.told.map(({ amount, currency }) => [amount, currency])).toEqual([
      [4989, 'EUR'],
      [4990, 'GBP'],
    ])
  })

  it('settles once, however often and in whatever order it comes', async () => {
    const { id, core, send } = await begun()
    const session = paidSession(id)
    const failed = event(FAILED, { ...session, payment_status: 'unpaid' })
    const expired = event(EXPIRED, { ...session, status: 'expired', payment_status: 'unpaid' })
    const answers = []
    for (const told of [
      event(SUCCEEDED, session),
      failed,
      event(COMPLETED, session),
      event(COMPLETED, session),
      expired,
    ])
      answers.push((await send(told)).status)
    expect(answers).toEqual([200, 200, 200, 200, 200])
    expect(core.payments.get(id)).toEqual({ state: 'paid', settled: 1 })
    expect(core.told).toHaveLength(5)
  })

  it('and the person who comes back at the same moment settle the payment once', async () => {
    const { id, core, provider, send } = await begun()
    const completed = event(COMPLETED, paidSession(id))
    const comesBack = async () => {
      const news = await provider.look(id, FOREVER)
      return news && core.settle(news)
    }
    await Promise.all([send(completed), comesBack(), send(completed), comesBack()])
    expect(core.payments.get(id)).toEqual({ state: 'paid', settled: 1 })
  })

  it('comes again if it tells of a payment that the shop does not know yet', async () => {
    const { id, core, lines, send } = await begun()
    const completed = event(COMPLETED, paidSession(id))
    core.payments.delete(id)
    const answer = await send(completed)
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '60'])
    expect(lines).toMatchObject([{ reference: id, event: completed.id, type: COMPLETED }])
    core.payments.set(id, { state: 'pending', settled: 0 })
    expect((await send(completed)).status).toBe(200)
    expect(core.payments.get(id)?.state).toBe('paid')
  })

  it('comes again if the shop or Stripe cannot answer', async () => {
    const { id, send } = await begun()
    const lost = shopWith(api, { settle: () => Promise.reject(new Error('the database is lost')) })
    expect((await lost.send(event(COMPLETED, paidSession(id)))).status).toBe(500)
    api.planned.push(api.failure(401, { type: 'authentication_error', message: 'Not you.' }))
    const charge = { id: 'ch_1', object: 'charge', refunded: true, payment_intent: `pi_${id}` }
    expect((await send(event('charge.refunded', charge))).status).toBe(500)
  })

  it.each([
    ['another account', { account: 'acct_other' }],
    ['real money, for a key of test mode', { livemode: true }],
    ['another kind', { type: 'checkout.session.updated' }],
    ['another kind of object', { type: 'payout.paid' }],
  ])('changes nothing if it tells of %s', async (_, changes) => {
    const { id, core, send } = await begun()
    expect((await send(event(COMPLETED, paidSession(id), changes))).status).toBe(200)
    expect(core.told).toEqual([])
  })

  it('of test mode changes nothing for a key of real money', async () => {
    const { id, core } = await begun()
    const live = shopWith(api, core, true)
    const session = paidSession(id)
    expect((await live.send(event(COMPLETED, session))).status).toBe(200)
    expect(core.told).toEqual([])
    expect((await live.send(event(COMPLETED, session, { livemode: true }))).status).toBe(200)
    expect(core.told).toHaveLength(1)
  })

  it('changes nothing if another system of the account made the session', async () => {
    const { id, core, send } = await begun()
    const session = { ...paidSession(id), metadata: { order: '7' } }
    expect((await send(event(COMPLETED, session))).status).toBe(200)
    expect((await send(event(FAILED, { ...session, metadata: null }))).status).toBe(200)
    expect(core.told).toEqual([])
  })
})
