import { expect, it } from 'vitest'

import { USER_TYPES } from '#contract/call.ts'
import { NAME_MAX } from '#contract/constants.ts'
import { LANGUAGE_CODES, type LanguageCode } from '#contract/languages.ts'
import type { MessageKey, MessageValues } from '#server/texts/messages.ts'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { messages, type Person, type ShoppingShop, shoppingShop } from '#tests/areas/cart/server/support/shop.ts'
import { bodyOf, orderCount, place, stored } from './support/checkout.ts'

type Errors = Readonly<Record<string, MessageKey | { readonly key: MessageKey; readonly values: MessageValues }>>

/** Places what was seen before, and expects that it is refused with these errors and that nothing is stored. */
async function expectChanged(shop: ShoppingShop, who: Person, body: unknown, errors: Errors): Promise<void> {
  const before = await stored(shop)
  for (const language of ['en', 'jp'] satisfies LanguageCode[]) {
    const refused = await place(shop, who, body, { language, key: 'one' })
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        message: messages(language, 'orderChanged'),
        errors: Object.fromEntries(
          Object.entries(errors).map(([field, text]) => [
            field,
            typeof text === 'string' ? messages(language, text) : messages(language, text.key, text.values),
          ]),
        ),
      },
    ])
  }
  expect(await stored(shop)).toBe(before)
}

describeOnEachEngine('an order is refused, and named is what differs,', (engine) => {
  /** A client at 10 percent with two lines, and what they see. */
  async function atCheckout() {
    const shop = await shoppingShop(engine)
    const who = await shop.clientAt(10)
    const [pack, powder] = [await shop.idsOf('mg-60'), await shop.idsOf('powder')]
    await shop.add(who, { ...pack, quantity: 2 })
    await shop.add(who, { ...powder, quantity: 3 })
    return {
      shop,
      who,
      body: await bodyOf(shop, who),
      pack: `lines.${pack.product_variant_id}`,
      powder: `lines.${powder.product_variant_id}`,
    }
  }
  const total = (amount: string) => ({ key: 'totalChanged', values: { total: `${amount}\u00a0€` } }) as const

  it('if a price has changed, in every language (checkout.checked-again-in-one-transaction, checkout.differences-are-named)', async () => {
    const { shop, who, body, pack } = await atCheckout()
    await shop.db.updateTable('variant').set({ price_eur: 2000 }).where('sku', '=', 'mg-60').execute()
    const price = '20,00\u00a0€'
    await expectChanged(shop, who, body, {
      [pack]: { key: 'priceChanged', values: { price } },
      total: total('41,17'),
    })
    for (const language of LANGUAGE_CODES)
      expect((await place(shop, who, body, { language })).body.errors[pack]).toContain(price)
    const { seen: _, ...blind } = body
    await expectChanged(shop, who, blind, { total: total('41,17') })
  })

  it('if less is in stock or nothing', async () => {
    const { shop, who, body, pack, powder } = await atCheckout()
    await shop.changeVariant('mg-60', { stock: 1 })
    await shop.changeVariant('powder', { stock: 0 })
    const errors = { [pack]: { key: 'stockLeft', values: { count: 1 } }, [powder]: 'soldOut' } as const
    await expectChanged(shop, who, body, errors)
    const { seen: _, ...blind } = body
    await expectChanged(shop, who, blind, errors)
  })

  it('if a product is sold no more, or to certified practitioners only', async () => {
    const { shop, who, body, pack, powder } = await atCheckout()
    await shop.changeVariant('powder', { withdrawn_at: new Date() })
    await expectChanged(shop, who, body, { [powder]: 'productGone', total: total('40,88') })
    await shop.db.updateTable('product').set({ practitioner_only: true }).where('name', '=', 'Magnesium').execute()
    const errors = {
      [powder]: 'productGone',
      [pack]: 'restrictedProduct',
      total: total('4,90'),
    } as const
    await expectChanged(shop, who, body, errors)
    const { seen: _, ...blind } = body
    await expectChanged(shop, who, blind, errors)
  })

  it('if the user may not buy it any more, by the type the account has in the transaction', async () => {
    const shop = await shoppingShop(engine)
    const who = await shop.person(USER_TYPES.CertifiedPractitioner)
    const iron = await shop.idsOf('iron')
    await shop.add(who, { ...iron, quantity: 1 })
    const body = await bodyOf(shop, who)
    await shop.db
      .updateTable('account')
      .set({ user_type_id: USER_TYPES.Practitioner })
      .where('user_id', '=', who.userId)
      .execute()
    await expectChanged(shop, who, body, {
      [`lines.${iron.product_variant_id}`]: 'restrictedProduct',
      total: total('4,90'),
    })
  })

  it('if the discount has changed', async () => {
    const { shop, who, body } = await atCheckout()
    await shop.db.updateTable('client_practitioner').set({ discount_rate: 5 }).execute()
    await expectChanged(shop, who, body, {
      discount: { key: 'discountChanged', values: { rate: 5 } },
      total: total('43,16'),
    })
  })

  it('if delivery costs something else', async () => {
    const { shop, who, body } = await atCheckout()
    await expectChanged(
      shop,
      who,
      { ...body, total: 40.25, seen: { ...body.seen, delivery_price: 4 } },
      { delivery: { key: 'deliveryChanged', values: { price: '4,90\u00a0€' } }, total: total('41,15') },
    )
  })

  it('if the total is another', async () => {
    const { shop, who, body } = await atCheckout()
    await expectChanged(shop, who, { ...body, total: 41.14 }, { total: total('41,15') })
  })

  it('if the cart was changed in another tab', async () => {
    const { shop, who, body, pack, powder } = await atCheckout()
    const zinc = await shop.idsOf('mg-120')
    await shop.set(who, { ...(await shop.idsOf('mg-60')), quantity: 1 })
    await shop.remove(who, await shop.idsOf('powder'))
    await shop.add(who, { ...zinc, quantity: 1 })
    const now = (quantity: number) => ({ key: 'quantityChanged', values: { quantity } }) as const
    await expectChanged(shop, who, body, {
      [pack]: now(1),
      [powder]: 'lineRemoved',
      [`lines.${zinc.product_variant_id}`]: now(1),
      delivery: { key: 'deliveryChanged', values: { price: '0,00\u00a0€' } },
      total: total('49,49'),
    })
  })

  it('if the cart is empty', async () => {
    const { shop, who, body } = await atCheckout()
    const other = await shop.person()
    const { seen: _, ...blind } = body
    const refused = await place(shop, other, blind)
    expect([refused.status, refused.body]).toEqual([409, { message: messages('en', 'cartEmpty') }])
    expect([(await place(shop, who, body)).status, await orderCount(shop)]).toEqual([200, 1])
  })

  it('if delivery or payment cannot be chosen or the postcode is of another country, at their fields (checkout.postcode-of-its-country)', async () => {
    const { shop, who, body } = await atCheckout()
    const before = await stored(shop)
    for (const [wrong, errors] of [
      [{ delivery_method: 'by-owl' }, { delivery_method: messages('en', 'deliveryNotOffered') }],
      [
        { address: { ...body.address, postal_code: '10115' } },
        { 'address.postal_code': messages('en', 'fieldPostcode') },
      ],
      [
        { address: { ...body.address, city: 'x'.repeat(NAME_MAX + 1) } },
        { 'address.city': messages('en', 'fieldTooLong') },
      ],
      [
        { address: { ...body.address, postal_code: '100-0001', country: 'JP' } },
        { delivery_method: messages('en', 'deliveryNotOffered') },
      ],
    ] as const) {
      const refused = await place(shop, who, { ...body, ...wrong })
      expect([refused.status, refused.body.errors]).toEqual([400, errors])
    }
    expect(await stored(shop)).toBe(before)
    const strict = await shoppingShop(engine, { orderSettings: { paymentMethods: ['credit_card'] } })
    const buyer = await strict.person()
    await strict.add(buyer, { ...(await strict.idsOf('mg-60')), quantity: 1 })
    const refused = await place(strict, buyer, await bodyOf(strict, buyer))
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { payment_method: messages('en', 'paymentNotOffered') },
    ])
  })
})
