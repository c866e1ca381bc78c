import { expect } from 'vitest'

import { USER_TYPES } from '#contract/call.ts'
import type { PaymentMethod } from '#contract/constants.ts'
import type { Payments } from '#areas/orders/server/payments/index.ts'
import { type WorkDeps, workThrough } from '#areas/orders/server/payments/work.ts'

import { bodyOf, place } from '../../support/checkout.ts'
import { type Person, type Sent, shoppingShop } from '#tests/areas/cart/server/support/shop.ts'
import type { Engine } from '#tests/server/support/database.ts'
import { testProvider } from './provider.ts'

type Options = Parameters<typeof shoppingShop>[1]

export type PayingShop = Awaited<ReturnType<typeof payingShop>>

/** A shop with a test provider and a person who has orders in it. */
export async function payingShop(engine: Engine, options: Options = {}) {
  const test = testProvider()
  const shop = await shoppingShop(engine, { provider: test.provider, ...options })
  const [who, admin] = [await shop.person(), await shop.person(USER_TYPES.Admin)]
  const buy = async (method: PaymentMethod = 'credit_card', by: Person = who): Promise<number> => {
    await shop.add(by, { ...(await shop.idsOf('mg-60')), quantity: 2 })
    const placed = await place(shop, by, { ...(await bodyOf(shop, by)), payment_method: method })
    expect(placed.status).toBe(200)
    return placed.body.order_id
  }
  const pay = (id: number, method: PaymentMethod = 'credit_card', sent?: Sent, by: Person = who, ask = shop.ask) =>
    ask(by, 'POST', `/account/orders/${id}/pay`, { payment_method: method }, sent)
  return {
    ...shop,
    ...test,
    who,
    admin,
    buy,
    pay,
    order: async (id: number) => (await shop.ask(who, 'GET', `/account/orders/${id}`)).body,
    move: (id: number, status: string) => shop.ask(admin, 'PUT', `/admin/orders/${id}`, { status }),
    rows: () => shop.db.selectFrom('payment').selectAll().orderBy('payment_id').execute(),
    /** Makes the waiting payments due for the worker. */
    makeDue: () =>
      shop.db
        .updateTable('payment')
        .set({ due_at: new Date(0) })
        .where('due_at', 'is not', null)
        .execute(),
    /** Makes the time to pay end now. */
    endTimeToPay: () =>
      shop.db
        .updateTable('shop_order')
        .set({ pay_by: new Date(Date.now() - 1000) })
        .where('pay_by', 'is not', null)
        .execute(),
    work: ({ work }: Payments & { readonly work: WorkDeps } = shop.payments) => {
      const { signal } = new AbortController()
      return workThrough(work, signal, signal)
    },
  }
}
