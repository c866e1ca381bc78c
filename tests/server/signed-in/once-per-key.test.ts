import { expect, it } from 'vitest'

import { openAccountLock } from '#server/signed-in/account-lock.ts'
import { oncePerKey } from '#server/signed-in/once-per-key.ts'

import { shoppingShop } from '#tests/areas/cart/server/support/shop.ts'
import { describeOnEachEngine } from '../support/database.ts'

type Outcome = number | 'full' | { readonly refused: string } | undefined

/** An account's calls that carry out the given outcomes, one after another, and find 7 again. */
async function callsWith(engine: Parameters<typeof shoppingShop>[0], outcomes: Outcome[]) {
  const shop = await shoppingShop(engine)
  const { userId } = await shop.person()
  const { withAccountLock } = openAccountLock(shop.db)
  const left = [...outcomes]
  return {
    left,
    send: (key: string | undefined, call: unknown = ['order']) =>
      withAccountLock(userId, (transaction) =>
        oncePerKey<Outcome>(
          transaction,
          { userId, key, call },
          {
            carryOut: async () => left.shift(),
            repeat: async ({ key: repeated }) => (repeated === key ? 7 : undefined),
          },
        ),
      ),
  }
}

describeOnEachEngine('a call of an account (call.idempotency-key-happens-once)', (engine) => {
  it.each<Outcome>([1, undefined])('with the outcome %s is carried out once under its key', async (outcome) => {
    const { send, left } = await callsWith(engine, [outcome, 2])
    expect([await send('k'), await send('k')]).toEqual([outcome, 7])
    expect([await send('k', ['another']), left]).toEqual(['keyUsed', [2]])
  })

  it.each<Outcome>(['full', { refused: 'stock' }])('that is refused with %j leaves its key unused', async (refusal) => {
    const { send } = await callsWith(engine, [refusal, 2])
    expect([await send('k'), await send('k', ['another'])]).toEqual([refusal, 2])
  })

  it('without a key is carried out each time', async () => {
    const { send } = await callsWith(engine, [1, 2])
    expect([await send(undefined), await send(undefined)]).toEqual([1, 2])
  })
})
