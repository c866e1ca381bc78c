import { expect, it } from 'vitest'

import { gate } from '#tests/server/http/support/gate.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { type Answered, linesOf, messages, shoppingShop } from './support/shop.ts'

/** More than the connections of one process. */
const MANY = 40

/** Holds the lock under which an account's changes take turns, as another process of the shop does while it changes something. */
async function holdTurn({ db }: Awaited<ReturnType<typeof shoppingShop>>, userId: number) {
  const held = gate()
  const released = gate()
  const done = db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('account').select('user_id').where('user_id', '=', userId).forNoKeyUpdate().execute()
    held.open()
    await released.passed
  })
  await held.passed
  return {
    release: () => {
      released.open()
      return done
    },
  }
}

describeOnEachEngine('changes of one account that wait for their turn', (engine) => {
  it('hold up nobody else', async () => {
    const shop = await shoppingShop(engine)
    const [busy, other] = [await shop.person(), await shop.person()]
    const ids = await shop.idsOf('mg-120')
    const { release } = await holdTurn(shop, busy.userId)
    const waiting = Promise.all(Array.from({ length: MANY }, () => shop.add(busy, { ...ids, quantity: 1 })))
    expect(linesOf(await shop.add(other, { ...ids, quantity: 1 }))).toEqual([[ids.product_variant_id, 1]])
    await release()
    expect(new Set((await waiting).map(({ status }) => status))).toEqual(new Set([200]))
    expect(linesOf(await shop.cart(busy))).toEqual([[ids.product_variant_id, MANY]])
  })

  it('are refused beyond a number of them, to be sent again soon', async () => {
    const shop = await shoppingShop(engine)
    const who = await shop.person()
    const ids = await shop.idsOf('mg-120')
    const { release } = await holdTurn(shop, who.userId)
    const answers: Answered[] = []
    const sent = Array.from({ length: 110 }, async () => {
      answers.push(await shop.add(who, { ...ids, quantity: 1 }))
    })
    await expect.poll(() => answers.length).toBe(10)
    expect(answers.map(({ status, headers, body }) => [status, headers.get('Retry-After'), body.message])).toEqual(
      Array.from({ length: 10 }, () => [429, '1', messages('en', 'tooMany')]),
    )
    await release()
    await Promise.all(sent)
    expect(linesOf(await shop.cart(who))).toEqual([[ids.product_variant_id, 100]])
  })
})
