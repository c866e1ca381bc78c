import type { Cart, CartItem } from './cart.ts'

type Counted = Pick<CartItem, 'price' | 'quantity'>

const toCents = (amount: number): number => Math.round(amount * 100)

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

const lineCents = ({ price, quantity }: Counted): number => toCents(price) * quantity

/** Half a cent is rounded up (cart.discount-rounds-per-line). */
const discountCents = (item: Counted, rate: number): number => Math.floor((lineCents(item) * rate + 50) / 100)

/** Price of a line before its discount, in the cart's currency. */
export function linePrice(item: Counted): number {
  return lineCents(item) / 100
}

/**
 * Discount of a line, in the cart's currency (cart.discount-rounds-per-line).
 *
 * @param rate in whole percents
 */
export function lineDiscount(item: Counted, rate: number): number {
  return discountCents(item, rate) / 100
}

/**
 * The cart of these lines, for server and browser alike: integer cents inside, decimals outside; each line's discount
 * is rounded to the cent, then they are summed.
 *
 * @param rate in whole percents
 */
export function withTotals(items: readonly CartItem[], rate: number): Cart {
  const total = sum(items.map(lineCents))
  const discount = sum(items.map((item) => discountCents(item, rate)))
  return {
    items: [...items],
    total_items: sum(items.map(({ quantity }) => quantity)),
    total_price: total / 100,
    total_price_after_discount: (total - discount) / 100,
    total_discount: discount / 100,
    discount_rate: rate,
  }
}
