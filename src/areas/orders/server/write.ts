import type { Transaction } from 'kysely'

import { lineDiscount, linePrice } from '#areas/cart/contract/cart-totals.ts'
import type { Cart } from '#areas/cart/contract/cart.ts'
import type { ClassRates } from '#contract/tax.ts'
import { CURRENCIES } from '#contract/constants.ts'
import { bcp47, type LanguageCode } from '#contract/languages.ts'
import type { OrderSums } from '#areas/orders/contract/order-totals.ts'
import type { Arrival, Billing } from '#areas/orders/contract/orders.ts'
import { lineRate } from '#areas/orders/contract/taxes.ts'

import type { Schema } from '#server/database/schema.ts'
import type { DeliverySetting } from '#server/delivery-methods.ts'
import type { OrderDeps } from './deps.ts'
import type { OrderInput } from './differences.ts'
import { payBy } from './payment.ts'

/** An order before it has lines. */
export interface NewOrder {
  readonly userId: number
  readonly language: LanguageCode
  readonly sums: OrderSums
  /** Those of its country; undefined where the buyer owes the tax (tax.reverse-charge). */
  readonly rates: ClassRates | undefined
  readonly billing: Billing | null
  readonly practitionerId: number | undefined
  readonly delivery: DeliverySetting
  readonly input: Pick<OrderInput, 'address' | 'payment_method'>
  readonly key?: string | undefined
  /** Null if nothing is promised. */
  readonly arrives?: Arrival | null
  /** Asked again while the number it gives is taken. */
  readonly number: () => string
}

const toCents = (amount: number): number => Math.round(amount * 100)

/** Writes an order with its lines, and nothing else that placing it changes. Resolves with its id. */
export async function writeOrder(
  transaction: Transaction<Schema>,
  { region, messages, seller }: Pick<OrderDeps, 'region' | 'messages' | 'seller'>,
  { userId, language, sums, rates, billing, practitionerId, delivery, input, key, arrives = null, number }: NewOrder,
): Promise<number> {
  const { cart, delivery_price, total, taxes } = sums
  const { title } = delivery
  for (;;) {
    const written = await transaction
      .insertInto('shop_order')
      .values((eb) => ({
        number: number(),
        user_id: userId,
        idempotency_key: key ?? null,
        language_id: eb.selectFrom('language').select('id').where('code', '=', language),
        currency: CURRENCIES[region].currency,
        practitioner_id: practitionerId ?? null,
        discount_rate: cart.discount_rate,
        delivery_method: delivery.id,
        delivery_title: 'text' in title ? title.text : messages(language, title.key),
        delivery_lang: 'text' in title ? null : bcp47(language),
        delivery_price: toCents(delivery_price),
        payment_method: input.payment_method,
        pay_by: payBy(input.payment_method),
        address: JSON.stringify(input.address),
        total_price: toCents(cart.total_price),
        total_discount: toCents(cart.total_discount),
        total: toCents(total),
        taxes: JSON.stringify(taxes.map(({ rate, net, tax }) => ({ rate, net: toCents(net), tax: toCents(tax) }))),
        billing: billing && JSON.stringify(billing),
        reverse_charge: rates === undefined,
        seller: JSON.stringify(seller),
        arrives: arrives && JSON.stringify(arrives),
      }))
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning('order_id')
      .executeTakeFirst()
    if (written === undefined) continue
    await writeLines(transaction, written.order_id, sums.cart, { rates, lang: bcp47(language) })
    return written.order_id
  }
}

/** `lang`: tag of the language in which the cart was read. */
async function writeLines(
  transaction: Transaction<Schema>,
  orderId: number,
  cart: Cart,
  { rates, lang }: { readonly rates: ClassRates | undefined; readonly lang: string },
): Promise<void> {
  await transaction
    .insertInto('order_line')
    .values((eb) =>
      cart.items.map((item, place) => {
        const discount = toCents(lineDiscount(item, cart.discount_rate))
        return {
          order_id: orderId,
          place,
          product_id: item.product_id,
          variant_id: item.product_variant_id,
          name: item.name,
          lang: item.lang ?? lang,
          slug: item.slug,
          brand: item.brand.name,
          sku: eb.selectFrom('variant').select('sku').where('variant.id', '=', item.product_variant_id),
          net_contents: item.net_contents,
          asset: item.asset && JSON.stringify(item.asset),
          price: toCents(item.price),
          quantity: item.quantity,
          discount,
          total: toCents(linePrice(item)) - discount,
          tax_rate: rates ? lineRate(rates, item) : 0,
        }
      }),
    )
    .execute()
}
