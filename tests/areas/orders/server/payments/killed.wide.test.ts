import { join } from 'node:path'

import { afterAll, expect, it, onTestFinished } from 'vitest'

import { USER_TYPES } from '#contract/call.ts'
import type { Order } from '#areas/orders/contract/orders.ts'
import { accessTokens } from '#areas/account/server/access-token.ts'
import { insertAccount } from '#areas/account/server/insert.ts'
import { openSession } from '#areas/account/server/sessions.ts'
import { importCatalogue } from '#areas/import/server/index.ts'
import { isLong } from '#tests/support/length.ts'

import { JWT_SECRET } from '#tests/server/support/secrets.ts'
import { lines, product, variant } from '#tests/areas/catalogue/server/support/lines.ts'
import { open, preparedFolder, query, removeTemplate } from '#tests/server/database/places.ts'
import { ADDRESS } from '../support/checkout.ts'
import { killedShop } from '../support/killed-shop.ts'
import { startStripeApi, TEST_KEY } from './stripe/support/stripe-api.ts'
import { event, signature, WEBHOOK_SECRET } from './stripe/support/webhooks.ts'

afterAll(removeTemplate)

/** The token of a client with something in the cart. */
async function seeded(dataDir: string): Promise<string> {
  const database = await open({ dataDir })
  await importCatalogue(
    database,
    lines(product('zinc', { name: 'Zinc', variants: [variant('zinc', { price_eur: 35, stock: 10 })] })),
  )
  const { id } = await database.db.selectFrom('variant').select('id').executeTakeFirstOrThrow()
  const session = await database.bulk.transaction().execute(async (transaction) => {
    const userId =
      (await insertAccount(transaction, {
        user_type_id: USER_TYPES.Client,
        email: 'buyer@mail.example',
        language: 'en',
        region: 'eu',
        isActive: true,
      })) ?? 0
    await transaction.insertInto('cart_line').values({ user_id: userId, variant_id: id, quantity: 1 }).execute()
    return openSession(transaction, userId, '')
  })
  await database.stop()
  return accessTokens(JWT_SECRET).sign(session)
}

/** An order on a shop in a process of its own, which pays through a server in the shape of Stripe's. */
async function orderedShop() {
  const dataDir = await preparedFolder()
  const token = await seeded(dataDir)
  const api = await startStripeApi()
  onTestFinished(() => api.stop())
  const shop = await killedShop(dataDir, {
    JWT_SECRET,
    STRIPE_SECRET_KEY: TEST_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    PAYMENT_METHODS: 'credit_card,invoice',
    STRIPE_PORT: `${api.access.api.port}`,
  })
  const ask = async (method: string, path: string, key: string, body?: object): Promise<Order> => {
    const answer = await fetch(`${shop.address()}/api/v2${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'Idempotency-Key': key },
      ...(body && { body: JSON.stringify(body) }),
    })
    expect(answer.status).toBe(200)
    return (await answer.json()) as Order
  }
  const { order_id: id } = await ask('POST', '/storefront/orders', 'order', {
    address: ADDRESS,
    delivery_method: 'standard',
    payment_method: 'credit_card',
    total: 39.9,
  })
  const pay = () => ask('POST', `/account/orders/${id}/pay`, 'pay', { payment_method: 'credit_card' })
  const tell = async (): Promise<number> => {
    const [session] = [...api.sessions.keys()]
    const body = JSON.stringify(event('checkout.session.completed', api.snapshot(session ?? '')))
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature(body) }
    return (await fetch(`${shop.address()}/webhooks/stripe`, { method: 'POST', headers, body })).status
  }
  const run = (statement: string) => query(join(dataDir, 'pg'), statement)
  return { api, shop, pay, tell, run, order: () => ask('GET', `/account/orders/${id}`, 'read') }
}

const STANDS = `
  select paid_at is not null as is_paid, cancelled_at is not null as is_cancelled, state, amount::int, reference,
    (select count(*)::int from payment) as payments, (select stock from variant) as stock,
    (select count(*)::int from outbox) as mails
  from shop_order join payment using (order_id)`
const DUE = `update payment set due_at = clock_timestamp() where due_at is not null returning payment_id`

const MOMENTS = [
  ['after the provider has made the payment, before its answer is kept', 'lost'],
  ['before the provider has the payment', 'hang'],
] as const

it.each(MOMENTS.slice(0, isLong ? 2 : 1))(
  'a shop that is killed %s pays its order once, whether its user comes back or not (checkout.paid-once)',
  async (_, plan) => {
    const { api, shop, pay, tell, run, order } = await orderedShop()
    api.planned.push(plan)
    const [hanging, cut] = [api.hanging(), pay().catch(() => 'cut')]
    await hanging
    await shop.killShop()
    expect(await cut).toBe('cut')
    const stands = {
      is_paid: false,
      is_cancelled: false,
      state: 'pending',
      amount: 3990,
      payments: 1,
      stock: 9,
      mails: 1,
    }
    expect(await run(STANDS)).toEqual([{ ...stands, reference: null }])
    expect(api.sessions.size).toBe(plan === 'lost' ? 1 : 0)

    // The user doesn't return: the worker of the next start requests the payment under its key.
    await run(DUE)
    await shop.killShop()
    await expect.poll(() => run(STANDS), { timeout: 20_000 }).toEqual([{ ...stands, reference: 'cs_test_1' }])
    // The user comes back: pressing again leads to the same payment.
    expect((await pay()).payment).toMatchObject({
      state: 'pending',
      address: 'https://checkout.stripe.com/c/pay/cs_test_1',
    })
    expect(api.sessions.size).toBe(1)

    api.complete('cs_test_1', 'paid', 'succeeded')
    await run(DUE)
    await Promise.all([shop.killShop(), tell().catch(() => 0)])
    expect(await tell()).toBe(200)
    expect((await order()).payment).toMatchObject({ state: 'paid' })
    expect(await run(STANDS)).toEqual([{ ...stands, is_paid: true, state: 'paid', reference: 'cs_test_1' }])
    expect(api.refunds).toEqual([])
  },
  120_000,
)
