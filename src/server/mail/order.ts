import { addressLines } from '#contract/address-lines.ts'
import { linePrice } from '#contract/cart-totals.ts'
import { CURRENCIES, type Region } from '#contract/constants.ts'
import { bcp47, type LanguageCode } from '#contract/languages.ts'
import type { Address, Order } from '#contract/orders.ts'

import type { Messages } from '../texts/messages.ts'
import { type NewMail, oneLine, productLine } from './mail.ts'

interface OrderMailDeps {
  readonly messages: Messages
  readonly shopName: string
  readonly region: Region
  readonly publicUrl: string
  readonly bank: string | null
}

/** Tells the user of an order that it is sent or cancelled; only what it holds is told, no address. */
export function orderMovedMail(
  { order_id, number, lines: held, cancelled_at }: Omit<Order, 'address'>,
  { to, language }: { readonly to: string; readonly language: LanguageCode },
  { messages, shopName: shop, publicUrl }: Pick<OrderMailDeps, 'messages' | 'shopName' | 'publicUrl'>,
): NewMail {
  const lines = held
    .map(({ quantity, name, brand, net_contents }) => `${quantity} × ${productLine(name, brand, net_contents)}`)
    .join('\n')
  const values = { number, shop, lines, link: orderLink(publicUrl, language, order_id) }
  return cancelled_at === null
    ? {
        kind: 'order-sent',
        to,
        language,
        subject: messages(language, 'mailOrderSentSubject', values),
        body: messages(language, 'mailOrderSentBody', values),
      }
    : {
        kind: 'order-cancelled',
        to,
        language,
        subject: messages(language, 'mailOrderCancelledSubject', values),
        body: messages(language, 'mailOrderCancelledBody', values),
      }
}

/** Confirms an order to its user, with prices as the shop writes them (price.fixed-formats). */
export function orderMail(
  order: Order,
  { to, language }: { readonly to: string; readonly language: LanguageCode },
  { messages, shopName: shop, region, publicUrl, bank }: OrderMailDeps,
): NewMail {
  const { currency, locale } = CURRENCIES[region]
  const prices = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const format = (amount: number) => prices.format(amount)
  const { number, order_id, delivery_method: delivery, discount_rate: rate, total_discount: discount } = order
  const lines = order.lines.map(
    (line) =>
      `${productLine(line.name, line.brand, line.net_contents)}\n    ${line.quantity} × ${format(line.price)} = ${format(linePrice(line))}`,
  )
  const sums = [
    messages(language, 'mailCartSum', { amount: format(order.total_price) }),
    ...(discount === 0 ? [] : [messages(language, 'mailCartDiscount', { rate, amount: format(discount) })]),
    messages(language, 'mailOrderDelivery', { method: oneLine(delivery.title), amount: format(delivery.price) }),
    messages(language, 'mailCartTotal', { amount: format(order.total) }),
    messages(language, 'mailOrderTax', { rate: order.tax_rate, amount: format(order.tax) }),
  ]
  const isOwed = order.payment_method === 'invoice' && bank !== null
  const owed = isOwed
    ? [messages(language, 'mailOrderPayTo', { amount: format(order.total), account: bank, number })]
    : []
  return {
    kind: 'order',
    to,
    language,
    subject: messages(language, 'mailOrderSubject', { number, shop }),
    body: messages(language, 'mailOrderBody', {
      number,
      lines: lines.join('\n\n'),
      sums: [sums.join('\n'), ...owed].join('\n\n'),
      address: linesOf(order.address, language).join('\n'),
      link: orderLink(publicUrl, language, order_id),
      shop,
    }),
  }
}

const orderLink = (publicUrl: string, language: LanguageCode, orderId: number): string =>
  `${publicUrl}/${language}/checkout/complete/${orderId}`

function linesOf(address: Address, language: LanguageCode): string[] {
  const countries = new Intl.DisplayNames(bcp47(language), { type: 'region' })
  return addressLines(address, countries.of(address.country) ?? address.country, language).map(oneLine)
}
