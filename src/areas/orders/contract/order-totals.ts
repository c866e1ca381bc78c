import type { Cart } from '#areas/cart/contract/cart.ts'
import type { DeliveryMethod } from './orders.ts'

const toCents = (amount: number): number => Math.round(amount * 100)

/** The price of delivery for goods of this amount after discount. */
export function deliveryPrice(
  { price, free_from }: Pick<DeliveryMethod, 'price' | 'free_from'>,
  goods: number,
): number {
  return free_from !== null && toCents(goods) >= toCents(free_from) ? 0 : price
}

/** The amount of goods, after discount, that delivery lacks to be free; 0 where it is, or never will be. */
export function missingToFree({ free_from }: Pick<DeliveryMethod, 'free_from'>, goods: number): number {
  return free_from === null ? 0 : Math.max(0, toCents(free_from) - toCents(goods)) / 100
}

/** The sums that a cart has with delivery, for server and browser alike. */
export function orderTotals(
  { total_price_after_discount: goods }: Pick<Cart, 'total_price_after_discount'>,
  method: Pick<DeliveryMethod, 'price' | 'free_from'>,
): { readonly delivery_price: number; readonly total: number } {
  const delivery = deliveryPrice(method, goods)
  return { delivery_price: delivery, total: (toCents(goods) + toCents(delivery)) / 100 }
}

/**
 * The tax that a total includes, rounded once (price.tax-rate-is-a-setting).
 *
 * @param rate in whole percents
 */
export function includedTax(total: number, rate: number): number {
  return Math.round((toCents(total) * rate) / (100 + rate)) / 100
}
