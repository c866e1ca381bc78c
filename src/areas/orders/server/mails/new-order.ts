import { CURRENCIES } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Order } from '#areas/orders/contract/orders.ts'

import type { NewMail } from '#server/mail/mail.ts'
import type { OrderDeps } from '../deps.ts'

interface Recipient {
  readonly to: string
  readonly language: LanguageCode
}

/** Tells the operator that an order was placed; the customer's data stays in the shop (day.mail-on-a-new-order). */
export function newOrderMail(
  { order_id, number, total }: Order,
  { to, language }: Recipient,
  { messages, shopName: shop, publicUrl, region }: Pick<OrderDeps, 'messages' | 'shopName' | 'publicUrl' | 'region'>,
): NewMail {
  const { currency, locale } = CURRENCIES[region]
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(total)
  const link = `${publicUrl}/${language}/account/admin/orders/${order_id}`
  const values = { number, amount, link, shop }
  return {
    kind: 'order-new',
    to,
    language,
    subject: messages(language, 'mailOrderNewSubject', values),
    body: messages(language, 'mailOrderNewBody', values),
  }
}
