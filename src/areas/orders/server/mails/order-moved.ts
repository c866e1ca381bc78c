import type { AdminOrder } from '#areas/orders/contract/admin-orders.ts'
import { carrierName, trackingLink } from '#areas/orders/contract/shipment.ts'
import { CURRENCIES } from '#contract/constants.ts'
import type { Currency } from '#contract/currency.ts'

import type { Messages } from '#server/texts/messages.ts'
import type { MailBlock } from '#server/mail/blocks.ts'
import { fillBlocks } from '#server/mail/fill.ts'
import { letter } from '#server/mail/letter.ts'
import { type NewMail, productLine } from '#server/mail/mail.ts'
import { mailPicture } from '#server/mail/picture.ts'
import { orderButton, type OrderReader } from './order-reader.ts'

/** The cause of a cancellation. `moneyBack`: its payment was reversed by the bank or the provider. */
export type CancelReason = 'unpaid' | 'shop' | 'moneyBack' | 'withdrawn'

type MovedOrder = Omit<AdminOrder, 'address' | 'customer' | 'paid_revocable_until' | 'history'>

interface MovedDeps {
  readonly messages: Messages
  readonly shopName: string
  readonly publicUrl: string
}

/** Tells the user of an order that it was sent, with its lines but without an address. The invoice is attached. */
export function orderSentMail(
  order: MovedOrder,
  reader: OrderReader,
  deps: MovedDeps,
  invoice: number | undefined,
): NewMail {
  const { language, to } = reader
  const { messages } = deps
  const { number } = order
  const { values, parts } = fillingOf(order, reader, deps)
  const lines = [
    parts.lines,
    ...attachedIn(reader, deps, invoice, 'mailInvoiceAttached'),
    ...parcelOf(order, reader, deps),
  ]
  return letter(
    {
      kind: 'order-sent',
      to,
      language,
      subject: messages(language, 'mailOrderSentSubject', { number }),
      paperId: invoice,
    },
    fillBlocks({ messages, language }, 'mailOrderSentBody', { values, parts: { ...parts, lines } }),
  )
}

/** Tells the user of a sent order its carrier and tracking number (day.sent-with-tracking). */
export function orderTrackingMail(order: MovedOrder, reader: OrderReader, deps: MovedDeps): NewMail {
  const { language, to } = reader
  const { messages } = deps
  const { number } = order
  const { values, parts } = fillingOf(order, reader, deps)
  return letter(
    { kind: 'order-tracking', to, language, subject: messages(language, 'mailOrderTrackingSubject', { number }) },
    fillBlocks({ messages, language }, 'mailOrderTrackingBody', {
      values,
      parts: { ...parts, parcel: parcelOf(order, reader, deps) },
    }),
  )
}

/** The carrier and number of the parcel, with its page; nothing where none is known. */
function parcelOf({ shipment }: MovedOrder, { language }: OrderReader, { messages }: MovedDeps): MailBlock[] {
  if (shipment === null) return []
  const { carrier, tracking_number: number } = shipment
  const name = carrierName(carrier)
  const line =
    name === null
      ? messages(language, 'mailOrderParcelNumber', { number })
      : messages(language, 'mailOrderParcel', { carrier: name, number })
  const link = trackingLink(shipment)
  return [{ kind: 'paragraph', text: link === null ? line : `${line}\n${link}` }]
}

/** Tells the user of an order that it was cancelled, why, and that the payment is refunded (checkout.cancelling-says-why). */
export function orderCancelledMail(
  order: MovedOrder,
  why: CancelReason,
  reader: OrderReader,
  deps: MovedDeps,
  credit: number | undefined,
): NewMail {
  const { language, to } = reader
  const { messages } = deps
  const { number } = order
  const { values, parts } = fillingOf(order, reader, deps)
  const reason = [...reasonOf(order, why, reader, deps), ...attachedIn(reader, deps, credit, 'mailCreditAttached')]
  return letter(
    {
      kind: 'order-cancelled',
      to,
      language,
      subject: messages(language, 'mailOrderCancelledSubject', { number }),
      paperId: credit,
    },
    fillBlocks({ messages, language }, 'mailOrderCancelledBody', { values, parts: { ...parts, reason } }),
  )
}

/** Mails the user of a paid order its invoice. */
export function invoiceMail(order: MovedOrder, reader: OrderReader, deps: MovedDeps, invoice: number): NewMail {
  const { language, to } = reader
  const { messages } = deps
  const { number } = order
  const { values, parts } = fillingOf(order, reader, deps)
  return letter(
    {
      kind: 'invoice',
      to,
      language,
      subject: messages(language, 'mailInvoiceSubject', { number }),
      paperId: invoice,
    },
    fillBlocks({ messages, language }, 'mailInvoiceBody', { values, parts: { link: parts.link } }),
  )
}

/** Says that a paper is attached (papers.go-with-the-mail); empty if none is. */
const attachedIn = (
  { language }: OrderReader,
  { messages }: MovedDeps,
  paperId: number | undefined,
  key: 'mailInvoiceAttached' | 'mailCreditAttached',
): MailBlock[] => (paperId === undefined ? [] : [{ kind: 'paragraph', text: messages(language, key) }])

function reasonOf(
  { currency, total, refunded = 0, payment_method, paid_at }: MovedOrder,
  why: CancelReason,
  { language }: OrderReader,
  { messages, publicUrl }: MovedDeps,
): MailBlock[] {
  const said = { messages, language }
  const money = {
    amount: formatIn(currency, total - refunded),
    method: messages(language, `payment.${payment_method}`),
  }
  switch (why) {
    case 'unpaid':
      return fillBlocks(said, 'mailOrderWhyUnpaid', {})
    case 'moneyBack':
      return fillBlocks(said, 'mailOrderWhyMoneyBack', { values: money })
    case 'shop':
    case 'withdrawn':
      break
  }
  return [
    ...(why === 'withdrawn'
      ? fillBlocks(said, 'mailOrderWhyWithdrawn', {})
      : fillBlocks(said, 'mailOrderWhyShop', { values: { contact: `${publicUrl}/${language}/contact` } })),
    ...fillBlocks(said, paid_at === null ? 'mailOrderNothingToPay' : 'mailOrderRefund', { values: money }),
  ]
}

function fillingOf(
  { order_id, number, lines: held }: MovedOrder,
  reader: OrderReader,
  { shopName, publicUrl }: MovedDeps,
) {
  const lines = held.map(({ quantity, name, brand, net_contents, asset }) => ({
    name: productLine(name, brand, net_contents),
    quantity,
    picture: mailPicture(asset, publicUrl),
  }))
  return {
    values: { number, shop: shopName },
    parts: { lines: { kind: 'lines', lines }, link: orderButton(publicUrl, reader, order_id) } as const,
  }
}

/** As the shop of that currency writes prices (price.fixed-formats). */
export function formatIn(currency: Currency, amount: number): string {
  const { locale } = Object.values(CURRENCIES).find((one) => one.currency === currency) ?? CURRENCIES.eu
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount)
}
