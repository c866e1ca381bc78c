import { addressLines } from '#areas/orders/contract/address-lines.ts'
import { linePrice } from '#areas/cart/contract/cart-totals.ts'
import { CURRENCIES, type Region } from '#contract/constants.ts'
import { bcp47, type LanguageCode } from '#contract/languages.ts'
import type { Address, Order, Seller } from '#areas/orders/contract/orders.ts'

import type { Messages } from '#server/texts/messages.ts'
import { type NewMail, oneLine, productLine } from '#server/mail/mail.ts'
import { orderLink, type OrderReader } from './order-reader.ts'

interface OrderMailDeps {
  readonly messages: Messages
  readonly shopName: string
  readonly region: Region
  readonly publicUrl: string
  readonly seller: Pick<Seller, 'bank'>
}

/**
 * Confirms an order to its user, with prices as the shop writes them (price.fixed-formats), and says how it is paid and that it
 * isn't yet (checkout.mail-says-how-to-pay).
 */
export function orderMail(
  order: Order,
  reader: OrderReader,
  { messages, shopName: shop, region, publicUrl, seller: { bank } }: OrderMailDeps,
): NewMail {
  const { to, language } = reader
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
  const byInvoice =
    bank === null ? [] : [messages(language, 'mailOrderPayTo', { amount: format(order.total), account: bank, number })]
  const payment = [
    messages(language, 'mailOrderPayment', { method: messages(language, `payment.${order.payment_method}`) }),
    ...(order.payment_method === 'invoice' ? byInvoice : [messages(language, 'mailOrderPayWithin')]),
  ]
  return {
    kind: 'order',
    to,
    language,
    subject: messages(language, 'mailOrderSubject', { number, shop }),
    body: messages(language, 'mailOrderBody', {
      number,
      lines: lines.join('\n\n'),
      sums: [sums.join('\n'), ...payment].join('\n\n'),
      address: linesOf(order.address, language).join('\n'),
      link: orderLink(publicUrl, reader, order_id),
      shop,
    }),
  }
}

function linesOf(address: Address, language: LanguageCode): string[] {
  const countries = new Intl.DisplayNames(bcp47(language), { type: 'region' })
  return addressLines(address, countries.of(address.country) ?? address.country, language).map(oneLine)
}
