import { expect } from 'vitest'

import type { PaymentMethod } from '#contract/constants.ts'
import { givingBack, giveBackNext } from '#areas/returns/server/give-back.ts'

import { payingShop } from '#tests/areas/orders/server/payments/support/shop.ts'
import { bodyOf, place } from '#tests/areas/orders/server/support/checkout.ts'
import type { Person, Sent } from '#tests/areas/cart/server/support/shop.ts'
import type { Engine } from '#tests/server/support/database.ts'

export type ReturningShop = Awaited<ReturnType<typeof returningShop>>

/** The state of an order before anything of it comes back. */
interface Begun {
  readonly method?: PaymentMethod
  readonly isPaid?: boolean
  readonly isSent?: boolean
  readonly by?: Person
  readonly bought?: Readonly<Record<string, number>>
}

/** A shop with a client of a practitioner, whose orders come back. */
export async function returningShop(engine: Engine, options: Parameters<typeof payingShop>[1] = {}) {
  const shop = await payingShop(engine, options)
  const { db, ask, admin } = shop
  const client = await shop.clientAt(10)
  const idOf = async (sku: string) => (await shop.idsOf(sku)).product_variant_id
  const linesOf = async (bought: Readonly<Record<string, number>>) =>
    Promise.all(
      Object.entries(bought).map(async ([sku, quantity]) => ({ product_variant_id: await idOf(sku), quantity })),
    )
  const order = async ({
    method = 'invoice',
    isPaid = true,
    isSent = true,
    by = client,
    bought = { 'mg-60': 3 },
  }: Begun = {}): Promise<number> => {
    for (const [sku, quantity] of Object.entries(bought)) await shop.add(by, { ...(await shop.idsOf(sku)), quantity })
    const placed = await place(shop, by, { ...(await bodyOf(shop, by)), payment_method: method })
    expect(placed.status).toBe(200)
    const id: number = placed.body.order_id
    if (isPaid && method === 'invoice') await shop.move(id, 'paid')
    if (isPaid && method !== 'invoice') await shop.pay(id, method, {}, by)
    if (isSent) await shop.move(id, 'sent')
    return id
  }
  const withdraw = async (id: number, bought: Readonly<Record<string, number>>, sent?: Sent, by = client) =>
    ask(by, 'POST', `/account/orders/${id}/returns`, { lines: await linesOf(bought) }, sent)
  return {
    ...shop,
    client,
    order,
    idOf,
    withdraw,
    own: async (id: number, by = client) => (await ask(by, 'GET', `/account/orders/${id}/returns`)).body,
    seen: async (id: number) => (await ask(admin, 'GET', `/admin/returns/${id}`)).body,
    create: async (id: number, kind: 'withdrawal' | 'cancel', bought: Readonly<Record<string, number>>, sent?: Sent) =>
      ask(admin, 'POST', `/admin/orders/${id}/returns`, { kind, lines: await linesOf(bought) }, sent),
    receive: (id: number) => ask(admin, 'PUT', `/admin/returns/${id}/received`),
    check: async (id: number, accepted: Readonly<Record<string, readonly [number, boolean]>>) =>
      ask(admin, 'PUT', `/admin/returns/${id}/checked`, {
        lines: await Promise.all(
          Object.entries(accepted).map(async ([sku, [pieces, restock]]) => ({
            product_variant_id: await idOf(sku),
            accepted: pieces,
            restock,
          })),
        ),
      }),
    refund: async (
      id: number,
      amounts: Readonly<Record<string, number>>,
      { delivery = 0, way = 'transfer', note = '' }: { delivery?: number; way?: string; note?: string } = {},
    ) =>
      ask(admin, 'PUT', `/admin/returns/${id}/refund`, {
        lines: await Promise.all(
          Object.entries(amounts).map(async ([sku, amount]) => ({ product_variant_id: await idOf(sku), amount })),
        ),
        delivery,
        way,
        note,
      }),
    transferred: (id: number) => ask(admin, 'PUT', `/admin/returns/${id}/transferred`),
    workOnRefunds: async () => {
      await db
        .updateTable('refund')
        .set({ due_at: new Date(0) })
        .where('due_at', 'is not', null)
        .execute()
      const giveBack = givingBack(shop.returning)
      while (await giveBackNext(shop.returning, giveBack, new AbortController().signal));
    },
    refunds: () => db.selectFrom('refund').selectAll().orderBy('refund_id').execute(),
    /** Cents of commission by line, and their sum. */
    commission: (id: number) =>
      db
        .selectFrom('commission_entry')
        .select(['kind', 'commission', 'quantity', 'amount'])
        .where('order_id', '=', id)
        .orderBy('entry_id')
        .execute(),
    kindsTo: async ({ email }: Person) =>
      (await db.selectFrom('outbox').select('kind').where('recipient', '=', email).orderBy('id').execute()).map(
        ({ kind }) => kind,
      ),
    /** As if an order had been sent so many days ago, with no promise of its days. */
    sentAgo: (id: number, days: number) =>
      db
        .updateTable('shop_order')
        .set({ sent_at: new Date(Date.now() - days * 24 * 60 * 60_000), arrives: null })
        .where('order_id', '=', id)
        .execute(),
  }
}
