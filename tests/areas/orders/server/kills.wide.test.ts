import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { afterAll, expect, it } from 'vitest'

import { USER_TYPES } from '#contract/call.ts'
import { accessTokens } from '#areas/account/server/access-token.ts'
import { insertAccount } from '#areas/account/server/insert.ts'
import { openSession } from '#areas/account/server/sessions.ts'
import { importCatalogue } from '#areas/import/server/index.ts'
import { isLong } from '#tests/support/length.ts'

import { lines, product, variant } from '#tests/areas/catalogue/server/support/lines.ts'
import { open, preparedFolder, query, removeTemplate } from '#tests/server/database/places.ts'
import { JWT_SECRET } from '#tests/server/support/secrets.ts'
import { ADDRESS } from './support/checkout.ts'
import { killedShop } from './support/killed-shop.ts'

afterAll(removeTemplate)

const KILLS = isLong ? 200 : 20
/** Orders under way at any time. */
const AT_ONCE = 4
/** Each buyer orders once, so there must be enough of them to keep ordering until the last kill. */
const BUYERS = KILLS * 12
/** Longer than the shop lets a call wait for its database. */
const SILENCE = isLong ? 20_000 : 10_000

interface Buyer {
  readonly userId: number
  readonly token: string
}

interface Placed {
  readonly buyer: Buyer
  readonly orderId: number
}

/** A shop in which one product is in the cart of each buyer. */
async function seeded(dataDir: string): Promise<readonly Buyer[]> {
  const database = await open({ dataDir })
  await importCatalogue(
    database,
    lines(product('zinc', { name: 'Zinc', variants: [variant('zinc', { price_eur: 35, stock: 1_000_000 })] })),
  )
  const { id } = await database.db.selectFrom('variant').select('id').executeTakeFirstOrThrow()
  const tokens = accessTokens(JWT_SECRET)
  const buyers = await database.bulk.transaction().execute(async (transaction) => {
    const sessions = []
    for (let i = 0; i < BUYERS; i += 1) {
      const email = `buyer-${i}@mail.example`
      const account = { user_type_id: USER_TYPES.Client, email, language: 'en', region: 'eu', isActive: true } as const
      const userId = (await insertAccount(transaction, account)) ?? 0
      await transaction.insertInto('cart_line').values({ user_id: userId, variant_id: id, quantity: 1 }).execute()
      sessions.push(await openSession(transaction, userId, ''))
    }
    return sessions
  })
  await database.stop()
  return Promise.all(buyers.map(async (buyer) => ({ userId: buyer.userId, token: await tokens.sign(buyer) })))
}

/** Asks until it is answered, as the checkout does: again under the same key. */
async function order(address: () => string, { token, userId }: Buyer): Promise<number> {
  for (;;) {
    try {
      const answer = await fetch(`${address()}/api/v2/storefront/orders`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': `order-of-${userId}`,
        },
        body: JSON.stringify({
          address: ADDRESS,
          delivery_method: 'standard',
          payment_method: 'invoice',
          total: 39.9,
        }),
      })
      const body = (await answer.json()) as { order_id: number }
      if (answer.status === 200) return body.order_id
      if (answer.status < 500) throw new Error(`refused: ${answer.status} ${JSON.stringify(body)}`)
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('refused')) throw error
    }
    await delay(10)
  }
}

/** Buyers who keep ordering, a few at a time, until they are stopped. */
function buying(address: () => string, buyers: Buyer[]) {
  const placed: Placed[] = []
  const hurried: (() => void)[] = []
  const over = new AbortController()
  const all = Array.from({ length: AT_ONCE }, async () => {
    for (let buyer = buyers.pop(); buyer !== undefined && !over.signal.aborted; buyer = buyers.pop()) {
      placed.push({ buyer, orderId: await order(address, buyer) })
      for (const told of hurried.splice(0)) told()
    }
  })
  const nextOrder = () => new Promise<void>((told) => hurried.push(told))
  return {
    nextOrder,
    end: async (): Promise<readonly Placed[]> => {
      await nextOrder()
      over.abort()
      await Promise.all(all)
      return placed
    },
  }
}

/** Every order that was acknowledged is there, with its mail and its piece of the stock, and nothing else is. */
async function expectOnce(dataDir: string, placed: readonly Placed[]): Promise<void> {
  const host = join(dataDir, 'pg')
  const orders = (await query(host, 'select user_id, order_id from shop_order order by order_id')) as {
    user_id: number
    order_id: number
  }[]
  expect(orders).toEqual(
    placed
      .map(({ buyer: { userId }, orderId }) => ({ user_id: userId, order_id: orderId }))
      .toSorted((a, b) => a.order_id - b.order_id),
  )
  const [counted] = await query(
    host,
    `select
      (select count(*)::int from shop_order) as orders,
      (select count(distinct user_id)::int from shop_order) as buyers,
      (select count(*)::int from outbox) as mails,
      (select count(distinct recipient)::int from outbox) as recipients,
      (select sum(quantity)::int from order_line) as sold,
      (select 1000000 - stock from variant) as taken,
      (select count(*)::int from cart_line) as left_over`,
  )
  const { length } = placed
  expect(counted).toEqual({
    orders: length,
    buyers: length,
    mails: length,
    recipients: length,
    sold: length,
    taken: length,
    left_over: BUYERS - length,
  })
}

it(`every order that was acknowledged is there once with one mail, after ${KILLS} kills of shop and database while orders are placed (checkout.order-from-the-servers-cart, call.idempotency-key-happens-once)`, async () => {
  const dataDir = await preparedFolder()
  const buyers = [...(await seeded(dataDir))]
  const shop = await killedShop(dataDir, { JWT_SECRET })
  const { nextOrder, end } = buying(shop.address, buyers)
  // A shop takes seconds to load; its database is back in less, later each time until the shop is opened anew.
  const ofDatabase = Array.from({ length: 4 }, () => shop.killDatabase)
  const kills = [...ofDatabase, shop.killShop, ...ofDatabase, shop.killBoth]
  for (let i = 0; i < KILLS; i += 1) {
    await nextOrder()
    await delay(i % 17)
    await kills[i % kills.length]?.()
  }
  const placed = await end()
  expect(buyers.length).toBeGreaterThan(0)
  await expectOnce(dataDir, placed)
}, 900_000)

it(`orders outlast a database that answers nothing for ${SILENCE / 1000} s, each once (checkout.order-from-the-servers-cart, call.idempotency-key-happens-once)`, async () => {
  const dataDir = await preparedFolder()
  const buyers = [...(await seeded(dataDir))]
  const shop = await killedShop(dataDir, { JWT_SECRET })
  const { nextOrder, end } = buying(shop.address, buyers)
  await nextOrder()
  await shop.silenceDatabase(SILENCE)
  const placed = await end()
  expect(buyers.length).toBeGreaterThan(0)
  await expectOnce(dataDir, placed)
}, 900_000)
