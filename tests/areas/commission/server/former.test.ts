import { expect, it } from 'vitest'

import { settleFormers } from '#areas/commission/server/former/settle.ts'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { type EarningShop, earningShop, today } from './support/earning.ts'

const DETAILS = { kind: 'iban', holder: 'Zoë Linden', iban: 'DE75512108001245126199' }

const payable = async (shop: EarningShop) => (await shop.ask(shop.admin, 'GET', '/admin/commission')).body.data
const formers = (shop: EarningShop) => shop.db.selectFrom('commission_former').selectAll().execute()
const leave = (shop: EarningShop) => shop.ask(shop.hart, 'DELETE', '/account/')
const payFormer = (shop: EarningShop, former_id: number, total: number) =>
  shop.ask(shop.admin, 'POST', '/admin/payouts', { former_id, currency: 'EUR', paid_on: today(), total })

describeOnEachEngine('a practitioner who deletes their account', (engine) => {
  it('is told what is owed, stays payable, and is forgotten once it is paid (commission.owed-after-deletion, account.deletion-says-what-is-owed)', async () => {
    const shop = await earningShop(engine)
    const sell = (cents: number) => shop.sell({ client: shop.mara, practitioner: shop.hart, totals: [cents] })
    await shop.move(await sell(10_000), 'paid')
    const waiting = await sell(5000)
    await shop.move(await sell(9000), 'cancelled')
    await shop.ask(shop.hart, 'PUT', '/account/practitioners/bank', DETAILS)
    const told = (await shop.ask(shop.hart, 'GET', '/account/leaving')).body
    expect(told).toEqual({ commission: [{ currency: 'EUR', pending: 5, approved: 10 }], has_bank_details: true })
    expect((await shop.ask(shop.mara, 'GET', '/account/leaving')).body).toEqual({
      commission: [],
      has_bank_details: false,
    })

    expect((await leave(shop)).status).toBe(200)
    const [former] = await formers(shop)
    expect(former).toMatchObject({ email: shop.hart.email, settled_at: null, bank: expect.any(Buffer) })
    const id = former?.former_id ?? 0
    const practitioner = { user_id: null, former_id: id, email: shop.hart.email }
    expect(await payable(shop)).toMatchObject([{ practitioner, total: 10, bank: 'iban' }])
    const made = await payFormer(shop, id, 10)
    expect([made.status, made.body]).toMatchObject([200, { total: 10, practitioner }])
    const [mail] = await shop.mails(shop.hart.email)
    expect(mail?.body).toContain('10,00')
    expect(mail?.body).not.toContain('/payouts/')
    expect(await formers(shop)).toMatchObject([{ settled_at: null }])

    await shop.move(waiting, 'paid')
    expect(await payable(shop)).toMatchObject([{ practitioner, total: 5 }])
    await payFormer(shop, id, 5)
    expect(await formers(shop)).toMatchObject([{ email: null, bank: null, settled_at: expect.any(Date) }])
    expect(await payable(shop)).toEqual([])
    const done = (await shop.ask(shop.admin, 'GET', '/admin/payouts')).body.data
    expect(done).toMatchObject([{ practitioner: { former_id: id, email: '' } }, {}])
    await shop.db
      .updateTable('commission_former')
      .set({ settled_at: new Date('2001-01-01') })
      .execute()
    await settleFormers(shop.db)
    expect(await formers(shop)).toEqual([])
    expect((await shop.ask(shop.admin, 'GET', '/admin/payouts')).body.data).toMatchObject([{ practitioner: null }, {}])
  })

  it('leaves nothing behind where nothing is owed, and nothing for long where nothing is left to pay', async () => {
    const shop = await earningShop(engine)
    expect((await leave(shop)).status).toBe(200)
    expect(await formers(shop)).toEqual([])

    const next = await shop.practitioner()
    const order = await shop.sell({ client: shop.mara, practitioner: next, totals: [1000] })
    await shop.ask(next, 'DELETE', '/account/')
    await settleFormers(shop.db)
    expect(await formers(shop)).toMatchObject([{ settled_at: null }])
    await shop.move(order, 'cancelled')
    await settleFormers(shop.db)
    expect(await formers(shop)).toMatchObject([{ email: null, settled_at: expect.any(Date) }])
  })

  it.each([[{}], [{ practitioner_id: 1, former_id: 1 }], [{ former_id: 999 }]])(
    'is not paid where %o names nobody',
    async (whom) => {
      const shop = await earningShop(engine)
      const body = { ...whom, currency: 'EUR', paid_on: today(), total: 1 }
      expect((await shop.ask(shop.admin, 'POST', '/admin/payouts', body)).status).toBe(404)
    },
  )
})
