import { sql } from 'kysely'
import { expect, it } from 'vitest'

import type { Today } from '#areas/orders/contract/today.ts'
import { USER_TYPES } from '#contract/call.ts'

import { messages, shoppingShop } from '#tests/areas/cart/server/support/shop.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { buy } from './support/checkout.ts'

describeOnEachEngine("an operator's day", (engine) => {
  it('has the orders that wait, the oldest first, stock that runs out, and the days of its zone (day.today-shows-the-day)', async () => {
    const shop = await shoppingShop(engine, { timeZone: 'Pacific/Kiritimati' })
    const [who, admin] = [await shop.person(), await shop.person(USER_TYPES.Admin)]
    const first = (await buy(shop, who, 'mg-60', 7)).body
    const second = (await buy(shop, who, 'powder', 1)).body
    const paid = (await buy(shop, who, 'mg-120')).body
    const cancelled = (await buy(shop, who, 'mg-120')).body
    await shop.ask(admin, 'PUT', `/admin/orders/${paid.order_id}`, { status: 'paid' })
    await shop.ask(admin, 'PUT', `/admin/orders/${cancelled.order_id}`, { status: 'cancelled' })
    const place = (id: number, at: string) =>
      shop.db
        .updateTable('shop_order')
        .set({
          placed_at: sql`(date_trunc('day', now() at time zone 'Pacific/Kiritimati') + ${at}::interval) at time zone 'Pacific/Kiritimati'`,
        })
        .where('order_id', '=', id)
        .execute()
    await place(first.order_id, '-7 days')
    await place(second.order_id, '-1 second')
    const { body } = await shop.ask(admin, 'GET', '/admin/today')
    const today = body as Today
    expect(today.to_pay.count).toBe(2)
    expect(today.to_pay.orders.map(({ number }) => number)).toEqual([first.number, second.number])
    expect(today.to_send.orders.map(({ number }) => number)).toEqual([paid.number])
    expect(today.days).toHaveLength(14)
    const sold = today.days.map(({ orders, total }) => [orders, total])
    expect(sold.at(-1)).toEqual([1, paid.total])
    expect(sold.at(-2)).toEqual([1, second.total])
    expect(sold.at(-8)).toEqual([1, first.total])
    expect(sold.filter(([orders]) => orders === 0)).toHaveLength(11)
    expect(
      today.low_stock.variants.map(({ name, net_contents, stock, sold: pieces }) => [
        name,
        net_contents,
        stock,
        pieces,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['Zinc', expect.any(String), 0, 0],
        ['Collagen', '250 g', 2, 1],
        ['Magnesium', '60 capsules', 5, 7],
      ]),
    )
    expect(today.low_stock.variants[0]?.name).toBe('Magnesium')
  })

  it('begins with a mail for each new order, which says nothing of its customer (day.mail-on-a-new-order)', async () => {
    const orderMail = { to: ['one@shop.example', 'two@shop.example'], language: 'de' } as const
    const shop = await shoppingShop(engine, { orderSettings: { orderMail } })
    const who = await shop.person()
    const { order_id, number } = (await buy(shop, who, 'mg-60', 2)).body
    for (const to of orderMail.to) {
      const [mail] = await shop.mails(to)
      expect(mail?.language).toBe('de')
      expect(mail?.subject).toBe(messages('de', 'mailOrderNewSubject', { number, amount: '44,88\u00a0€' }))
      expect(mail?.body).toContain(`https://shop.example/de/account/admin/orders/${order_id}`)
      expect(`${mail?.subject}${mail?.body}`).not.toMatch(new RegExp(`\\{\\{|Vos|${who.email}`))
    }
    await buy(shop, who, 'mg-60', 99)
    expect(await shop.mails('one@shop.example')).toHaveLength(1)
  })
})
