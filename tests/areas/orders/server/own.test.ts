import { expect, it } from 'vitest'

import { PAYMENT_METHODS } from '#contract/constants.ts'
import { LANGUAGE_CODES } from '#contract/languages.ts'
import { DELIVERY_DEFAULTS, type DeliverySetting } from '#server/delivery-methods.ts'
import { orderNumber } from '#areas/orders/server/number.ts'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { messages, shoppingShop } from '#tests/areas/cart/server/support/shop.ts'
import { bodyOf, buy, place } from './support/checkout.ts'

it('numbers are short, without letters that are taken for others, and none follows from another (checkout.order-numbers)', () => {
  const numbers = Array.from({ length: 2000 }, orderNumber)
  expect(new Set(numbers).size).toBe(2000)
  expect(numbers.filter((number) => !/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/.test(number))).toEqual([])
  expect(new Set(numbers.map((number) => number.slice(0, 2))).size).toBeGreaterThan(500)
})

describeOnEachEngine('own orders', (engine) => {
  it('are listed by pages, the latest first, and read by nobody else (checkout.own-orders)', async () => {
    const shop = await shoppingShop(engine)
    const [who, other] = [await shop.person(), await shop.person()]
    const placed = []
    for (let i = 1; i <= 3; i += 1) placed.push((await buy(shop, who, 'mg-60', i)).body)
    const { lines: _lines, address: _address, ...last } = placed[2]
    const list = await shop.ask(who, 'GET', '/account/orders', undefined, { query: { limit: 2 } })
    expect(list.body).toMatchObject({ current_page: 1, limit: 2, total_pages: 2, total_results: 3 })
    expect(list.body.data.map(({ order_id }: { order_id: number }) => order_id)).toEqual([
      placed[2].order_id,
      placed[1].order_id,
    ])
    expect(last).toMatchObject(list.body.data[0])
    expect(Object.keys(list.body.data[0]).toSorted()).toEqual(
      ['currency', 'number', 'order_id', 'placed_at', 'status', 'total', 'total_items'].toSorted(),
    )
    const rest = await shop.ask(who, 'GET', '/account/orders', undefined, { query: { limit: 2, page: 2 } })
    expect(rest.body.data).toHaveLength(1)

    expect((await shop.ask(other, 'GET', '/account/orders')).body.data).toEqual([])
    for (const id of [placed[0].order_id, 999_999]) {
      const refused = await shop.ask(other, 'GET', `/account/orders/${id}`)
      expect([refused.status, refused.body]).toEqual([404, { message: messages('en', 'orderGone') }])
    }
  })

  it('are cancelled before sent before paid before placed (checkout.order-statuses)', async () => {
    const shop = await shoppingShop(engine)
    const who = await shop.person()
    const { order_id } = (await buy(shop, who, 'mg-60')).body
    const at = new Date()
    const statuses: string[] = []
    for (const times of [
      {},
      { paid_at: at },
      { paid_at: null, sent_at: at },
      { paid_at: at },
      { sent_at: null, cancelled_at: at },
      { sent_at: at },
    ]) {
      if (Object.keys(times).length > 0) await shop.db.updateTable('shop_order').set(times).execute()
      statuses.push((await shop.ask(who, 'GET', `/account/orders/${order_id}`)).body.status)
    }
    expect(statuses).toEqual(['placed', 'paid', 'sent', 'sent', 'cancelled', 'cancelled'])
  })

  it('are in the export of the account, and stay without the user when it is deleted (account.data-can-be-exported)', async () => {
    const shop = await shoppingShop(engine)
    const who = await shop.clientAt(10)
    const { body } = await buy(shop, who, 'mg-60', 2)
    const exported = (await shop.ask(who, 'GET', '/account/export')).body
    expect(exported.orders).toEqual([
      expect.objectContaining({
        number: body.number,
        total: 40.88,
        taxes: [{ rate: 20, net: 34.07, tax: 6.81 }],
        address: body.address,
      }),
    ])
    expect(exported.order_lines).toEqual([
      expect.objectContaining({ product: 'Magnesium', quantity: 2, price: 19.99, discount: 4, total: 35.98 }),
    ])
    expect((await shop.ask(who, 'DELETE', '/account/')).status).toBe(200)
    const rows = await shop.db.selectFrom('shop_order').selectAll().execute()
    expect(rows).toEqual([
      expect.objectContaining({ number: body.number, user_id: null, address: null, idempotency_key: null }),
    ])
    expect(JSON.stringify(rows)).not.toMatch(/Mara|Lindengracht|mail\.example/)
    expect(await shop.db.selectFrom('order_line').select('quantity').execute()).toEqual([{ quantity: 2 }])
  })
})

describeOnEachEngine('checkout', (engine) => {
  it('lists the payment method that a user took most first, and for all others the order of the shop (checkout.most-used-payment-first)', async () => {
    const shop = await shoppingShop(engine)
    const [who, other] = [await shop.person(), await shop.person()]
    for (const payment_method of ['invoice', 'bank_transfer', 'bank_transfer'] as const) {
      await shop.add(who, { ...(await shop.idsOf('mg-60')), quantity: 1 })
      expect((await place(shop, who, { ...(await bodyOf(shop, who)), payment_method })).status).toBe(200)
    }
    const methods = async (person: typeof who) =>
      (await shop.ask(person, 'GET', '/storefront/checkout')).body.payment_methods
    const rest = PAYMENT_METHODS.filter((method) => method !== 'bank_transfer')
    expect(await methods(who)).toEqual(['bank_transfer', ...rest])
    expect(await methods(other)).toEqual(PAYMENT_METHODS)
  })

  it('tells the addresses of the own latest orders, each once and five at most (checkout.addresses-are-kept)', async () => {
    const shop = await shoppingShop(engine)
    const [who, other] = [await shop.person(), await shop.person()]
    const numbers = [1, 2, 3, 2, 4, 5, 6]
    for (const number of numbers) {
      await shop.add(who, { ...(await shop.idsOf('mg-60')), quantity: 1 })
      const body = await bodyOf(shop, who)
      const address = { ...body.address, street: `Kade ${number}` }
      expect((await place(shop, who, { ...body, address })).status).toBe(200)
    }
    const streets = async (person: typeof who) =>
      (await shop.ask(person, 'GET', '/storefront/checkout')).body.addresses.map(
        ({ street }: { street: string }) => street,
      )
    expect(await streets(who)).toEqual([6, 5, 4, 2, 3].map((number) => `Kade ${number}`))
    expect(await streets(other)).toEqual([])
  })

  it('offers delivery by name in each language, and the payment methods switched on (checkout.delivery-methods-are-settings)', async () => {
    const shop = await shoppingShop(engine, {
      orderSettings: {
        paymentMethods: ['invoice', 'bank_transfer'],
        deliveryMethods: [
          ...DELIVERY_DEFAULTS.eu,
          { id: 'pick-up', title: { text: 'At our door' }, price: 0, free_from: null, countries: ['NL'], days: null },
        ],
      },
    })
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
    const told = ({ days: _, ...method }: Partial<DeliverySetting> = {}, title: string) => ({
      ...method,
      title,
      arrives: { from: day, until: day },
    })
    for (const language of LANGUAGE_CODES) {
      const response = await shop.app.request(`/api/v2/storefront/checkout?language_code=${language}`)
      expect(response.status).toBe(200)
      const [standard, express] = DELIVERY_DEFAULTS.eu
      expect(await response.json()).toEqual({
        delivery_methods: [
          told(standard, messages(language, 'deliveryStandard')),
          told(express, messages(language, 'deliveryExpress')),
          { id: 'pick-up', title: 'At our door', price: 0, free_from: null, countries: ['NL'], arrives: null },
        ],
        payment_methods: ['invoice', 'bank_transfer'],
        payment_provider: 'demo',
        tax_rates: standard?.countries.map((country) => ({ country, food_supplement: 20, standard: 20 })),
        shop_country: 'DE',
        addresses: [],
      })
    }
  })
})
