import { sql } from 'kysely'
import { expect, it } from 'vitest'

import { LANGUAGE_CODES } from '#contract/languages.ts'
import { USER_TYPES } from '#contract/call.ts'

import { messages } from '#tests/areas/cart/server/support/shop.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { type EarningShop, earningShop, today } from './support/earning.ts'

const payable = async ({ ask, admin }: EarningShop) => (await ask(admin, 'GET', '/admin/commission')).body

/** Statements of the shop's database that wait for a lock. */
async function waiting({ db }: EarningShop): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** An order of these amounts that is paid. */
async function earned(shop: EarningShop, totals: readonly number[], currency: 'EUR' | 'GBP' = 'EUR'): Promise<number> {
  const id = await shop.sell({ client: shop.mara, practitioner: shop.hart, totals, currency })
  await shop.move(id, 'paid')
  return id
}

describeOnEachEngine('a payout', (engine) => {
  it('pays what is approved of one practitioner and currency, and is theirs to read (admin.marks-commission-paid, commission.statement-for-each-payout, commission.payout-pays-an-entry-once)', async () => {
    const shop = await earningShop(engine)
    const other = await shop.practitioner()
    await earned(shop, [1000, 2000])
    await earned(shop, [5000], 'GBP')
    const waiting = await shop.sell({ client: shop.mara, practitioner: shop.hart, totals: [9900] })
    const theirs = await shop.sell({ client: shop.mara, practitioner: other, totals: [700] })
    await shop.move(theirs, 'paid')
    const hart = {
      user_id: shop.hart.userId,
      former_id: null,
      email: shop.hart.email,
      first_name: '',
      last_name: '',
      practice_name: '',
    }
    const ofOther = {
      practitioner: { ...hart, user_id: other.userId, email: other.email },
      currency: 'EUR',
      bank: null,
    }
    expect(await payable(shop)).toEqual({
      next_payout: expect.any(String),
      data: [
        { practitioner: hart, currency: 'EUR', entries: 2, total: 3, bank: null },
        { practitioner: hart, currency: 'GBP', entries: 1, total: 5, bank: null },
        { ...ofOther, entries: 1, total: 0.7 },
      ],
      current_page: 1,
      limit: 25,
      total_pages: 1,
      total_results: 3,
    })

    const { status, body } = await shop.pay(shop.hart, 3, { note: 'Transfer of January', paid_on: today() })
    const paid = { paid_on: today(), currency: 'EUR', total: 3, entries: 2, note: 'Transfer of January' }
    expect([status, body]).toEqual([200, { payout_id: 1, ...paid, practitioner: hart, created_at: expect.any(String) }])
    expect((await payable(shop)).data).toMatchObject([{ currency: 'GBP', total: 5 }, ofOther])
    expect((await shop.ask(shop.admin, 'GET', '/admin/payouts')).body.data).toEqual([body])

    const own = (path = '', who = shop.hart) => shop.ask(who, 'GET', `/account/practitioners/commission/payouts${path}`)
    expect((await own()).body.data).toEqual([{ payout_id: 1, ...paid }])
    const statement = (await own('/1')).body
    const { user_id: _id, former_id: _former, ...payee } = hart
    expect(statement).toMatchObject({ payout_id: 1, ...paid, payee, time_zone: 'Europe/Berlin' })
    expect(statement.lines).toMatchObject([
      { commission: 1, state: 'paid', payout_id: 1 },
      { commission: 2, state: 'paid', payout_id: 1 },
    ])
    expect((await own('', other)).body.data).toEqual([])
    expect([(await own('/1', other)).status, (await own('/2')).status]).toEqual([404, 404])

    const { sums } = await shop.report(shop.hart)
    expect(sums).toMatchObject([
      { currency: 'EUR', pending: 9.9, approved: 0, paid: 3 },
      { currency: 'GBP', pending: 0, approved: 5, paid: 0 },
    ])
    await shop.move(waiting, 'paid')
    expect((await shop.report(shop.hart)).sums).toMatchObject([{ pending: 0, approved: 9.9, paid: 3 }, {}])
  })

  it('is refused with the new total if it is not the one that the admin saw, in each language', async () => {
    const shop = await earningShop(engine)
    await earned(shop, [123_456])
    for (const language of LANGUAGE_CODES) {
      const refused = await shop.ask(
        shop.admin,
        'POST',
        '/admin/payouts',
        { practitioner_id: shop.hart.userId, currency: 'EUR', paid_on: today(), total: 100 },
        { language },
      )
      expect([refused.status, refused.body]).toEqual([
        409,
        {
          message: messages(language, 'payoutChanged'),
          errors: { total: messages(language, 'totalChanged', { total: '123,46\u00A0€' }) },
        },
      ])
    }
    expect((await shop.pay(shop.hart, 123.46, { currency: 'GBP' })).body.errors.total).toContain('£0.00')
    expect((await shop.entries()).map(({ payout_id }) => payout_id)).toEqual([null])
  })

  it('takes back what was cancelled after an earlier one, and waits while more is owed than earned (commission.payout-pays-an-entry-once)', async () => {
    const shop = await earningShop(engine)
    const first = await earned(shop, [5000])
    await shop.pay(shop.hart, 5)
    await shop.move(first, 'cancelled')
    expect((await shop.report(shop.hart)).sums).toMatchObject([{ pending: 0, approved: -5, paid: 5 }])
    expect((await payable(shop)).data).toEqual([])
    await earned(shop, [2000])
    expect((await payable(shop)).data).toEqual([])
    expect((await shop.pay(shop.hart, 2)).status).toBe(409)
    await earned(shop, [4000])
    expect((await payable(shop)).data).toMatchObject([{ entries: 3, total: 1 }])
    expect((await shop.pay(shop.hart, 1)).body).toMatchObject({ entries: 3, total: 1 })
    expect((await shop.report(shop.hart)).sums).toMatchObject([{ pending: 0, approved: 0, paid: 6 }])
  })

  it('is made once by admins who pay at once, in one process or two (commission.payout-pays-an-entry-once)', async () => {
    const shop = await earningShop(engine)
    const second = await shop.person(USER_TYPES.Admin)
    await earned(shop, [1000, 2000, 3000])
    const body = { practitioner_id: shop.hart.userId, currency: 'EUR', paid_on: today(), total: 6 }
    // All wait for an entry before the first of them goes on, so that none comes after the others.
    const { asked } = await shop.db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('commission_entry').select('entry_id').forUpdate().execute()
      const answers = Promise.all([
        shop.ask(shop.admin, 'POST', '/admin/payouts', body),
        shop.askElsewhere(second, 'POST', '/admin/payouts', body),
      ])
      await expect.poll(() => waiting(shop)).toBe(2)
      return { asked: answers }
    })
    const statuses = (await asked).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409])
    const made = await shop.db.selectFrom('commission_payout').select(['payout_id', 'total']).execute()
    expect(made).toMatchObject([{ total: '600' }])
    expect(new Set((await shop.entries()).map(({ payout_id }) => payout_id))).toEqual(new Set([made[0]?.payout_id]))
  })

  it('is made once for each key, however often it is sent (call.idempotency-key-happens-once)', async () => {
    const shop = await earningShop(engine)
    await earned(shop, [1000])
    const answers = await Promise.all([1, 2, 3].map(() => shop.pay(shop.hart, 1, { key: 'one' })))
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, answers[0]?.body]))
    expect((await shop.pay(shop.hart, 2, { key: 'one' })).status).toBe(409)
    await shop.db.deleteFrom('call_key').execute()
    await earned(shop, [1000])
    expect((await shop.pay(shop.hart, 1, { key: 'one' })).body).toEqual(answers[0]?.body)
    const second = await shop.person(USER_TYPES.Admin)
    expect((await shop.pay(shop.hart, 1, { key: 'one', by: second })).body).toMatchObject({ payout_id: 2, total: 1 })
  })

  it.each([
    ['the day after today', { paid_on: '2999-01-01' }, 400, 'paid_on'],
    ['a day that is in no calendar', { paid_on: '2026-02-30' }, 400, 'paid_on'],
    ['a note that is too long', { note: 'x'.repeat(2001) }, 400, 'note'],
    ['nothing to pay', { total: 0 }, 400, 'total'],
    ['another currency', { currency: 'USD' }, 400, 'currency'],
    ['an account that is not there', { practitioner_id: 999_999 }, 404, undefined],
  ])('is refused for %s', async (_, wrong, status, field) => {
    const shop = await earningShop(engine)
    await earned(shop, [1000])
    const body = { practitioner_id: shop.hart.userId, currency: 'EUR', paid_on: today(), total: 1, ...wrong }
    const refused = await shop.ask(shop.admin, 'POST', '/admin/payouts', body)
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([
      status,
      field === undefined ? [] : [field],
    ])
    expect(await shop.db.selectFrom('commission_payout').selectAll().execute()).toEqual([])
  })
})
