import type { Cart } from '#areas/cart/contract/cart.ts'
import { linePrice } from '#areas/cart/contract/cart-totals.ts'
import { CURRENCIES, type Region } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'

import type { Messages } from '#server/texts/messages.ts'
import { fillBlocks, type Said, sumOf } from '#server/mail/fill.ts'
import { letter } from '#server/mail/letter.ts'
import { type NewMail, productLine } from '#server/mail/mail.ts'
import { mailPicture } from '#server/mail/picture.ts'

export interface CartMailDeps {
  readonly messages: Messages
  readonly shopName: string
  readonly region: Region
  readonly publicUrl: string
}

/** The lines and sums of a cart as parts of a mail, with prices as the shop writes them (price.fixed-formats). */
export function cartParts(
  { items, total_price, total_discount, total_price_after_discount, discount_rate }: Cart,
  said: Said,
  { region, publicUrl }: Pick<CartMailDeps, 'region' | 'publicUrl'>,
) {
  const { currency, locale } = CURRENCIES[region]
  const prices = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const format = (amount: number) => prices.format(amount)
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
  return { lines: { kind: 'lines', lines }, sums: { kind: 'sums', sums } } as const
}

/** The mail with the user's cart as a list. */
export function cartMail(
  cart: Cart,
  { to, language }: { readonly to: string; readonly language: LanguageCode },
  deps: CartMailDeps,
): NewMail {
  const { messages, shopName: shop, publicUrl } = deps
  const said = { messages, language }
  return letter(
    { kind: 'cart', to, language, subject: messages(language, 'mailCartSubject', { shop }) },
    fillBlocks(said, 'mailCartBody', {
      values: { shop },
      parts: {
        ...cartParts(cart, said, deps),
        link: { kind: 'link', address: `${publicUrl}/${language}/cart`, label: 'mailButtonCart', instead: true },
      },
    }),
  )
}
