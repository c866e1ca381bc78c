import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { LANGUAGE_CODES } from '#contract/languages.ts'
import type { PaymentOutcome, PaymentProvider } from '#areas/orders/server/payments/provider.ts'
import { stripeProvider } from '#areas/orders/server/payments/stripe/index.ts'
import { memoryLog } from '#tests/server/http/support/app.ts'

import { FOREVER, REQUEST } from './support/request.ts'
import { startStripeApi, type StripeApi } from './support/stripe-api.ts'

let api: StripeApi
let provider: PaymentProvider
let lines: Record<string, unknown>[]

beforeEach(async () => {
  api = await startStripeApi()
  const memory = memoryLog()
  lines = memory.lines
  provider = stripeProvider({ ...api.access, shopName: 'Verbena', log: memory.log })
})
afterEach(() => api.stop())

const started = async (): Promise<string> => {
  const { reference } = await provider.pay(REQUEST, FOREVER)
  if (reference === null) throw new Error('no session was made')
  return reference
}

const DECLINE = { type: 'card_error', code: 'card_declined', message: 'Declined.' }

describe('paying', () => {
  it('makes a page of Stripe for the whole order', async () => {
    expect(await provider.pay(REQUEST, FOREVER)).toEqual({
      state: 'pending',
      reference: 'cs_test_1',
      address: 'https://checkout.stripe.com/c/pay/cs_test_1',
    } satisfies PaymentOutcome)
    expect(api.asked).toHaveLength(1)
    expect(api.asked[0]).toMatchObject({
      method: 'POST',
      path: '/v1/checkout/sessions',
      headers: { 'idempotency-key': 'pay-1', authorization: 'Bearer sk_test_51Verbena' },
    })
    expect(api.asked[0]?.form).toEqual({
      mode: 'payment',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '4990',
      'line_items[0][price_data][product_data][name]': 'V-10001',
      'adaptive_pricing[enabled]': 'false',
      'allowed_payment_method_types[0]': 'card',
      locale: 'de',
      customer_email: 'anna@mail.example',
      client_reference_id: 'V-10001',
      'metadata[order_number]': 'V-10001',
      'metadata[payment_key]': 'pay-1',
      'payment_intent_data[description]': 'Verbena V-10001',
      'payment_intent_data[metadata][order_number]': 'V-10001',
      'payment_intent_data[metadata][payment_key]': 'pay-1',
      success_url: 'https://shop.example/de/order/V-10001',
      cancel_url: 'https://shop.example/de/order/V-10001',
    })
  })

  it('makes one page for one key, however often it is asked', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => provider.pay(REQUEST, FOREVER)))
    expect(new Set(answers.map(({ reference }) => reference))).toEqual(new Set(['cs_test_1']))
    await provider.pay({ ...REQUEST, key: 'pay-2' }, FOREVER)
    expect([...api.sessions.keys()]).toEqual(['cs_test_1', 'cs_test_2'])
  })

  it('rejects another payment under a used key', async () => {
    await started()
    await expect(provider.pay({ ...REQUEST, amount: 1 }, FOREVER)).rejects.toThrow('Keys are for the same parameters')
  })

  it('asks for the type of each method, and has none for those that a page alone cannot take in time', async () => {
    const types: Record<string, string | undefined> = {}
    for (const method of provider.methods) {
      await provider.pay({ ...REQUEST, method, key: method }, FOREVER)
      types[method] = api.asked.at(-1)?.form['allowed_payment_method_types[0]']
    }
    expect(types).toEqual({
      credit_card: 'card',
      debit_card: 'card',
      prepaid_card: 'card',
      phone_wallet: 'card',
      watch_wallet: 'card',
      online_wallet: 'paypal',
      instalments: 'klarna',
    })
    await expect(provider.pay({ ...REQUEST, method: 'invoice' }, FOREVER)).rejects.toThrow('takes no invoice')
  })

  it('speaks each language of the shop', async () => {
    const locales = []
    for (const language of LANGUAGE_CODES) {
      await provider.pay({ ...REQUEST, language, key: language }, FOREVER)
      locales.push(api.asked.at(-1)?.form['locale'])
    }
    expect(locales).toEqual(['en-GB', 'de', 'da', 'es', 'fr', 'hu', 'it', 'ja', 'nl', 'pt', 'ro', 'zh-TW', 'zh-TW'])
  })

  it.each([
    [402, { ...DECLINE, decline_code: 'generic_decline' }, 'declined'],
    [402, { ...DECLINE, decline_code: 'insufficient_funds' }, 'no_funds'],
    [400, { type: 'invalid_request_error', code: 'amount_too_small', message: 'Too small.' }, 'failed'],
  ])('is refused where Stripe answers %i %o', async (status, error, reason) => {
    api.planned.push(api.failure(status, error))
    expect(await provider.pay(REQUEST, FOREVER)).toEqual({ state: 'refused', reason, reference: null })
  })

  it('logs a request that Stripe finds wrong, without the secret key', async () => {
    api.planned.push(
      api.failure(400, {
        type: 'invalid_request_error',
        message: 'Not for sk_test_51Verbena.',
        param: 'customer_email',
      }),
    )
    await provider.pay(REQUEST, FOREVER)
    expect(lines).toMatchObject([{ level: 'error', orderNumber: 'V-10001', param: 'customer_email' }])
    expect(JSON.stringify(lines)).not.toContain('sk_test')
  })

  it.each([
    [401, 'authentication_error'],
    [403, 'invalid_request_error'],
    [429, 'rate_limit_error'],
  ])('rejects where Stripe answers %i, and goes on under the same key', async (status, type) => {
    api.planned.push(api.failure(status, { type, message: 'Not now.' }))
    await expect(provider.pay(REQUEST, FOREVER)).rejects.toThrow('Not now.')
    expect(await provider.pay(REQUEST, FOREVER)).toMatchObject({ state: 'pending', reference: 'cs_test_1' })
  })

  it('asks once more by itself after an error of the server, under the same key', async () => {
    api.planned.push(api.failure(500, { type: 'api_error', message: 'Broken.' }))
    expect(await provider.pay(REQUEST, FOREVER)).toMatchObject({ state: 'pending' })
    expect(api.asked.map(({ headers }) => headers['idempotency-key'])).toEqual(['pay-1', 'pay-1'])
  })

  it('ends with its signal', async () => {
    api.planned.push('hang')
    const { signal, abort } = abortable()
    const hanging = api.hanging()
    const paying = provider.pay(REQUEST, signal)
    await hanging
    abort()
    await expect(paying).rejects.toThrow()
    expect(api.asked).toHaveLength(1)
  })
})

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

describe('looking', () => {
  const news = { reference: 'cs_test_1', amount: 4990, currency: 'EUR' }

  it('tells of an open, a paid, an expired and a refunded payment', async () => {
    const id = await started()
    expect(await provider.look(id, FOREVER)).toEqual({ ...news, state: 'pending' })
    api.complete(id, 'paid', 'succeeded')
    expect(await provider.look(id, FOREVER)).toEqual({ ...news, state: 'paid' })
    api.giveBack(id)
    expect(await provider.look(id, FOREVER)).toEqual({ ...news, state: 'refunded', givenBack: news.amount })
    api.change(id, { status: 'expired' })
    expect(await provider.look(id, FOREVER)).toEqual({
      ...news,
      state: 'refused',
      reason: 'expired',
      givenBack: news.amount,
    })
  })

  it.each([
    ['processing', null, { state: 'pending' }],
    ['canceled', null, { state: 'refused', reason: 'called_off' }],
    ['requires_payment_method', null, { state: 'refused', reason: 'failed' }],
    [
      'requires_payment_method',
      { code: 'payment_method_customer_decline' },
      { state: 'refused', reason: 'called_off' },
    ],
    ['requires_payment_method', { code: 'payment_method_provider_decline' }, { state: 'refused', reason: 'declined' }],
    ['requires_payment_method', { code: 'insufficient_funds' }, { state: 'refused', reason: 'no_funds' }],
    [
      'requires_payment_method',
      { code: 'payment_intent_payment_attempt_expired' },
      { state: 'refused', reason: 'expired' },
    ],
  ])('tells of a delayed payment whose intent is %s with %o', async (status, error, told) => {
    const id = await started()
    api.complete(id, 'unpaid', status, error)
    expect(await provider.look(id, FOREVER)).toEqual({ ...news, ...told })
  })

  it('hands on the amount and the currency that were paid', async () => {
    const id = await started()
    api.complete(id, 'paid', 'succeeded')
    api.change(id, { amount: 1, currency: 'usd' })
    expect(await provider.look(id, FOREVER)).toEqual({ reference: id, amount: 1, currency: 'USD', state: 'paid' })
  })

  it('knows no payment that Stripe does not know, and rejects where Stripe cannot say', async () => {
    expect(await provider.look('cs_test_unknown', FOREVER)).toBeUndefined()
    api.planned.push(api.failure(401, { type: 'authentication_error', message: 'Not you.' }))
    await expect(provider.look('cs_test_unknown', FOREVER)).rejects.toThrow('Not you.')
  })
})

describe('giving back', () => {
  it('gives the whole payment back once for a key', async () => {
    const id = await started()
    api.complete(id, 'paid', 'succeeded')
    await Promise.all([provider.refund(id, 'back-1', FOREVER), provider.refund(id, 'back-1', FOREVER)])
    expect(api.refunds).toEqual([id])
    expect(api.asked.at(-1)).toMatchObject({ path: '/v1/refunds', form: { payment_intent: `pi_${id}` } })
  })

  it('takes a payment that was given back otherwise as done', async () => {
    const id = await started()
    api.complete(id, 'paid', 'succeeded')
    api.giveBack(id)
    await provider.refund(id, 'back-1', FOREVER)
    expect(api.refunds).toEqual([])
  })

  it('closes the page of a payment that was not made', async () => {
    const id = await started()
    await provider.refund(id, 'back-1', FOREVER)
    expect(api.sessions.get(id)?.status).toBe('expired')
    await provider.refund(id, 'back-1', FOREVER)
    expect(api.refunds).toEqual([])
  })

  it('can be asked under the key of the payment', async () => {
    const id = await started()
    api.complete(id, 'paid', 'succeeded')
    await provider.refund(id, REQUEST.key, FOREVER)
    expect(api.refunds).toEqual([id])
  })

  it('rejects where Stripe cannot give back', async () => {
    const id = await started()
    api.complete(id, 'unpaid', 'processing')
    await expect(provider.refund(id, 'back-1', FOREVER)).rejects.toThrow('No such object')
    await expect(provider.refund('cs_test_unknown', 'back-1', FOREVER)).rejects.toThrow('No such object')
  })
})
