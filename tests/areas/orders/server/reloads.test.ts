import { once } from 'node:events'

import { expect, it, onTestFinished } from 'vitest'

import { createNodeServer, listen, nodeListener } from '#server/http/listen.ts'

import { memoryLog } from '#tests/server/http/support/app.ts'
import { shoppingShop } from '#tests/areas/cart/server/support/shop.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { bodyOf, orderCount, stockOf } from './support/checkout.ts'

const RELOADS = 10
const PRESSES = 10

describeOnEachEngine('an order whose page is reloaded', (engine) => {
  it(`in the middle of ${PRESSES} presses, ${RELOADS} times, is placed once, with one mail (checkout.order-from-the-servers-cart, call.idempotency-key-happens-once)`, async () => {
    const shop = await shoppingShop(engine)
    const who = await shop.person()
    await shop.add(who, { ...(await shop.idsOf('mg-60')), quantity: 1 })
    const body = JSON.stringify(await bodyOf(shop, who))
    const server = createNodeServer()
    server.on('request', nodeListener(server, shop.app.fetch, memoryLog().log))
    const address = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}/api/v2/storefront/orders`
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    const headers = {
      Authorization: `Bearer ${who.token}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': 'one',
    }
    const press = (signal: AbortSignal) => fetch(address, { method: 'POST', headers, body, signal })

    for (let reload = 0; reload < RELOADS; reload += 1) {
      const leaving = new AbortController()
      const asked = once(server, 'request')
      const presses = Array.from({ length: PRESSES }, () => press(leaving.signal))
      await asked
      leaving.abort()
      await Promise.allSettled(presses)
    }
    const last = await press(AbortSignal.timeout(60_000))
    expect(last.status).toBe(200)
    const { order_id } = (await last.json()) as { order_id: number }
    expect(await shop.db.selectFrom('shop_order').select('order_id').execute()).toEqual([{ order_id }])
    expect([await orderCount(shop), await stockOf(shop, 'mg-60')]).toEqual([1, 11])
    expect(await shop.mails(who.email)).toHaveLength(1)
  })
})
