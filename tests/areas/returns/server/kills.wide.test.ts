import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { afterAll, expect, it } from 'vitest'

import { USER_TYPES, type UserType } from '#contract/call.ts'
import { accessTokens } from '#areas/account/server/access-token.ts'
import { insertAccount } from '#areas/account/server/insert.ts'
import { openSession } from '#areas/account/server/sessions.ts'
import { importCatalogue } from '#areas/import/server/index.ts'
import { isLong } from '#tests/support/length.ts'

import { lines, product, variant } from '#tests/areas/catalogue/server/support/lines.ts'
import { ADDRESS } from '#tests/areas/orders/server/support/checkout.ts'
import { killedShop } from '#tests/areas/orders/server/support/killed-shop.ts'
import { open, preparedFolder, query, removeTemplate } from '#tests/server/database/places.ts'
import { JWT_SECRET } from '#tests/server/support/secrets.ts'

afterAll(removeTemplate)

const KILLS = isLong ? 100 : 10
/** Orders that come back at any time. */
const AT_ONCE = 4
const BUYERS = KILLS * 8

interface Seeded {
  readonly admin: string
  readonly variantId: number
  readonly buyers: { readonly userId: number; readonly token: string }[]
}

/** A shop in which two pieces of one product are in the cart of each buyer. */
async function seeded(dataDir: string): Promise<Seeded> {
  const database = await open({ dataDir })
  await importCatalogue(
    database,
    lines(product('zinc', { name: 'Zinc', variants: [variant('zinc', { price_eur: 35, stock: 1_000_000 })] })),
  )
  const { id: variantId } = await database.db.selectFrom('variant').select('id').executeTakeFirstOrThrow()
  const tokens = accessTokens(JWT_SECRET)
  const sessions = await database.bulk.transaction().execute(async (transaction) => {
    const person = async (type: UserType, email: string) => {
      const account = { user_type_id: type, email, language: 'en', region: 'eu', isActive: true } as const
      return openSession(transaction, (await insertAccount(transaction, account)) ?? 0, '')
    }
    const all = []
    for (let i = 0; i < BUYERS; i += 1) {
      const session = await person(USER_TYPES.Client, `buyer-${i}@mail.example`)
      await transaction
        .insertInto('cart_line')
        .values({ user_id: session.userId, variant_id: variantId, quantity: 2 })
        .execute()
      all.push(session)
    }
    return { buyers: all, admin: await person(USER_TYPES.Admin, 'admin@mail.example') }
  })
  await database.stop()
  const signed = sessions.buyers.map(async (session) => ({
    userId: session.userId,
    token: await tokens.sign(session),
  }))
  return { variantId, admin: await tokens.sign(sessions.admin), buyers: await Promise.all(signed) }
}

interface Body {
  readonly order_id: number
  readonly returns: readonly [{ readonly return_id: number }]
  readonly refund: { readonly state: string }
}

interface Call {
  readonly token: string
  readonly method: string
  readonly path: string
  readonly body?: object
  readonly key?: string
}

it(`each return is checked, restocked and refunded once, after ${KILLS} kills of shop and database (returns.each-piece-once, returns.refund-is-made-once, returns.money-out-is-never-more)`, async () => {
  const dataDir = await preparedFolder()
  const { admin, variantId, buyers } = await seeded(dataDir)
  const shop = await killedShop(dataDir, { JWT_SECRET })

  /** Asks until it is answered. A call without a key that was carried out unheard is refused by what stands. */
  async function ask({ token, method, path, body, key }: Call): Promise<{ status: number; body: Body }> {
    for (;;) {
      try {
        const answer = await fetch(`${shop.address()}/api/v2${path}`, {
          method,
          headers: {
            Authorization: `Bearer ${token}`,
            ...(body && { 'Content-Type': 'application/json' }),
            ...(key !== undefined && { 'Idempotency-Key': key }),
          },
          ...(body && { body: JSON.stringify(body) }),
        })
        if (answer.status < 500) return { status: answer.status, body: (await answer.json()) as Body }
      } catch {
        // The shop is down just now.
      }
      await delay(10)
    }
  }

  /** Orders two pieces, sends one back, and refunds it with its delivery. */
  async function orderAndReturn({ userId, token }: Seeded['buyers'][number]): Promise<void> {
    const order = await ask({
      token,
      method: 'POST',
      path: '/storefront/orders',
      key: `order-of-${userId}`,
      body: { address: ADDRESS, delivery_method: 'standard', payment_method: 'invoice', total: 70 },
    })
    expect(order.status).toBe(200)
    const orderPath = `/admin/orders/${order.body.order_id}`
    await ask({ token: admin, method: 'PUT', path: orderPath, body: { status: 'paid' } })
    await ask({ token: admin, method: 'PUT', path: orderPath, body: { status: 'sent' } })
    const asked = await ask({
      token,
      method: 'POST',
      path: `/account/orders/${order.body.order_id}/returns`,
      key: `return-of-${userId}`,
      body: { lines: [{ product_variant_id: variantId, quantity: 1 }] },
    })
    expect(asked.status).toBe(200)
    const path = `/admin/returns/${asked.body.returns[0].return_id}`
    await ask({ token: admin, method: 'PUT', path: `${path}/received` })
    await ask({
      token: admin,
      method: 'PUT',
      path: `${path}/checked`,
      body: { lines: [{ product_variant_id: variantId, accepted: 1, restock: true }] },
    })
    await ask({
      token: admin,
      method: 'PUT',
      path: `${path}/refund`,
      body: { lines: [{ product_variant_id: variantId, amount: 35 }], delivery: 0, way: 'transfer' },
    })
    expect((await ask({ token: admin, method: 'PUT', path: `${path}/transferred` })).body.refund.state).toBe('done')
  }

  let done = 0
  const hurried: (() => void)[] = []
  const over = new AbortController()
  const all = Array.from({ length: AT_ONCE }, async () => {
    for (let buyer = buyers.pop(); buyer !== undefined && !over.signal.aborted; buyer = buyers.pop()) {
      await orderAndReturn(buyer)
      done += 1
      for (const told of hurried.splice(0)) told()
    }
  })
  const kills = [shop.killDatabase, shop.killDatabase, shop.killShop, shop.killDatabase, shop.killBoth]
  for (let i = 0; i < KILLS; i += 1) {
    await new Promise<void>((told) => hurried.push(told))
    await delay((i * 7) % 40)
    await kills[i % kills.length]?.()
  }
  over.abort()
  await Promise.all(all)

  const [counted] = await query(
    join(dataDir, 'pg'),
    `select
      (select count(*)::int from shop_order) as orders,
      (select count(*)::int from order_return where closed_at is not null) as returns,
      (select count(*)::int from refund where state = 'done') as refunds,
      (select sum(amount)::int from refund) as cents,
      (select sum(refunded)::int from shop_order) as counted,
      (select sum(returned)::int from order_line) as returned,
      (select 1000000 - stock from variant) as taken,
      (select count(*)::int from outbox where kind = 'return-asked') as asked,
      (select count(*)::int from outbox where kind = 'return-received') as received,
      (select count(*)::int from outbox where kind = 'return-refunded') as told`,
  )
  expect(counted).toEqual({
    orders: done,
    returns: done,
    refunds: done,
    cents: done * 3500,
    counted: done * 3500,
    returned: done,
    taken: done,
    asked: done,
    received: done,
    told: done,
  })
}, 900_000)
