import { expect, it } from 'vitest'

import { openCatalogue } from '#areas/catalogue/server/index.ts'
import { DELIVERY_DEFAULTS } from '#server/delivery-methods.ts'
import { seedAccounts } from '#server/demo/accounts.ts'
import { seedClients } from '#server/demo/clients.ts'
import { DEMO_ORDERS } from '#areas/orders/server/demo/order-list.ts'
import { seedOrders } from '#areas/orders/server/demo/orders.ts'
import { seedPayouts } from '#areas/commission/server/demo/payouts.ts'
import { seedDemo } from '#server/demo/seed.ts'

import { accountShop, messages } from '#tests/areas/account/server/support/shop.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { quietLog } from '#tests/server/support/log.ts'
import { PAPER_SETTINGS } from '#tests/server/support/paper-settings.ts'
import { SELLER } from '#tests/server/support/seller.ts'

describeOnEachEngine('the orders of the demo', (engine) => {
  it('are in every state, lower the stock once, send no mail, belong to a full practice, and come back only where there are none (demo.certified-has-a-full-practice)', async () => {
    const shop = await accountShop(engine)
    const deps = {
      region: 'eu',
      messages,
      shopName: 'Verbena',
      commissionRate: 20,
      tax: { everywhere: 20, own: [] },
      timeZone: 'Europe/Berlin',
      seller: SELLER,
      deliveryMethods: DELIVERY_DEFAULTS.eu,
      papers: PAPER_SETTINGS,
    } as const
    await seedDemo(shop.database)
    await seedAccounts(shop.db, 'eu')
    await seedClients(shop.db, deps)
    const catalogue = await openCatalogue(shop.database, { region: 'eu', log: quietLog })
    const stocks = () => shop.db.selectFrom('variant').select(['id', 'stock']).orderBy('id').execute()
    const before = await stocks()
    await seedOrders(shop.db, { ...deps, catalogue })
    const orders = await shop.db.selectFrom('shop_order').selectAll().orderBy('placed_at').execute()
    expect(orders).toHaveLength(DEMO_ORDERS.length)
    const states = orders.map((order) =>
      [order.paid_at, order.sent_at, order.cancelled_at].map((at) => at !== null).join(),
    )
    expect(new Set(states)).toEqual(
      new Set(['false,false,false', 'true,false,false', 'true,true,false', 'false,false,true']),
    )
    const payments = await shop.db
      .selectFrom('payment')
      .innerJoin('shop_order', 'shop_order.order_id', 'payment.order_id')
      .select(['payment_method', 'method', 'state', 'amount', 'total', 'settled_at', 'paid_at'])
      .execute()
    expect(payments).toHaveLength(orders.filter(({ payment_method }) => payment_method !== 'invoice').length)
    expect(payments.length).toBeGreaterThan(0)
    for (const { payment_method, method, state, amount, total, settled_at, paid_at } of payments)
      expect([method, state, amount, settled_at]).toEqual([payment_method, 'paid', total, paid_at])
    const sold = await shop.db
      .selectFrom('order_line')
      .innerJoin('shop_order', 'shop_order.order_id', 'order_line.order_id')
      .select(['variant_id', 'quantity', 'cancelled_at'])
      .execute()
    const after = await stocks()
    const taken = before.flatMap(({ id, stock }, place) => {
      const by = (stock ?? 0) - (after[place]?.stock ?? 0)
      return by === 0 ? [] : [[id, by]]
    })
    const counted = new Map<number, number>()
    for (const { variant_id, quantity, cancelled_at } of sold)
      if (cancelled_at === null) counted.set(variant_id, (counted.get(variant_id) ?? 0) + quantity)
    expect(taken).toEqual([...counted].toSorted(([a], [b]) => a - b))
    expect(after.filter(({ stock }, place) => stock === 0 && before[place]?.stock !== 0)).toEqual([])
    expect(await shop.mails()).toEqual([])

    await seedPayouts(shop.db)
    const entries = () => shop.db.selectFrom('commission_entry').selectAll().orderBy('entry_id').execute()
    const payouts = () => shop.db.selectFrom('commission_payout').selectAll().orderBy('payout_id').execute()
    const [earned, paid] = [await entries(), await payouts()]
    const placedAt = new Map(orders.map(({ order_id, placed_at }) => [order_id, placed_at]))
    expect(new Set(earned.map(({ created_at }) => created_at.toISOString().slice(0, 7))).size).toBeGreaterThan(5)
    for (const { kind, order_id, created_at } of earned)
      if (kind === 'accrual') expect(created_at).toEqual(placedAt.get(order_id ?? 0))
    expect(paid).toHaveLength(2)
    for (const { payout_id, total } of paid)
      expect(
        earned.filter((one) => one.payout_id === payout_id).reduce((sum, one) => sum + Number(one.commission), 0),
      ).toBe(Number(total))
    const kinds = (some: typeof earned) => new Set(some.map(({ kind }) => kind))
    expect(kinds(earned)).toEqual(new Set(['accrual', 'reversal']))
    expect(
      earned.some(
        ({ payout_id, order_id }) =>
          payout_id === null && orders.some((one) => one.order_id === order_id && one.paid_at !== null),
      ),
    ).toBe(true)

    const { user_id: certified } = await shop.db
      .selectFrom('account')
      .select('user_id')
      .where('email', '=', 'certified@verbena.test')
      .executeTakeFirstOrThrow()
    const clients = await shop.db
      .selectFrom('client')
      .select('user_id')
      .where('practitioner_id', '=', certified)
      .execute()
    const protocols = await shop.db
      .selectFrom('protocol')
      .select('protocol_id')
      .where('user_id', '=', certified)
      .execute()
    const shared = await shop.db
      .selectFrom('protocol_share')
      .select('client_id')
      .where(
        'protocol_id',
        'in',
        protocols.map(({ protocol_id }) => protocol_id),
      )
      .execute()
    const sharedWith = new Set(shared.map(({ client_id }) => client_id))
    expect(protocols.length).toBeGreaterThanOrEqual(12)
    expect(clients.some(({ user_id }) => sharedWith.has(user_id))).toBe(true)
    expect(new Set(orders.map(({ user_id }) => user_id)).has(certified)).toBe(true)
    expect(orders.some(({ practitioner_id }) => practitioner_id === certified)).toBe(true)
    expect(earned.some(({ practitioner_id }) => practitioner_id === certified)).toBe(true)

    const kept = JSON.stringify([orders, after])
    await seedOrders(shop.db, { ...deps, catalogue })
    await seedPayouts(shop.db)
    expect([await entries(), await payouts()]).toEqual([earned, paid])
    const again = await shop.db.selectFrom('shop_order').selectAll().orderBy('placed_at').execute()
    expect(JSON.stringify([again, await stocks()])).toBe(kept)
    await catalogue.close()
  })
})
