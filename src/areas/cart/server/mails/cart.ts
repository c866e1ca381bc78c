import type { Cart } from '#areas/cart/contract/cart.ts'
import { linePrice } from '#areas/cart/contract/cart-totals.ts'
import { CURRENCIES, type Region } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'

import type { Messages } from '#server/texts/messages.ts'
import { type NewMail, productLine } from '#server/mail/mail.ts'

interface CartMailDeps {
  readonly messages: Messages
  readonly shopName: string
  readonly region: Region
  readonly publicUrl: string
}

/** The mail that brings somebody the own cart as a list, with prices as the shop writes them (price.fixed-formats). */
export function cartMail(
  { items, total_price, total_discount, total_price_after_discount, discount_rate }: Cart,
  { to, language }: { readonly to: string; readonly language: LanguageCode },
  { messages, shopName: shop, region, publicUrl }: CartMailDeps,
): NewMail {
  const { currency, locale } = CURRENCIES[region]
  const prices = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const format = (amount: number) => prices.format(amount)
  const lines = items.map(
    (item) =>
      `${productLine(item.name, item.brand.name, item.net_contents)}\n    ${item.quantity} × ${format(item.price)} = ${format(linePrice(item))}`,
  )
  const sums = [
    ...(total_discount === 0
      ? []
      : [
          messages(language, 'mailCartSum', { amount: format(total_price) }),
          messages(language, 'mailCartDiscount', { rate: discount_rate, amount: format(total_discount) }),
        ]),
    messages(language, 'mailCartTotal', { amount: format(total_price_after_discount) }),
  ]
  return {
    kind: 'cart',
    to,
    language,
    subject: messages(language, 'mailCartSubject', { shop }),
    body: messages(language, 'mailCartBody', {
      lines: lines.join('\n\n'),
      sums: sums.join('\n'),
      link: `${publicUrl}/${language}/cart`,
      shop,
    }),
  }
}
