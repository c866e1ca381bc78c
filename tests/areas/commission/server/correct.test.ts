import { expect, it } from 'vitest'

import { LANGUAGE_CODES } from '#contract/languages.ts'

import { messages } from '#tests/areas/cart/server/support/shop.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { type EarningShop, earningShop } from './support/earning.ts'

const correct = (shop: EarningShop, body: object, key?: string) =>
  shop.ask(
    shop.admin,
    'POST',
    '/admin/commission/corrections',
    { email: shop.hart.email, amount: -1.25, reason: 'Returned', ...body },
    key === undefined ? {} : { key },
  )

describeOnEachEngine('a correction of commission (commission.corrections-have-a-reason)', (engine) => {
  it('is approved from the first, is listed with its reason, and is paid with the rest', async () => {
    const shop = await earningShop(engine)
    const order = await shop.sell({ client: shop.mara, practitioner: shop.hart, totals: [5000] })
    await shop.move(order, 'paid')
    const { status, body } = await correct(shop, { email: ` ${shop.hart.email.toUpperCase()} `, reason: ' Returned ' })
    expect([status, body]).toEqual([
      200,
      {
        entry_id: expect.any(Number),
        practitioner: {
          user_id: shop.hart.userId,
          former_id: null,
          email: shop.hart.email,
          first_name: '',
          last_name: '',
          practice_name: '',
        },
        currency: 'EUR',
        amount: -1.25,
        reason: 'Returned',
        created_at: expect.any(String),
      },
    ])
    const { data, sums, today } = await shop.report(shop.hart)
    expect(data[0]).toEqual({
      entry_id: body.entry_id,
      kind: 'correction',
      state: 'approved',
      created_at: body.created_at,
      order_id: null,
      number: '',
      placed_at: null,
      paid_at: null,
      cancelled_at: null,
      client: null,
      product_variant_id: null,
      name: '',
      net_contents: '',
      quantity: 0,
      currency: 'EUR',
      amount: 0,
      rate: 0,
      commission: -1.25,
      reason: 'Returned',
      payout_id: null,
    })
    expect(sums).toMatchObject([{ pending: 0, approved: 3.75, paid: 0, this_month: 3.75 }])
    expect((await shop.csv(shop.hart)).split('\r\n')[1]).toBe(
      `${today},"","","Returned","",0,0.00,0,-1.25,EUR,"Correction","Approved",`,
    )
    const exported = (await shop.ask(shop.hart, 'GET', '/account/export')).body
    expect(exported.commission.at(-1)).toMatchObject({ kind: 'correction', commission: -1.25, reason: 'Returned' })
    expect((await shop.pay(shop.hart, 3.75)).body).toMatchObject({ entries: 2, total: 3.75 })
    expect((await shop.report(shop.hart)).sums).toMatchObject([{ approved: 0, paid: 3.75 }])
  })

  it('is made once for each key, however often it is sent (call.idempotency-key-happens-once)', async () => {
    const shop = await earningShop(engine)
    const answers = await Promise.all([1, 2, 3].map(() => correct(shop, {}, 'one')))
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, answers[0]?.body]))
    expect((await correct(shop, { amount: 2 }, 'one')).status).toBe(409)
    await shop.db.deleteFrom('call_key').execute()
    expect((await correct(shop, {}, 'one')).body).toEqual(answers[0]?.body)
    expect(await shop.entries()).toHaveLength(1)
  })

  it.each([
    ['nobody', { email: 'nobody@mail.example' }, 'email'],
    ['nothing', { amount: 0 }, 'amount'],
    ['a part of a cent', { amount: 0.001 }, 'amount'],
    ['more than is allowed', { amount: 100_000.01 }, 'amount'],
    ['no reason', { reason: ' ' }, 'reason'],
  ])('is refused for %s', async (_, wrong, field) => {
    const shop = await earningShop(engine)
    const refused = await correct(shop, wrong)
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, [field]])
    expect(await shop.entries()).toEqual([])
  })

  it('is refused for whoever is no practitioner', async () => {
    const shop = await earningShop(engine)
    for (const { email } of [shop.mara, shop.admin]) expect((await correct(shop, { email })).status).toBe(400)
  })
})

describeOnEachEngine('the date of a payout (commission.no-date-before-the-newest)', (engine) => {
  it('is no day before the newest entry that it pays, or the payout before it', async () => {
    const shop = await earningShop(engine)
    const sell = async (placedAt: string) => {
      await shop.move(await shop.sell({ client: shop.mara, practitioner: shop.hart, totals: [1000], placedAt }), 'paid')
    }
    // In Berlin it is the 11th already.
    await sell('2026-01-10T23:30:00Z')
    const early = await shop.pay(shop.hart, 1, { paid_on: '2026-01-10' })
    expect([early.status, early.body.errors]).toEqual([
      400,
      { paid_on: messages('en', 'fieldDayBefore', { date: '11 Jan 2026' }) },
    ])
    expect((await shop.pay(shop.hart, 1, { paid_on: '2026-01-11' })).status).toBe(200)
    await sell('2026-01-05T12:00:00Z')
    expect((await shop.pay(shop.hart, 1, { paid_on: '2026-01-10' })).status).toBe(400)
    await shop.sell({ client: shop.mara, practitioner: shop.hart, totals: [9900] })
    expect((await shop.pay(shop.hart, 1, { paid_on: '2026-01-12' })).status).toBe(200)
  })
})

describeOnEachEngine('the mail of a payout (commission.payout-is-mailed)', (engine) => {
  it.each(LANGUAGE_CODES)('says in %s how much was paid, and leads to the statement', async (language) => {
    const shop = await earningShop(engine)
    await shop.db
      .updateTable('account')
      .set((eb) => ({ language_id: eb.selectFrom('language').select('id').where('code', '=', language) }))
      .where('user_id', '=', shop.hart.userId)
      .execute()
    await correct(shop, { amount: 1234.5 })
    for (const key of ['one', 'one']) await shop.pay(shop.hart, 1234.5, { key })
    const mails = await shop.mails(shop.hart.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toContain('1.234,50\u00A0€')
    expect(mails[0]?.body).toContain(`https://shop.example/${language}/account/practitioner/commission/payouts/`)
  })
})
