import { expect, it } from 'vitest'

import { USER_TYPES } from '#contract/call.ts'

import { messages, shoppingShop } from '#tests/areas/cart/server/support/shop.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { buy, stored } from './support/checkout.ts'

async function orderedShop(engine: Parameters<Parameters<typeof describeOnEachEngine>[1]>[0]) {
  const shop = await shoppingShop(engine)
  const [who, admin] = [await shop.clientAt(10), await shop.person(USER_TYPES.Admin)]
  const move = (id: number, body: object) => shop.ask(admin, 'PUT', `/admin/orders/${id}`, body)
  const read = async (id: number) => (await shop.ask(admin, 'GET', `/admin/orders/${id}`)).body
  const note = (id: number, text: string) => shop.ask(admin, 'POST', `/admin/orders/${id}/notes`, { note: text })
  return { shop, who, admin, move, read, note }
}

const kinds = ({ history }: { history: readonly { kind: string }[] }) => history.map(({ kind }) => kind).toReversed()

describeOnEachEngine('a parcel', (engine) => {
  it('is told with an order that is sent, can be corrected, and each is mailed once (day.sent-with-tracking)', async () => {
    const { shop, who, move } = await orderedShop(engine)
    const { order_id, number } = (await buy(shop, who, 'mg-120', 2)).body
    const first = { carrier: 'dhl', tracking_number: '0034 0434 1610' }
    const sent = (await move(order_id, { status: 'sent', shipment: first })).body
    expect(sent.shipment).toEqual({ carrier: 'dhl', tracking_number: '003404341610' })
    const [mail] = await shop.mails(who.email)
    expect(mail?.subject).toBe(messages('en', 'mailOrderSentSubject', { number }))
    expect(mail?.body).toContain(messages('en', 'mailOrderParcel', { carrier: 'DHL', number: '003404341610' }))
    expect(mail?.body).toContain('piececode=003404341610')

    const before = await stored(shop)
    for (const body of [{ status: 'sent' }, { status: 'sent', shipment: first }])
      expect((await move(order_id, body)).body.shipment).toEqual(sent.shipment)
    expect(await stored(shop)).toBe(before)

    const other = { carrier: 'other', tracking_number: 'ZX-1' }
    expect((await move(order_id, { status: 'sent', shipment: other })).body.shipment).toEqual(other)
    const [news] = await shop.mails(who.email)
    expect(news?.subject).toBe(messages('en', 'mailOrderTrackingSubject', { number }))
    expect(news?.body).toContain('ZX-1')
    expect(news?.body).not.toMatch(/\{\{|https:\/\/www\.dhl/)
    expect((await shop.ask(who, 'GET', `/account/orders/${order_id}`)).body.shipment).toEqual(other)
    const mails = (await shop.mails(who.email)).length
    expect((await move(order_id, { status: 'sent', shipment: null })).body.shipment).toBe(null)
    expect((await shop.mails(who.email)).length).toBe(mails)
  })

  it('has a carrier and a number, and nothing that no carrier prints', async () => {
    const { shop, who, move } = await orderedShop(engine)
    const { order_id } = (await buy(shop, who, 'mg-120')).body
    for (const shipment of [
      { carrier: 'pigeon', tracking_number: '1' },
      { carrier: 'dhl', tracking_number: '  ' },
      { carrier: 'dhl', tracking_number: 'javascript:alert(1)' },
      { carrier: 'dhl', tracking_number: '1'.repeat(61) },
    ])
      expect((await move(order_id, { status: 'sent', shipment })).status).toBe(400)
    expect((await move(order_id, { status: 'paid' })).body).toMatchObject({ status: 'paid', shipment: null })
  })
})

describeOnEachEngine('the history of an order', (engine) => {
  it('tells every move, mail and note, the latest first, and who made it (day.order-has-a-history)', async () => {
    const { shop, who, admin, move, note, read } = await orderedShop(engine)
    const { order_id } = (await buy(shop, who, 'mg-120', 2)).body
    await move(order_id, { status: 'paid' })
    await shop.ask(admin, 'DELETE', `/admin/orders/${order_id}/paid`)
    await note(order_id, ' Rang \u202eat noon ')
    await move(order_id, { status: 'sent', shipment: { carrier: 'ups', tracking_number: 'UPS77' } })
    const order = await read(order_id)
    expect(kinds(order)).toEqual(['placed', 'mail', 'paid', 'unpaid', 'note', 'sent', 'mail'])
    const [mail, sent, noted] = order.history
    expect(mail).toMatchObject({ by: null, detail: { mail: 'order-sent' } })
    expect(sent.detail).toEqual({ shipment: { carrier: 'ups', tracking_number: 'UPS77' } })
    expect(noted).toMatchObject({ detail: { note: 'Rang at noon' }, by: { first_name: expect.any(String) } })

    const cancelled = (await buy(shop, who, 'mg-120')).body
    await move(cancelled.order_id, { status: 'cancelled' })
    expect((await read(cancelled.order_id)).history[1]).toMatchObject({ kind: 'cancelled', detail: { why: 'shop' } })
  })

  it('is shown to admins alone, and loses its notes and numbers with the account (day.notes-on-an-order)', async () => {
    const { shop, who, move, note, read } = await orderedShop(engine)
    const { order_id } = (await buy(shop, who, 'mg-120', 2)).body
    await move(order_id, { status: 'sent', shipment: { carrier: 'ups', tracking_number: 'UPS77' } })
    expect((await note(order_id, '  ')).status).toBe(400)
    expect((await note(999_999, 'Nobody')).status).toBe(404)
    await note(order_id, 'Has two dogs')
    const own = await shop.ask(who, 'GET', `/account/orders/${order_id}`)
    expect(JSON.stringify(own.body)).not.toMatch(/history|two dogs/)
    await shop.ask(who, 'DELETE', '/account/')
    const order = await read(order_id)
    expect(order.shipment).toBe(null)
    expect(kinds(order)).toEqual(['placed', 'mail', 'sent', 'mail', 'note'])
    expect(JSON.stringify(order)).not.toMatch(/two dogs|UPS77/)
  })
})
