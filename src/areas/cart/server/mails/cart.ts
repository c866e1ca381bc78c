import type { Cart } from '#areas/cart/contract/cart.ts'
import { linePrice } from '#areas/cart/contract/cart-totals.ts'
import { CURRENCIES, type Region } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'

import type { Messages } from '#server/texts/messages.ts'
import { fillBlocks, sumOf } from '#server/mail/fill.ts'
import { letter } from '#server/mail/letter.ts'
import { type NewMail, productLine } from '#server/mail/mail.ts'
import { mailPicture } from '#server/mail/picture.ts'

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
  const said = { messages, language }
  const lines = items.map((item) => ({
    name: productLine(item.name, item.brand.name, item.net_contents),
    quantity: item.quantity,
    price: format(item.price),
    total: format(linePrice(item)),
    picture: mailPicture(item.asset, publicUrl),
  }))
  const sums = [
    ...(total_discount === 0
      ? []
      : [
          sumOf(said, 'mailCartSum', { amount: format(total_price) }),
          sumOf(said, 'mailCartDiscount', { rate: discount_rate, amount: format(total_discount) }),
        ]),
    { ...sumOf(said, 'mailCartTotal', { amount: format(total_price_after_discount) }), isTotal: true },
  ]
  return letter(
    { kind: 'cart', to, language, subject: messages(language, 'mailCartSubject', { shop }) },
    fillBlocks(said, 'mailCartBody', {
      values: { shop },
      parts: {
        lines: { kind: 'lines', lines },
        sums: { kind: 'sums', sums },
        link: { kind: 'link', address: `${publicUrl}/${language}/cart`, label: 'mailButtonCart', instead: true },
      },
    }),
  )
}
