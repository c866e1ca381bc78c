import type { CallInput } from '#contract/call.ts'
import type { Cart } from '#areas/cart/contract/cart.ts'
import { CURRENCIES, type Region } from '#contract/constants.ts'
import type { placeOrder } from '#areas/orders/contract/place-order.ts'

import type { FieldText } from '#server/request/refused.ts'

export type OrderInput = CallInput<typeof placeOrder>['body']

/** A variant of the cart, locked. */
export interface LockedVariant {
  /** Null if it is not counted. */
  readonly stock: number | null
  readonly isOnSale: boolean
}

export interface Checked {
  readonly cart: Cart
  /** Variants in the cart that its owner does not see: withdrawn ones, and those they may not buy. */
  readonly hidden: readonly number[]
  readonly variants: ReadonlyMap<number, LockedVariant>
  readonly delivery_price: number
  readonly total: number
  /** Prices are without tax, which the buyer owes. */
  readonly isReverseCharge: boolean
}

const isSame = (one: number, other: number): boolean => Math.round(one * 100) === Math.round(other * 100)

/** The fields that differ from what the user saw, each with its text (checkout.differences-are-named). Empty if none. */
export function differencesOf(
  { cart, hidden, variants, delivery_price, total, isReverseCharge }: Checked,
  { total: seenTotal, seen }: Pick<OrderInput, 'total' | 'seen'>,
  region: Region,
): Readonly<Record<string, FieldText>> {
  const { currency, locale } = CURRENCIES[region]
  const prices = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const isSameTotal = isSame(total, seenTotal)
  // A different tax changes all prices, so only the tax is named.
  const isTaxedOtherwise = seen !== undefined && seen.reverse_charge !== isReverseCharge
  const seenLines = seen && new Map(seen.lines.map((line) => [line.product_variant_id, line]))
  const fields: Record<string, FieldText> = {}
  const at = (id: number) => `lines.${id}`

  for (const { product_variant_id: id, quantity, price } of cart.items) {
    const stock = variants.get(id)?.stock ?? null
    const line = seenLines?.get(id)
    if (stock !== null && stock < quantity)
      fields[at(id)] = stock === 0 ? 'soldOut' : { key: 'stockLeft', values: { count: stock } }
    else if (seenLines && line?.quantity !== quantity) fields[at(id)] = { key: 'quantityChanged', values: { quantity } }
    else if (line && !isTaxedOtherwise && !isSame(line.price, price))
      fields[at(id)] = { key: 'priceChanged', values: { price: prices.format(price) } }
  }
  for (const id of hidden) {
    if (seenLines ? seenLines.has(id) : !isSameTotal)
      fields[at(id)] = variants.get(id)?.isOnSale === true ? 'restrictedProduct' : 'productGone'
  }
  for (const id of seenLines?.keys() ?? []) if (!variants.has(id)) fields[at(id)] = 'lineRemoved'

  if (seen && seen.discount_rate !== cart.discount_rate)
    fields['discount'] = { key: 'discountChanged', values: { rate: cart.discount_rate } }
  if (seen && !isTaxedOtherwise && !isSame(seen.delivery_price, delivery_price))
    fields['delivery'] = { key: 'deliveryChanged', values: { price: prices.format(delivery_price) } }
  if (isTaxedOtherwise) fields['vat'] = { key: 'vatChanged', values: { total: prices.format(total) } }
  else if (!isSameTotal) fields['total'] = { key: 'totalChanged', values: { total: prices.format(total) } }
  return fields
}
