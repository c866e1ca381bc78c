import { sql } from 'kysely'
import { expect, it } from 'vitest'

import type { Today } from '#areas/orders/contract/today.ts'
import { daysAfter, lastDayToWithdraw, withdrawalLawOf } from '#areas/returns/contract/withdrawal-law.ts'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { returningShop } from './support/returning.ts'

describeOnEachEngine('the day of an admin', (engine) => {
  it('has each step of a return in the history of its order (returns.order-tells-each-step)', async () => {
    const shop = await returningShop(engine)
    const { ask, admin, client } = shop
    const orderId = await shop.order()
    const [first] = (await shop.withdraw(orderId, { 'mg-60': 1 })).body.returns
    await shop.receive(first.return_id)
    await shop.receive(first.return_id)
    await shop.check(first.return_id, { 'mg-60': [1, true] })
    await shop.refund(first.return_id, { 'mg-60': 17.5 })
    await shop.transferred(first.return_id)
    await shop.transferred(first.return_id)
    const [second] = (await shop.create(orderId, 'cancel', { 'mg-60': 1 })).body.returns
    await shop.refund(second.return_id, { 'mg-60': 0 })

    const { history } = (await ask(admin, 'GET', `/admin/orders/${orderId}`)).body
    const steps = (history as { kind: string; detail: object; by: object | null }[])
      .filter(({ kind }) => /return|refund|part/i.test(kind))
      .toReversed()
    expect(steps.map(({ kind }) => kind)).toEqual([
      'returnAsked',
      'returnReceived',
      'returnChecked',
      'returnRefunded',
      'refundTransferred',
      'partCancelled',
      'returnClosed',
    ])
    expect(steps[3]?.detail).toEqual({ amount: 17.5 })
    const ids = await shop.db
      .selectFrom('order_event')
      .select('account_id')
      .where('order_id', '=', orderId)
      .where(sql<boolean>`kind ~* 'return|refund|part'`)
      .orderBy('event_id')
      .execute()
    expect(ids.map(({ account_id }) => account_id)).toEqual([client.userId, ...Array(6).fill(admin.userId)])
  })

  it('shows the returns whose next step is an admin’s, the oldest first (returns.wait-on-the-day)', async () => {
    const shop = await returningShop(engine)
    const waiting = async () => ((await shop.ask(shop.admin, 'GET', '/admin/today')).body as Today).returns
    const acts = async () => (await waiting()).returns.map(({ return_id, act }) => [return_id, act])
    const orderId = await shop.order()
    const [first] = (await shop.withdraw(orderId, { 'mg-60': 1 })).body.returns
    expect(await waiting()).toEqual({ count: 0, returns: [] })
    await shop.receive(first.return_id)
    const [second] = (await shop.create(orderId, 'cancel', { 'mg-60': 1 })).body.returns
    expect(await acts()).toEqual([
      [first.return_id, 'check'],
      [second.return_id, 'refund'],
    ])
    await shop.check(first.return_id, { 'mg-60': [1, true] })
    expect(await acts()).toContainEqual([first.return_id, 'refund'])
    await shop.refund(first.return_id, { 'mg-60': 10 })
    await shop.refund(second.return_id, { 'mg-60': 0 })
    expect(await acts()).toEqual([[first.return_id, 'transfer']])
    expect(await waiting()).toMatchObject({ count: 1, returns: [{ customer: expect.any(Object) }] })
    await shop.transferred(first.return_id)
    expect((await waiting()).count).toBe(0)
  })

  it('lets a customer withdraw for the days of the law after the last day that was promised (returns.withdraws-in-time)', async () => {
    const shop = await returningShop(engine)
    const orderId = await shop.order()
    const today = new Date().toISOString().slice(0, 10)
    const arrives = { from: daysAfter(today, 2), until: daysAfter(today, 40) }
    await sql`
      update shop_order set arrives = ${JSON.stringify(arrives)} where order_id = ${orderId}
    `.execute(shop.db)
    expect((await shop.own(orderId)).until).toBe(lastDayToWithdraw(arrives.until, withdrawalLawOf('DE')))
  })
})
