import { expect, it } from 'vitest'

import type { Order } from '#areas/orders/contract/orders.ts'

import { messages, shoppingShop } from '#tests/areas/cart/server/support/shop.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { vatChecks } from '#areas/orders/server/vat/check.ts'
import { quietLog } from '#tests/server/support/log.ts'
import { ADDRESS, bodyOf, place } from './support/checkout.ts'
import { vatService } from './vat/service.ts'

const tax = {
  everywhere: undefined,
  own: [
    { country: 'NL', class: 'food_supplement', rate: 9, from: '2026-01-01' },
    { country: 'NL', class: 'standard', rate: 21, from: '2026-01-01' },
    { country: 'FI', class: 'food_supplement', rate: 13.5, from: '2026-01-01' },
  ],
} as const

describeOnEachEngine('the tax of an order', (engine) => {
  async function mixedCart() {
    const shop = await shoppingShop(engine, { orderSettings: { tax } })
    await shop.db
      .updateTable('product')
      .set({ tax_class: 'standard' })
      .where('id', '=', (await shop.idsOf('powder')).product_id)
      .execute()
    const who = await shop.person()
    await shop.add(who, { ...(await shop.idsOf('mg-60')), quantity: 1 })
    await shop.add(who, { ...(await shop.idsOf('powder')), quantity: 3 })
    return { shop, who }
  }

  it('is that of the country and of each class of goods, and stays as it was (tax.by-country-class-and-day, tax.frozen-in-the-order, tax.delivery-follows-the-goods)', async () => {
    const { shop, who } = await mixedCart()
    const { status, body } = await place(shop, who, await bodyOf(shop, who))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      lines: [
        { total: 19.99, tax_rate: 9 },
        { total: 0.3, tax_rate: 21 },
      ],
      delivery_method: { price: 4.9 },
      total: 25.19,
      taxes: [
        { rate: 21, net: 0.31, tax: 0.06 },
        { rate: 9, net: 22.77, tax: 2.05 },
      ],
      billing: null,
      reverse_charge: false,
    })
    await shop.db.updateTable('product').set({ tax_class: 'standard' }).execute()
    expect((await shop.ask(who, 'GET', `/account/orders/${body.order_id}`)).body).toEqual(body)
  })

  it('is said by rate in the mail, as its language writes decimals (tax.said-by-rate)', async () => {
    const { shop, who } = await mixedCart()
    const address = { ...ADDRESS, postal_code: '00100', city: 'Helsinki', country: 'FI' }
    const { body } = await place(shop, who, { ...(await bodyOf(shop, who)), address }, { language: 'de' })
    const [mail] = await shop.mails(who.email)
    expect((body as Order).taxes.map(({ rate }) => rate)).toEqual([25.5, 13.5])
    for (const rate of ['25,5', '13,5'])
      expect(mail?.body).toContain(messages('de', 'mailOrderTax', { rate, amount: '' }).trim())
  })

  it('is told for each country before anything is chosen', async () => {
    const { shop, who } = await mixedCart()
    const { body } = await shop.ask(who, 'GET', '/storefront/checkout')
    expect(body.tax_rates).toContainEqual({ country: 'NL', food_supplement: 9, standard: 21 })
    expect(body.tax_rates).toContainEqual({ country: 'FI', food_supplement: 13.5, standard: 25.5 })
    expect(body.shop_country).toBe('DE')
    expect((await shop.cart(who)).body.items).toMatchObject([{}, { tax_class: 'standard' }])
  })

  const BILLING = {
    first_name: 'Mara',
    last_name: 'Vos',
    street: 'Kade 1',
    addition: '',
    postal_code: '1015 KG',
    city: 'Amsterdam',
    country: 'NL',
    company: 'Vos BV',
    vat_number: 'NL 0000.99998.B57',
  }

  async function business() {
    const service = await vatService(['NL000099998B57'])
    const vat = vatChecks({ vatCheckUrl: service.url, log: quietLog })
    const shop = await shoppingShop(engine, { orderSettings: { tax, vat } })
    const who = await shop.person()
    await shop.add(who, { ...(await shop.idsOf('mg-60')), quantity: 3 })
    const body = { ...(await bodyOf(shop, who)), billing: BILLING }
    const net = {
      ...body,
      total: 55.02,
      seen: {
        ...body.seen,
        lines: body.seen?.lines.map((line) => ({ ...line, price: 18.34 })),
        delivery_price: 0,
        reverse_charge: true,
      },
    }
    return { shop, who, service, body, net }
  }

  it('is left to a business of another country of the EU whose number is confirmed (tax.reverse-charge, tax.vat-number-is-checked)', async () => {
    const { shop, who, body, net } = await business()
    const refused = await place(shop, who, body)
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([409, ['vat']])
    const { status, body: order } = await place(shop, who, net)
    expect(status).toBe(200)
    expect(order).toMatchObject({
      lines: [{ price: 18.34, total: 55.02, tax_rate: 0 }],
      total: 55.02,
      taxes: [{ rate: 0, net: 55.02, tax: 0 }],
      reverse_charge: true,
      billing: { company: 'Vos BV', vat_number: 'NL000099998B57', vat_state: 'checked', city: 'Amsterdam' },
    })
    const [mail] = await shop.mails(who.email)
    expect(mail?.body).toContain(messages('en', 'mailOrderReverseCharge'))
    expect(mail?.body).toContain('Vos BV')
  })

  it('is charged while the number is not confirmed, and who is billed is kept all the same (tax.vat-number-is-checked, tax.billing-apart)', async () => {
    const { shop, who, service, body, net } = await business()
    service.isDown = true
    const { body: looked } = await shop.ask(who, 'POST', '/storefront/vat-number', { vat_number: BILLING.vat_number })
    expect(looked).toEqual({ state: 'not_checked' })
    const refused = await place(shop, who, net)
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([409, ['vat']])
    const { body: order } = await place(shop, who, body)
    expect(order).toMatchObject({
      total: 59.97,
      reverse_charge: false,
      billing: { company: 'Vos BV', vat_state: 'not_checked' },
    })
  })

  it('is not changed by a number that is none, or by a company without one', async () => {
    const { shop, who, service, body } = await business()
    const refused = await place(shop, who, { ...body, billing: { ...BILLING, vat_number: 'NL1' } })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['billing.vat_number']])
    const { body: order } = await place(shop, who, { ...body, billing: { ...BILLING, vat_number: '' } })
    expect(order).toMatchObject({ reverse_charge: false, billing: { vat_number: '', vat_state: 'none' } })
    expect(service.asked).toEqual([])
  })
})
