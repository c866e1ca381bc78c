import { lineDiscount, linePrice, withTotals } from '#areas/cart/contract/cart-totals.ts'
import type { Cart } from '#areas/cart/contract/cart.ts'
import type { ClassRates } from '#contract/tax.ts'
import type { DeliveryMethod, OrderTax } from './orders.ts'
import { lineRate, netDelivery, netOf, taxesOf } from './taxes.ts'

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

/** The country's rates of the day, and whether its buyer owes the tax (tax.reverse-charge). */
export interface Taxing {
  readonly rates: ClassRates
  readonly isReverseCharge: boolean
}

/** A cart as it is ordered, with delivery and tax. */
export interface OrderSums {
  /** At prices without tax where its buyer owes that. */
  readonly cart: Cart
  readonly delivery_price: number
  readonly total: number
  readonly taxes: readonly OrderTax[]
}

/** The sums of an order, for server and browser alike (tax.sums-agree). */
export function orderSums(
  cart: Cart,
  method: Pick<DeliveryMethod, 'price' | 'free_from'>,
  { rates, isReverseCharge }: Taxing,
): OrderSums {
  const taxed = (one: Cart) =>
    one.items.map((item) => ({
      total: (toCents(linePrice(item)) - toCents(lineDiscount(item, one.discount_rate))) / 100,
      tax_rate: lineRate(rates, item),
    }))
  const totals = orderTotals(cart, method)
  if (!isReverseCharge) return { cart, ...totals, taxes: taxesOf(taxed(cart), totals.delivery_price) }
  const net = withTotals(
    cart.items.map((item) => ({ ...item, price: netOf(item.price, lineRate(rates, item)) })),
    cart.discount_rate,
  )
  const delivery = netDelivery(taxed(cart), totals.delivery_price)
  const total = (toCents(net.total_price_after_discount) + toCents(delivery)) / 100
  return { cart: net, delivery_price: delivery, total, taxes: total === 0 ? [] : [{ rate: 0, net: total, tax: 0 }] }
}
