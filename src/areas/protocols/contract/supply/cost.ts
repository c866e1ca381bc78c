import { lineDiscount, linePrice } from '#areas/cart/contract/cart-totals.ts'

import { isKnown } from './supply.ts'
import type { LineSupply } from './supply.ts'

/** A line with the packs that it needs in place of those that it has. */
interface Priced {
  readonly item_count: number
  readonly variants: readonly { readonly price: number }[]
}

/** The known lines, each with as many packs as the length needs; those that need none are left out. */
export const neededLines = <Line extends Priced>(
  lines: readonly { readonly line: Line; readonly supply: LineSupply }[],
): readonly Line[] =>
  lines.flatMap(({ line, supply }) =>
    isKnown(supply) && supply.needed > 0 ? [{ ...line, item_count: supply.needed }] : [],
  )

const cents = (amount: number): number => Math.round(amount * 100)

/** The price of a line after its discount, which is rounded as in the cart (cart.discount-rounds-per-line). */
export function lineCost({ variants: [variant], item_count: quantity }: Priced, rate: number): number {
  const item = { price: variant?.price ?? 0, quantity }
  return (cents(linePrice(item)) - cents(lineDiscount(item, rate))) / 100
}

/** The sum of the lines, to the cent (supply.cost-is-that-of-the-packs). */
export const totalCost = (lines: readonly Priced[], rate: number): number =>
  lines.reduce((total, line) => total + cents(lineCost(line, rate)), 0) / 100

/** An amount spread over days, rounded to the cent; null where there are none. */
export const perDayOf = (amount: number, days: number): number | null =>
  days > 0 ? Math.round(cents(amount) / days) / 100 : null
