import { arrivalText } from '#areas/orders/contract/arrival-text.ts'
import { addressLines } from '#areas/orders/contract/address-lines.ts'
import { linePrice } from '#areas/cart/contract/cart-totals.ts'
import { CURRENCIES, type Region } from '#contract/constants.ts'
import { bcp47, type LanguageCode } from '#contract/languages.ts'
import type { Address, Order, Seller } from '#areas/orders/contract/orders.ts'

import type { Messages } from '#server/texts/messages.ts'
import { fillBlocks, sumOf } from '#server/mail/fill.ts'
import { letter } from '#server/mail/letter.ts'
import { type NewMail, oneLine, productLine } from '#server/mail/mail.ts'
import { mailPicture } from '#server/mail/picture.ts'
import { orderButton, type OrderReader } from './order-reader.ts'

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
  const percents = new Intl.NumberFormat(bcp47(language), { maximumFractionDigits: 2 })
  const { number, order_id, delivery_method: delivery, discount_rate: rate, total_discount: discount } = order
  const said = { messages, language }
  const lines = order.lines.map((line) => ({
    name: productLine(line.name, line.brand, line.net_contents),
    quantity: line.quantity,
    price: format(line.price),
    total: format(linePrice(line)),
    picture: mailPicture(line.asset, publicUrl),
  }))
  const sums = [
    sumOf(said, 'mailCartSum', { amount: format(order.total_price) }),
    ...(discount === 0 ? [] : [sumOf(said, 'mailCartDiscount', { rate, amount: format(discount) })]),
    sumOf(said, 'mailOrderDelivery', { method: oneLine(delivery.title), amount: format(delivery.price) }),
    { ...sumOf(said, 'mailCartTotal', { amount: format(order.total) }), isTotal: true },
    ...(order.reverse_charge ? [] : order.taxes).map(({ rate: percent, tax }) =>
      sumOf(said, 'mailOrderTax', { rate: percents.format(percent), amount: format(tax) }),
    ),
  ]
  const byInvoice =
    bank === null ? [] : [messages(language, 'mailOrderPayTo', { amount: format(order.total), account: bank, number })]
  const payment = [
    ...(order.reverse_charge ? [messages(language, 'mailOrderReverseCharge')] : []),
    messages(language, 'mailOrderPayment', { method: messages(language, `payment.${order.payment_method}`) }),
    ...(order.payment_method === 'invoice' ? byInvoice : [messages(language, 'mailOrderPayWithin')]),
  ]
  const arrives =
    order.arrives === null
      ? []
      : [messages(language, 'mailOrderArrives', { days: arrivalText(order.arrives, tagOf(language)) })]
  const { billing: billed } = order
  const billing = billed
    ? [
        { kind: 'paragraph' as const, text: messages(language, 'mailOrderBilling') },
        {
          kind: 'address' as const,
          lines: [billed.company, ...linesOf(billed, language), billed.vat_number]
            .map(oneLine)
            .filter((line) => line !== ''),
        },
      ]
    : []
  return letter(
    { kind: 'order', to, language, subject: messages(language, 'mailOrderSubject', { number, shop }) },
    fillBlocks(said, 'mailOrderBody', {
      values: { number, shop },
      parts: {
        lines: { kind: 'lines', lines },
        sums: [
          { kind: 'sums', sums },
          ...[...arrives, ...payment].map((text) => ({ kind: 'paragraph' as const, text })),
        ],
        address: [{ kind: 'address', lines: linesOf(order.address, language) }, ...billing],
        link: orderButton(publicUrl, reader, order_id),
      },
    }),
  )
}

/** The plain tag of English would put the month before the day. */
const tagOf = (language: LanguageCode): string => (language === 'en' ? 'en-GB' : bcp47(language))

function linesOf(address: Address, language: LanguageCode): string[] {
  const countries = new Intl.DisplayNames(bcp47(language), { type: 'region' })
  return addressLines(address, countries.of(address.country) ?? address.country, language).map(oneLine)
}
