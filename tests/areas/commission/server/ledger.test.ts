import { expect, it } from 'vitest'

import { USER_TYPES } from '#contract/call.ts'
import { fillEmptyLedger } from '#areas/commission/server/index.ts'

import { buy } from '#tests/areas/orders/server/support/checkout.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { earningShop, today } from './support/earning.ts'

describeOnEachEngine('commission', (engine) => {
  it('is earned by each line, after discount and without delivery, rounded half up (commission.rate-is-what-is-left, commission.rounds-per-line, commission.ledger-of-entries)', async () => {
    const shop = await earningShop(engine)
    await shop.add(shop.mara, { ...(await shop.idsOf('powder')), quantity: 3 })
    const order = (await buy(shop, shop.mara, 'mg-60', 2)).body
    const { data, base_rate } = await shop.report(shop.hart)
    expect(base_rate).toBe(20)
    const common = {
      kind: 'accrual',
      state: 'pending',
      created_at: order.placed_at,
      order_id: order.order_id,
      number: order.number,
      placed_at: order.placed_at,
      paid_at: null,
      cancelled_at: null,
      client: { id: shop.mara.userId, first_name: '', last_name: '' },
      currency: 'EUR',
      rate: 10,
      payout_id: null,
    }
    expect(data).toEqual([
      expect.objectContaining({ ...common, name: 'Magnesium', quantity: 2, amount: 35.98, commission: 3.6 }),
      expect.objectContaining({ ...common, name: 'Collagen', quantity: 3, amount: 0.27, commission: 0.03 }),
    ])
  })

  it('rounds half a cent up, line by line (commission.rounds-per-line)', async () => {
    const shop = await earningShop(engine)
    await shop.sell({ client: shop.mara, practitioner: shop.hart, totals: [5, 14, 15, 25, 35] })
    const cents = (await shop.entries()).map(({ commission }) => Number(commission))
    expect(cents).toEqual([1, 1, 2, 3, 4])
  })

  it.each([
    [0, 0, 0, 0],
    [15, 0, 15, 5.25],
    [15, 20, 0, 0],
    [40, 15, 25, 7.44],
    [100, 0, 100, 35],
  ])(
    'at a base rate of %i and a discount of %i is %i percent, as long as the order is there (commission.base-rate-is-a-setting)',
    async (commissionRate, discount, rate, commission) => {
      const shop = await earningShop(engine, { orderSettings: { commissionRate } })
      await shop.link(shop.mara, shop.hart, discount)
      await buy(shop, shop.mara, 'mg-120')
      await shop.link(shop.mara, shop.hart, 5)
      const { data, base_rate } = await shop.report(shop.hart)
      expect(base_rate).toBe(commissionRate)
      expect(data).toMatchObject([{ rate, commission }])
    },
  )

  it('is earned by the own practitioner alone, and by nobody through an order of theirs (commission.ledger-of-entries)', async () => {
    const shop = await earningShop(engine)
    const later = await shop.practitioner()
    await shop.link(await shop.person(), later, 0)
    await buy(shop, shop.mara, 'mg-60')
    await shop.link(shop.mara, later, 0)
    await buy(shop, shop.mara, 'mg-120')
    for (const type of [USER_TYPES.Client, USER_TYPES.Practitioner, USER_TYPES.CertifiedPractitioner, USER_TYPES.Admin])
      await buy(shop, await shop.person(type), 'mg-120')
    await buy(shop, shop.hart, 'mg-120')
    expect((await shop.entries()).map(({ practitioner_id }) => practitioner_id)).toEqual([
      shop.hart.userId,
      later.userId,
    ])
  })

  it('is written with its order or not at all', async () => {
    const shop = await earningShop(engine)
    await shop.add(shop.mara, { ...(await shop.idsOf('mg-60')), quantity: 1 })
    const refused = await shop.ask(shop.mara, 'POST', '/storefront/orders', { total: 1 })
    expect([refused.status, await shop.entries()]).toEqual([400, []])
  })

  it('waits, is approved once the order is paid, and is taken back by a cancel, once (commission.three-states, commission.ledger-of-entries)', async () => {
    const shop = await earningShop(engine)
    const { order_id } = (await buy(shop, shop.mara, 'mg-120')).body
    const states = async () => (await shop.report(shop.hart)).data.map(({ kind, state }) => [kind, state])
    expect(await states()).toEqual([['accrual', 'pending']])
    await shop.move(order_id, 'paid')
    expect(await states()).toEqual([['accrual', 'approved']])
    await Promise.all([1, 2, 3].map(() => shop.move(order_id, 'cancelled')))
    const { data, sums } = await shop.report(shop.hart)
    expect(data).toMatchObject([
      { kind: 'reversal', state: 'approved', amount: -31.5, commission: -3.15, rate: 10, quantity: 1 },
      { kind: 'accrual', state: 'approved', amount: 31.5, commission: 3.15 },
    ])
    expect(data[0]?.created_at).toBe(data[0]?.cancelled_at)
    expect(sums).toMatchObject([{ currency: 'EUR', pending: 0, approved: 0, paid: 0, this_month: 0 }])
  })

  it('is taken back once if all of the money of an order that is sent goes back, also after its payout (commission.ledger-of-entries)', async () => {
    const shop = await earningShop(engine)
    const { order_id } = (await buy(shop, shop.mara, 'mg-120')).body
    await shop.move(order_id, 'paid')
    await shop.move(order_id, 'sent')
    expect((await shop.pay(shop.hart, 3.15)).status).toBe(200)
    await shop.giveBack(order_id)
    await shop.payments.settlePayment({
      reference: `demo-${order_id}`,
      amount: 3640,
      currency: 'EUR',
      state: 'refunded',
    })
    const { data, sums } = await shop.report(shop.hart)
    expect(data).toMatchObject([
      { kind: 'reversal', state: 'approved', commission: -3.15, cancelled_at: null },
      { kind: 'accrual', state: 'paid', commission: 3.15 },
    ])
    expect(sums).toMatchObject([{ approved: -3.15, paid: 3.15 }])
    expect((await shop.ask(shop.admin, 'GET', `/admin/orders/${order_id}`)).body.status).toBe('sent')
  })

  it('of an order that was cancelled before it was paid is listed and counts nowhere (commission.unpaid-cancelled-counts-nowhere)', async () => {
    const shop = await earningShop(engine)
    const order = await shop.sell({
      client: shop.mara,
      practitioner: shop.hart,
      totals: [5000],
      placedAt: '2026-01-10T12:00:00Z',
    })
    await shop.sell({ client: shop.mara, practitioner: shop.hart, totals: [1000], placedAt: '2026-01-11T12:00:00Z' })
    await shop.move(order, 'cancelled')
    const { data, sums } = await shop.report(shop.hart, { from: '2026-01-01', to: '2026-01-31' })
    expect(data.map(({ commission, cancelled_at }) => [commission, cancelled_at === null])).toEqual([
      [1, true],
      [5, false],
    ])
    expect(sums).toMatchObject([{ pending: 1, approved: 0, paid: 0 }])
    expect(sums[0]?.months.at(-1)).toEqual({ month: '2026-01', pending: 1, approved: 0, paid: 0 })
  })

  it('of a shop that had no ledger is filled in from its orders, once', async () => {
    const shop = await earningShop(engine)
    await buy(shop, shop.mara, 'mg-60')
    const cancelled = (await buy(shop, shop.mara, 'mg-120')).body
    await shop.move(cancelled.order_id, 'cancelled')
    await buy(shop, shop.hart, 'mg-120')
    const before = await shop.entries()
    const withoutIds = (rows: typeof before) => rows.map(({ entry_id: _id, ...row }) => row)
    expect(before).toHaveLength(3)
    await shop.db.deleteFrom('commission_entry').execute()
    await Promise.all([1, 2].map(() => fillEmptyLedger(shop.db, { commissionRate: 20 })))
    expect(withoutIds(await shop.entries())).toEqual(withoutIds(before))
    await fillEmptyLedger(shop.db, { commissionRate: 50 })
    expect(withoutIds(await shop.entries())).toEqual(withoutIds(before))
  })

  it('outlives the account of the client without their name, and that of the practitioner', async () => {
    const shop = await earningShop(engine)
    const { order_id } = (await buy(shop, shop.mara, 'mg-120')).body
    await shop.move(order_id, 'paid')
    expect((await shop.pay(shop.hart, 3.15)).status).toBe(200)
    await shop.ask(shop.mara, 'DELETE', '/account/')
    expect((await shop.report(shop.hart)).data).toMatchObject([{ client: null, commission: 3.15, state: 'paid' }])
    const exported = (await shop.ask(shop.hart, 'GET', '/account/export')).body
    expect(exported).toMatchObject({
      commission: [{ kind: 'accrual', sku: 'mg-120', currency: 'EUR', rate: 10, commission: 3.15 }],
      payouts: [{ currency: 'EUR', total: 3.15, paid_on: today() }],
    })
    expect(exported.commission[0].payout_id).toBe(exported.payouts[0].payout_id)
    expect((await shop.ask(shop.hart, 'DELETE', '/account/')).status).toBe(200)
    expect(await shop.entries()).toMatchObject([{ practitioner_id: null, commission: '315' }])
    const { body } = await shop.ask(shop.admin, 'GET', '/admin/payouts')
    expect(body.data).toMatchObject([{ practitioner: null, total: 3.15, entries: 1 }])
  })
})
