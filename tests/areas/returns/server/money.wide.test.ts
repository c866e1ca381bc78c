import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { tries } from '#tests/support/tries.ts'
import { product, variant } from '#tests/areas/catalogue/server/support/lines.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { returningShop, type ReturningShop } from './support/returning.ts'

const PRICES = { one: 0.01, odd: 7.77, dear: 123.45 } as const
const SKUS = Object.keys(PRICES)
const products = Object.entries(PRICES).map(([sku, price_eur]) =>
  product(sku, { variants: [variant(sku, { price_eur, price_gbp: price_eur, stock: 1_000_000 })] }),
)

const bought = fc.uniqueArray(fc.record({ sku: fc.constantFrom(...SKUS), quantity: fc.integer({ min: 1, max: 9 }) }), {
  selector: ({ sku }) => sku,
  minLength: 1,
})

/** Steps that are tried with an order; most of them ask at times for more than it has room for. */
const act = fc.record({
  kind: fc.constantFrom('withdraw', 'create', 'check', 'refund', 'cancel', 'paid'),
  sku: fc.constantFrom(...SKUS),
  quantity: fc.integer({ min: 1, max: 9 }),
  share: fc.constantFrom(0, 0.5, 1, 1.5),
  delivery: fc.constantFrom(0, 4.9, 9.8),
  restock: fc.boolean(),
})

type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

async function perform(shop: ReturningShop, id: number, { kind, sku, quantity, share, delivery, restock }: Act) {
  const { returns } = await shop.own(id)
  const open = returns.find(({ state }: { state: string }) => state !== 'closed')
  switch (kind) {
    case 'withdraw':
      return shop.withdraw(id, { [sku]: quantity })
    case 'create':
      return shop.create(id, restock ? 'cancel' : 'withdrawal', { [sku]: quantity })
    case 'cancel':
      return shop.move(id, 'cancelled')
    case 'paid':
      return shop.move(id, 'paid')
    case 'check':
    case 'refund':
      break
  }
  if (open === undefined) return undefined
  const lines: readonly { product_variant_id: number; total: number }[] = open.lines
  if (kind === 'check')
    return shop.ask(shop.admin, 'PUT', `/admin/returns/${open.return_id}/checked`, {
      lines: lines.map((line) => ({ product_variant_id: line.product_variant_id, accepted: quantity - 1, restock })),
    })
  const { ways } = await shop.seen(open.return_id)
  return shop.ask(shop.admin, 'PUT', `/admin/returns/${open.return_id}/refund`, {
    lines: lines.map((line) => ({
      product_variant_id: line.product_variant_id,
      amount: Math.round(line.total * share * 100) / 100,
    })),
    delivery,
    way: ways[0] ?? 'transfer',
  })
}

/** Adds up what became of an order from the rows themselves. */
async function expectHeld({ db }: ReturningShop, id: number): Promise<void> {
  const order = await db
    .selectFrom('shop_order')
    .select(['total', 'delivery_price', 'refunded', 'delivery_refunded', 'cancelled_at'])
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  const refunds = await db.selectFrom('refund').selectAll().where('order_id', '=', id).execute()
  const sum = (of: (one: (typeof refunds)[number]) => string) =>
    refunds.reduce((cents, one) => cents + Number(of(one)), 0)
  expect(sum(({ amount }) => amount)).toBe(Number(order.refunded))
  expect(sum(({ delivery }) => delivery)).toBe(Number(order.delivery_refunded))
  expect(Number(order.refunded)).toBeLessThanOrEqual(Number(order.total))
  expect(Number(order.delivery_refunded)).toBeLessThanOrEqual(Number(order.delivery_price))

  const lines = await db.selectFrom('order_line').selectAll().where('order_id', '=', id).execute()
  const returned = await db
    .selectFrom('order_return_line')
    .innerJoin('order_return', 'order_return.return_id', 'order_return_line.return_id')
    .selectAll('order_return_line')
    .where('order_return_line.order_id', '=', id)
    .execute()
  const entries = await db.selectFrom('commission_entry').selectAll().where('order_id', '=', id).execute()
  for (const line of lines) {
    const own = returned.filter(({ variant_id }) => variant_id === line.variant_id)
    const pieces = own.reduce((all, { accepted, quantity }) => all + (accepted ?? quantity), 0)
    expect(pieces).toBe(line.returned)
    expect(pieces).toBeLessThanOrEqual(line.quantity)
    const accepted = own.reduce((all, one) => all + (one.accepted ?? 0), 0)
    const worth = own.reduce((cents, one) => cents + (one.accepted === null ? 0 : Number(one.total)), 0)
    expect(own.reduce((cents, one) => cents + Number(one.refunded), 0)).toBeLessThanOrEqual(worth)
    expect(worth).toBeLessThanOrEqual(Number(line.total))
    if (accepted === line.quantity) expect(worth).toBe(Number(line.total))
    const earned = entries
      .filter(({ variant_id }) => variant_id === line.variant_id)
      .reduce((cents, { commission }) => cents + Number(commission), 0)
    expect(earned).toBeGreaterThanOrEqual(0)
    if (accepted === line.quantity || order.cancelled_at !== null) expect(earned).toBe(0)
  }
}

describeOnEachEngine('whatever is done with an order', (engine) => {
  it('no more money goes out than came in, no piece is returned twice, and stock and commission agree (returns.money-out-is-never-more, returns.each-piece-once, commission.reversed-by-piece)', async () => {
    const shop = await returningShop(engine, { products })
    const before = await stockIn(shop)
    await fc.assert(
      fc.asyncProperty(
        bought,
        fc.boolean(),
        fc.boolean(),
        fc.array(act, { minLength: 3, maxLength: 12 }),
        async (lines, isPaid, isSent, acts) => {
          const by = await shop.clientAt(10)
          const id = await shop.order({
            by,
            isPaid,
            isSent,
            bought: Object.fromEntries(lines.map(({ sku, quantity }) => [sku, quantity])),
          })
          await shop.db
            .updateTable('shop_order')
            .set({ user_id: shop.client.userId })
            .where('order_id', '=', id)
            .execute()
          for (const one of acts) expect((await perform(shop, id, one))?.status ?? 200).toBeLessThan(500)
          await expectHeld(shop, id)
        },
      ),
      tries(15),
    )
    // What is in orders and not back is all that is missing.
    const { rows } = await shop.database.pool.query<{ missing: number }>(`
      select coalesce(sum(quantity - case when cancelled_at is null then 0 else quantity - returned end), 0)::int
        - (select coalesce(sum(accepted), 0)::int from order_return_line where restocked) as missing
      from order_line join shop_order using (order_id)`)
    expect(before - (await stockIn(shop))).toBe(rows[0]?.missing)
  }, 240_000)
})

const stockIn = async ({ db }: ReturningShop): Promise<number> =>
  (await db.selectFrom('variant').select('stock').execute()).reduce((sum, { stock }) => sum + (stock ?? 0), 0)
