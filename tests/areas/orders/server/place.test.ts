import { sql } from 'kysely'
import { expect, it } from 'vitest'

import { EMPTY_CART } from '#areas/cart/contract/cart.ts'
import { USER_TYPES } from '#contract/call.ts'
import { bcp47, LANGUAGE_CODES } from '#contract/languages.ts'
import { arrivalText } from '#areas/orders/contract/arrival-text.ts'
import { ownOrderPath } from '#machines/orders/orders-place.ts'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { SELLER } from '#tests/server/support/seller.ts'
import { messages, shoppingShop } from '#tests/areas/cart/server/support/shop.ts'
import { ADDRESS, bodyOf, buy, orderCount, place, stockOf } from './support/checkout.ts'

const DELIVERED = { ...ADDRESS, addition: '', phone: '' }

describeOnEachEngine('an order', (engine) => {
  it('holds what was in the cart, which is empty then, and lowers the stock (checkout.order-from-the-servers-cart, checkout.orders-freeze-rate-and-practitioner)', async () => {
    const shop = await shoppingShop(engine)
    const who = await shop.clientAt(10)
    const [pack, powder] = [await shop.idsOf('mg-60'), await shop.idsOf('powder')]
    await shop.add(who, { ...pack, quantity: 2 })
    await shop.add(who, { ...powder, quantity: 3 })
    const { items } = (await shop.cart(who)).body
    const { status, body } = await place(shop, who, await bodyOf(shop, who), { key: 'one' })
    expect(status).toBe(200)
    expect(body).toEqual({
      order_id: expect.any(Number),
      number: expect.stringMatching(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/),
      status: 'placed',
      placed_at: expect.any(String),
      paid_at: null,
      sent_at: null,
      shipment: null,
      cancelled_at: null,
      currency: 'EUR',
      total_items: 5,
      lines: [
        {
          ...pack,
          name: 'Magnesium',
          lang: 'en',
          slug: 'alder-magnesium',
          brand: 'Alder',
          net_contents: '60 capsules',
          asset: items[0].asset,
          price: 19.99,
          quantity: 2,
          discount: 4,
          total: 35.98,
          tax_rate: 20,
        },
        expect.objectContaining({ ...powder, price: 0.1, quantity: 3, discount: 0.03, total: 0.27 }),
      ],
      address: DELIVERED,
      delivery_method: { id: 'standard', title: 'Standard delivery', lang: 'en', price: 4.9 },
      payment: null,
      payment_method: 'invoice',
      discount_rate: 10,
      total_price: 40.28,
      total_discount: 4.03,
      taxes: [{ rate: 20, net: 34.29, tax: 6.86 }],
      billing: null,
      reverse_charge: false,
      total: 41.15,
      seller: SELLER,
      papers: [],
      arrives: { from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    })
    expect((await shop.cart(who)).body).toEqual({ ...EMPTY_CART, discount_rate: 10 })
    expect([await stockOf(shop, 'mg-60'), await stockOf(shop, 'powder')]).toEqual([10, 0])

    await shop.db.updateTable('client').set({ practitioner_id: null }).execute()
    await shop.db.updateTable('product').set({ name: 'Another' }).execute()
    await shop.db.updateTable('variant').set({ price_eur: 99 }).execute()
    expect((await shop.ask(who, 'GET', `/account/orders/${body.order_id}`)).body).toEqual(body)
    const { practitioner_id, discount_rate } = await shop.db
      .selectFrom('shop_order')
      .select(['practitioner_id', 'discount_rate'])
      .executeTakeFirstOrThrow()
    expect([practitioner_id, discount_rate]).toEqual([who.userId + 1, 10])
  })

  it('keeps the seller and the account of its day, and knows none where it is older (checkout.invoice-keeps-its-seller)', async () => {
    const seller = { ...SELLER, name: 'Former Ltd', bank: 'DE89 3704' }
    const shop = await shoppingShop(engine, { orderSettings: { seller } })
    const who = await shop.person()
    const { order_id } = (await buy(shop, who, 'mg-60')).body
    const read = async () => (await shop.ask(who, 'GET', `/account/orders/${order_id}`)).body
    expect((await read()).seller).toEqual(seller)
    await shop.db.updateTable('shop_order').set({ seller: null }).execute()
    expect(await read()).not.toHaveProperty('seller')
  })

  it('keeps the language of its names, also of those that the page has not, and none for the words of the operator', async () => {
    const delivery = { price: 4.9, free_from: null, countries: ['DE', 'NL'], days: null }
    const shop = await shoppingShop(engine, {
      orderSettings: {
        deliveryMethods: [
          { id: 'standard', title: { key: 'deliveryStandard' }, ...delivery },
          { id: 'pick-up', title: { text: 'At our door' }, ...delivery },
        ],
      },
    })
    const who = await shop.person()
    const order = async (delivery_method: string) => {
      await shop.add(who, { ...(await shop.idsOf('mg-60')), quantity: 1 })
      const { body } = await place(shop, who, { ...(await bodyOf(shop, who)), delivery_method }, { language: 'jp' })
      return (await shop.ask(who, 'GET', `/account/orders/${body.order_id}`, undefined, { language: 'jp' })).body
    }
    const [standard, own] = [await order('standard'), await order('pick-up')]
    expect(standard.delivery_method).toMatchObject({ title: messages('jp', 'deliveryStandard'), lang: 'ja' })
    expect(own.delivery_method).toEqual({ id: 'pick-up', title: 'At our door', price: 4.9 })
    expect(standard.lines[0]).toMatchObject({ name: 'Magnesium', lang: 'en' })
  })

  it('is confirmed by mail in the language of the page, in each language', async () => {
    const shop = await shoppingShop(engine)
    for (const language of LANGUAGE_CODES) {
      const who = await shop.clientAt(5)
      await shop.add(who, { ...(await shop.idsOf('mg-120')), quantity: 1 })
      const { body } = await place(shop, who, await bodyOf(shop, who), { language })
      const mails = await shop.mails(who.email)
      expect(mails).toHaveLength(1)
      const [mail] = mails
      expect(mail).toMatchObject({
        language,
        subject: messages(language, 'mailOrderSubject', { number: body.number, shop: 'Verbena' }),
      })
      expect(mail?.body).toContain(`https://shop.example/${language}/account/client/orders/${body.order_id}\n`)
      expect(mail?.body).toContain(messages(language, 'mailCartTotal', { amount: '38,15\u00a0€' }))
      expect(mail?.body).toContain(`${body.delivery_method.title}`)
      const days = arrivalText(body.arrives, language === 'en' ? 'en-GB' : bcp47(language))
      expect(mail?.body).toContain(messages(language, 'mailOrderArrives', { days }))
      const address =
        {
          en: 'Mara Vos\nLindengracht 12\n1015 KG Amsterdam\nNetherlands',
          de: 'Mara Vos\nLindengracht 12\n1015 KG Amsterdam\nNiederlande',
          hu: 'Vos Mara\nLindengracht 12\n1015 KG Amsterdam\nHollandia',
          jp: '〒1015 KG\nオランダ\nAmsterdam\nLindengracht 12\nVos Mara',
          'zh-TW': '1015 KG\n荷蘭\nAmsterdam\nLindengracht 12\nVos Mara',
          zh_tw: '1015 KG\n荷蘭\nAmsterdam\nLindengracht 12\nVos Mara',
        }[language as string] ?? 'Mara Vos\nLindengracht 12\n1015 KG Amsterdam\n'
      expect(mail?.body).toContain(address)
      expect(mail?.body).not.toMatch(/^NL$/m)
      expect(`${mail?.subject}${mail?.body}`).not.toContain('{{')
    }
  })

  it.each([
    ['invoice', 'DE89 3704', true],
    ['invoice', null, false],
    ['credit_card', 'DE89 3704', false],
  ] as const)(
    'by %s says in its mail where to pay, where the account is %s: %s (checkout.invoice-says-where-to-pay)',
    async (payment_method, bank, isTold) => {
      const shop = await shoppingShop(engine, { orderSettings: { seller: { ...SELLER, bank } } })
      const who = await shop.person()
      await shop.add(who, { ...(await shop.idsOf('mg-120')), quantity: 1 })
      const { body } = await place(shop, who, { ...(await bodyOf(shop, who)), payment_method })
      const account = { amount: '39,90\u00a0€', account: 'DE89 3704', number: body.number }
      const [mail] = await shop.mails(who.email)
      expect(mail?.body.includes(messages('en', 'mailOrderPayTo', account))).toBe(isTold)
      expect(mail?.body.includes('payment reference')).toBe(isTold)
    },
  )

  it.each(Object.values(USER_TYPES))(
    'leads a user of type %i by its mails to where they find it among their own orders (checkout.mails-lead-to-the-order)',
    async (type) => {
      const shop = await shoppingShop(engine)
      const [who, admin] = [await shop.person(type), await shop.person(USER_TYPES.Admin)]
      const { order_id: id } = (await buy(shop, who, 'mg-120')).body
      const link = `https://shop.example/en${ownOrderPath(type, id)}\n`
      for (const status of ['sent', 'cancelled']) {
        expect((await shop.mails(who.email))[0]?.body).toContain(link)
        await shop.db.updateTable('shop_order').set({ sent_at: null }).execute()
        await shop.ask(admin, 'PUT', `/admin/orders/${id}`, { status })
      }
      const mails = await shop.mails(who.email)
      expect(mails.map(({ body }) => body.includes(link))).toEqual([true, true, true])
    },
  )

  it.each(['invoice', 'credit_card'] as const)(
    'by %s says in its mail, in each language, how it is paid and that it is not yet (checkout.mail-says-how-to-pay)',
    async (payment_method) => {
      const shop = await shoppingShop(engine)
      for (const language of LANGUAGE_CODES) {
        const who = await shop.person()
        await shop.add(who, { ...(await shop.idsOf('mg-120')), quantity: 1 })
        await place(shop, who, { ...(await bodyOf(shop, who)), payment_method }, { language })
        const [mail] = await shop.mails(who.email)
        const method = messages(language, `payment.${payment_method}`)
        expect(mail?.body).toContain(messages(language, 'mailOrderPayment', { method }))
        expect(mail?.body.includes(messages(language, 'mailOrderPayWithin'))).toBe(payment_method !== 'invoice')
      }
    },
  )

  it('is in pounds in the United Kingdom, with tax at the rate of the setting (tax.rates-are-the-operators)', async () => {
    const shop = await shoppingShop(engine, { region: 'uk', orderSettings: { tax: { everywhere: 5, own: [] } } })
    const who = await shop.person()
    await shop.add(who, { ...(await shop.idsOf('mg-120')), quantity: 1 })
    const { body } = await place(shop, who, await bodyOf(shop, who, 'uk'))
    expect(body).toMatchObject({
      currency: 'GBP',
      total: 34.45,
      taxes: [{ rate: 5, net: 32.81, tax: 1.64 }],
      discount_rate: 0,
    })
    expect((await shop.mails(who.email))[0]?.body).toContain('£34.45')
  })

  it('leaves in the cart what its owner could not see there', async () => {
    const shop = await shoppingShop(engine)
    const who = await shop.person()
    await shop.add(who, { ...(await shop.idsOf('mg-60')), quantity: 1 })
    await shop.add(who, { ...(await shop.idsOf('powder')), quantity: 1 })
    await shop.changeVariant('powder', { withdrawn_at: new Date() })
    const { status, body } = await place(shop, who, await bodyOf(shop, who))
    expect([status, body.lines.length]).toEqual([200, 1])
    await shop.changeVariant('powder', { withdrawn_at: null })
    expect((await shop.cart(who)).body.items).toEqual([expect.objectContaining(await shop.idsOf('powder'))])
  })

  it('is bought by certified practitioners for what is theirs alone (product.restricted-is-for-types-one-and-two)', async () => {
    const shop = await shoppingShop(engine)
    const who = await shop.person(USER_TYPES.CertifiedPractitioner)
    expect((await buy(shop, who, 'iron', 2)).body).toMatchObject({ total: 24.9, total_items: 2 })
  })

  it('does not lower what is not counted', async () => {
    const shop = await shoppingShop(engine)
    const who = await shop.person()
    await shop.add(who, { ...(await shop.idsOf('mg-60')), quantity: 2 })
    const body = await bodyOf(shop, who)
    await sql`alter table variant alter column stock drop not null`.execute(shop.db)
    await shop.db
      .updateTable('variant')
      .set({ stock: null as never })
      .where('sku', '=', 'mg-60')
      .execute()
    expect((await place(shop, who, body)).status).toBe(200)
    expect(await stockOf(shop, 'mg-60')).toBeNull()
  })
})

describeOnEachEngine('a cart that its own order has emptied', (engine) => {
  async function ordered() {
    const shop = await shoppingShop(engine)
    const who = await shop.clientAt(10)
    await shop.add(who, { ...(await shop.idsOf('mg-60')), quantity: 2 })
    const body = await bodyOf(shop, who)
    const { number } = (await place(shop, who, body, { key: 'one' })).body as { number: string }
    return { shop, who, body, said: messages('en', 'orderedJustNow', { number }) }
  }

  it('names that order where just the same is asked for once more, with what was seen and without (checkout.own-order-is-known)', async () => {
    const { shop, who, body, said } = await ordered()
    const { seen: _, ...blind } = body
    for (const again of [body, blind]) {
      const refused = await place(shop, who, again, { key: 'two' })
      expect([refused.status, refused.body]).toEqual([409, { message: said }])
    }
    expect(await orderCount(shop)).toBe(1)
  })

  it('names no other order: of other lines, of long ago, cancelled (checkout.own-order-is-known)', async () => {
    const { shop, who, body, said } = await ordered()
    const lines = body.seen?.lines.map((line) => ({ ...line, quantity: 3 })) ?? []
    const again = async (asked: unknown) => (await place(shop, who, asked, { key: 'two' })).body
    expect(await again({ ...body, seen: { ...body.seen, lines } })).not.toEqual({ message: said })
    await shop.db
      .updateTable('shop_order')
      .set({ placed_at: sql`placed_at - interval '11 minutes'` })
      .execute()
    expect(await again(body)).not.toEqual({ message: said })
    await shop.db
      .updateTable('shop_order')
      .set({ placed_at: sql`clock_timestamp()`, cancelled_at: sql`clock_timestamp()` })
      .execute()
    expect(await again(body)).not.toEqual({ message: said })
    expect(await orderCount(shop)).toBe(1)
  })
})

describeOnEachEngine('the key of an order', (engine) => {
  it('orders once, and answers the same order again (call.idempotency-key-happens-once)', async () => {
    const shop = await shoppingShop(engine)
    const who = await shop.person()
    await shop.add(who, { ...(await shop.idsOf('mg-60')), quantity: 1 })
    const body = await bodyOf(shop, who)
    const first = await place(shop, who, body, { key: 'one' })
    await shop.add(who, { ...(await shop.idsOf('mg-60')), quantity: 1 })
    const again = await place(shop, who, body, { key: 'one' })
    expect([again.status, again.body]).toEqual([200, first.body])
    const other = await place(shop, who, { ...body, payment_method: 'bank_transfer' }, { key: 'one' })
    expect([other.status, other.body.message]).toEqual([409, messages('en', 'keyUsed')])
    await shop.db.deleteFrom('call_key').execute()
    expect((await place(shop, who, body, { key: 'one' })).body).toEqual(first.body)
    expect([await orderCount(shop), (await shop.cart(who)).body.total_items]).toEqual([1, 1])
    expect(await shop.mails(who.email)).toHaveLength(1)
  })

  it('is not used up by an order that was refused', async () => {
    const shop = await shoppingShop(engine)
    const who = await shop.person()
    await shop.add(who, { ...(await shop.idsOf('mg-60')), quantity: 1 })
    const body = await bodyOf(shop, who)
    expect((await place(shop, who, { ...body, total: 1 }, { key: 'one' })).status).toBe(409)
    expect((await place(shop, who, body, { key: 'one' })).status).toBe(200)
  })
})
