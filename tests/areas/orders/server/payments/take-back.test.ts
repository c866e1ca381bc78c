import { expect, it } from 'vitest'

import { USER_TYPES } from '#contract/call.ts'

import { payingShop } from './support/shop.ts'
import { today } from '#tests/areas/commission/server/support/earning.ts'
import { messages } from '#tests/areas/cart/server/support/shop.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'

const HOUR = 60 * 60_000

/** A shop with an order of a client that an admin has marked as paid. */
async function markedShop(engine: Parameters<typeof payingShop>[0]) {
  const shop = await payingShop(engine)
  const client = await shop.clientAt(10)
  const id = await shop.buy('invoice', client)
  await shop.move(id, 'paid')
  const takeBack = (order = id, by = shop.admin) => shop.ask(by, 'DELETE', `/admin/orders/${order}/paid`)
  return {
    ...shop,
    id,
    client,
    takeBack,
    refused: async (order = id) => {
      const { status, body } = await takeBack(order)
      return [status, body.message]
    },
    seen: async (order = id) => (await shop.ask(shop.admin, 'GET', `/admin/orders/${order}`)).body,
    set: (order: number, values: { paid_at: Date }) =>
      shop.db.updateTable('shop_order').set(values).where('order_id', '=', order).execute(),
    earned: async () => {
      const { practitioner_id } = await shop.db
        .selectFrom('shop_order')
        .select('practitioner_id')
        .where('order_id', '=', id)
        .executeTakeFirstOrThrow()
      const { body } = await shop.ask(shop.admin, 'GET', '/admin/commission')
      return { practitioner_id, payable: body.data.map(({ total }: { total: number }) => total) }
    },
    payOut: async (practitioner_id: number | null, total: number) =>
      shop.ask(shop.admin, 'POST', '/admin/payouts', {
        practitioner_id,
        currency: 'EUR',
        paid_on: today(),
        total,
      }),
  }
}

describeOnEachEngine("'paid', marked by hand,", (engine) => {
  it('is taken back within the hour that the order tells of, and its commission is pending again (admin.takes-paid-back)', async () => {
    const shop = await markedShop(engine)
    const { paid_at, paid_revocable_until: until } = await shop.seen()
    expect(Date.parse(until) - Date.parse(paid_at)).toBe(HOUR)
    expect((await shop.earned()).payable).toHaveLength(1)
    const { status, body } = await shop.takeBack()
    expect([status, body.status, body.paid_at, body.paid_revocable_until]).toEqual([200, 'placed', null, null])
    expect((await shop.earned()).payable).toEqual([])
    expect(await shop.refused()).toEqual([409, messages('en', 'orderNotPaid')])
    expect((await shop.takeBack(999_999)).status).toBe(404)
    expect((await shop.move(shop.id, 'paid')).body.status).toBe('paid')
  })

  it('is taken back by nobody but an admin', async () => {
    const shop = await markedShop(engine)
    const practitioner = await shop.person(USER_TYPES.CertifiedPractitioner)
    expect((await shop.takeBack(shop.id, practitioner)).status).toBe(403)
    expect((await shop.seen()).status).toBe('paid')
  })

  it('stays after an hour, and once the order is cancelled', async () => {
    const shop = await markedShop(engine)
    await shop.set(shop.id, { paid_at: new Date(Date.now() - HOUR) })
    expect(await shop.refused()).toEqual([409, messages('en', 'orderPaidTooLongAgo')])
    expect((await shop.seen()).paid_revocable_until).toBeNull()
    await shop.set(shop.id, { paid_at: new Date() })
    await shop.move(shop.id, 'cancelled')
    expect(await shop.refused()).toEqual([409, messages('en', 'orderCancelled')])
    expect((await shop.seen()).paid_revocable_until).toBeNull()
  })

  it('can be taken back of an order that was sent, which then is sent and not paid', async () => {
    const shop = await markedShop(engine)
    await shop.move(shop.id, 'sent')
    expect((await shop.takeBack()).body).toMatchObject({ status: 'sent', paid_at: null })
  })

  it('stays where a provider has the money', async () => {
    const shop = await markedShop(engine)
    const paid = await shop.buy('credit_card', shop.client)
    await shop.pay(paid, 'credit_card', {}, shop.client)
    expect(await shop.refused(paid)).toEqual([409, messages('en', 'orderPaidAtProvider')])
    expect(await shop.seen(paid)).toMatchObject({ status: 'paid', paid_revocable_until: null })
  })

  it('stays once its commission is paid out', async () => {
    const shop = await markedShop(engine)
    const { practitioner_id, payable } = await shop.earned()
    expect((await shop.payOut(practitioner_id, payable[0])).status).toBe(200)
    expect(await shop.refused()).toEqual([409, messages('en', 'orderPaidOut')])
    expect((await shop.seen()).paid_revocable_until).toBeNull()
  })

  it('leaves a payout nothing to pay that began while it was taken back', async () => {
    const shop = await markedShop(engine)
    const { practitioner_id, payable } = await shop.earned()
    let paying: ReturnType<typeof shop.payOut> | undefined
    await shop.db.transaction().execute(async (transaction) => {
      await transaction.updateTable('shop_order').set({ paid_at: null }).where('order_id', '=', shop.id).execute()
      paying = shop.payOut(practitioner_id, payable[0])
      await expect
        .poll(async () => {
          const waiting = await shop.db
            .selectFrom('commission_entry')
            .select('entry_id')
            .forUpdate()
            .skipLocked()
            .execute()
          return waiting.length
        })
        .toBe(0)
    })
    expect((await paying)?.status).toBe(409)
  })

  it('gives an order that is not by invoice its whole time to be paid again (checkout.unpaid-is-cancelled)', async () => {
    const shop = await markedShop(engine)
    const id = await shop.buy('credit_card', shop.client)
    await shop.move(id, 'paid')
    await shop.endTimeToPay()
    await shop.takeBack(id)
    await shop.work()
    expect((await shop.seen(id)).status).toBe('placed')
  })
})
