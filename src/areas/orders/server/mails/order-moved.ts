import type { AdminOrder } from '#areas/orders/contract/admin-orders.ts'
import { carrierName, trackingLink } from '#areas/orders/contract/shipment.ts'
import { CURRENCIES } from '#contract/constants.ts'
import type { Currency } from '#contract/currency.ts'

import type { Messages } from '#server/texts/messages.ts'
import { type NewMail, productLine } from '#server/mail/mail.ts'
import { orderLink, type OrderReader } from './order-reader.ts'

/** The cause of an order's cancelling. `moneyBack`: its money went back without the shop's wish. */
export type CancelReason = 'unpaid' | 'shop' | 'moneyBack'

type MovedOrder = Omit<AdminOrder, 'address' | 'customer' | 'paid_revocable_until' | 'history'>

interface MovedDeps {
  readonly messages: Messages
  readonly shopName: string
  readonly publicUrl: string
}

/** Tells the user of an order that it is sent; only what it holds is told, no address. */
export function orderSentMail(order: MovedOrder, reader: OrderReader, deps: MovedDeps): NewMail {
  const { language, to } = reader
  const values = valuesOf(order, reader, deps)
  const lines = [values.lines, ...parcelOf(order, reader, deps)].join('\n\n')
  return {
    kind: 'order-sent',
    to,
    language,
    subject: deps.messages(language, 'mailOrderSentSubject', values),
    body: deps.messages(language, 'mailOrderSentBody', { ...values, lines }),
  }
}

/** Tells the user of an order that is sent by which carrier and number to follow its parcel (day.sent-with-tracking). */
export function orderTrackingMail(order: MovedOrder, reader: OrderReader, deps: MovedDeps): NewMail {
  const { language, to } = reader
  const values = { ...valuesOf(order, reader, deps), parcel: parcelOf(order, reader, deps).join('\n\n') }
  return {
    kind: 'order-tracking',
    to,
    language,
    subject: deps.messages(language, 'mailOrderTrackingSubject', values),
    body: deps.messages(language, 'mailOrderTrackingBody', values),
  }
}

/** The carrier and number of the parcel, with its page; nothing where none is known. */
function parcelOf({ shipment }: MovedOrder, { language }: OrderReader, { messages }: MovedDeps): string[] {
  if (shipment === null) return []
  const { carrier, tracking_number: number } = shipment
  const name = carrierName(carrier)
  const line =
    name === null
      ? messages(language, 'mailOrderParcelNumber', { number })
      : messages(language, 'mailOrderParcel', { carrier: name, number })
  const link = trackingLink(shipment)
  return [link === null ? line : `${line}\n${link}`]
}

/** Tells the user of an order that it is cancelled, why, and that what was paid goes back (checkout.cancelling-says-why). */
export function orderCancelledMail(
  order: MovedOrder,
  why: CancelReason,
  reader: OrderReader,
  deps: MovedDeps,
): NewMail {
  const { language, to } = reader
  const values = { ...valuesOf(order, reader, deps), reason: reasonOf(order, why, reader, deps) }
  return {
    kind: 'order-cancelled',
    to,
    language,
    subject: deps.messages(language, 'mailOrderCancelledSubject', values),
    body: deps.messages(language, 'mailOrderCancelledBody', values),
  }
}

function reasonOf(
  { currency, total, payment_method, paid_at }: MovedOrder,
  why: CancelReason,
  { language }: OrderReader,
  { messages, publicUrl }: MovedDeps,
): string {
  const money = { amount: formatIn(currency, total), method: messages(language, `payment.${payment_method}`) }
  switch (why) {
    case 'unpaid':
      return messages(language, 'mailOrderWhyUnpaid')
    case 'moneyBack':
      return messages(language, 'mailOrderWhyMoneyBack', money)
    case 'shop':
      break
  }
  return [
    messages(language, 'mailOrderWhyShop', { contact: `${publicUrl}/${language}/contact` }),
    paid_at === null ? messages(language, 'mailOrderNothingToPay') : messages(language, 'mailOrderRefund', money),
  ].join('\n\n')
}

function valuesOf(
  { order_id, number, lines: held }: MovedOrder,
  reader: OrderReader,
  { shopName, publicUrl }: MovedDeps,
) {
  const lines = held
    .map(({ quantity, name, brand, net_contents }) => `${quantity} × ${productLine(name, brand, net_contents)}`)
    .join('\n')
  return { number, shop: shopName, lines, link: orderLink(publicUrl, reader, order_id) }
}

/** As the shop of that currency writes prices (price.fixed-formats). */
function formatIn(currency: Currency, amount: number): string {
  const { locale } = Object.values(CURRENCIES).find((one) => one.currency === currency) ?? CURRENCIES.eu
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount)
}
