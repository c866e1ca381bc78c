import type { ClassRates } from '#contract/tax.ts'
import type { CartItem } from '#areas/cart/contract/cart.ts'
import type { OrderTax } from './orders.ts'

const toCents = (amount: number): number => Math.round(amount * 100)

/** The rate of a line in percent, by its class of goods. */
export const lineRate = (rates: ClassRates, { tax_class }: Pick<CartItem, 'tax_class'>): number =>
  rates[tax_class ?? 'food_supplement']

/** Cents of tax in this many cents, half a cent rounded up. Rates have two decimals at most, so all is whole numbers. */
function taxIn(cents: number, rate: number): number {
  const part = Math.round(rate * 100)
  const whole = 10_000 + part
  return Math.floor((2 * cents * part + whole) / (2 * whole))
}

/** The price without the tax that it includes at this rate. */
export const netOf = (price: number, rate: number): number => (toCents(price) - taxIn(toCents(price), rate)) / 100

interface Taxed {
  readonly total: number
  readonly tax_rate: number
}

/** Cents by rate, the highest rate first: goods, and the delivery as it falls to them (tax.delivery-follows-the-goods). */
function byRate(lines: readonly Taxed[], delivery: number) {
  const goods = new Map<number, number>()
  for (const { total, tax_rate } of lines) goods.set(tax_rate, (goods.get(tax_rate) ?? 0) + toCents(total))
  const all = [...goods.values()].reduce((sum, cents) => sum + cents, 0)
  // Rounding what has come together so far, rather than each share, leaves no cent over.
  const until = (cents: number) => (all === 0 ? toCents(delivery) : Math.round((toCents(delivery) * cents) / all))
  let [reached, given] = [0, 0]
  return [...goods]
    .toSorted(([one], [other]) => other - one)
    .map(([rate, cents]) => {
      reached += cents
      const share = until(reached) - given
      given += share
      return { rate, goods: cents, delivery: share }
    })
}

/**
 * The tax that an order includes by rate, the highest first. Net and tax of all together are the lines and the delivery, to
 * the cent (tax.sums-agree).
 */
export const taxesOf = (lines: readonly Taxed[], delivery: number): OrderTax[] =>
  byRate(lines, delivery).flatMap(({ rate, goods, delivery: share }) => {
    const gross = goods + share
    const tax = taxIn(gross, rate)
    return gross === 0 ? [] : [{ rate, net: (gross - tax) / 100, tax: tax / 100 }]
  })

/** The price of delivery without tax. */
export const netDelivery = (lines: readonly Taxed[], delivery: number): number =>
  byRate(lines, delivery).reduce((sum, { rate, delivery: share }) => sum + share - taxIn(share, rate), 0) / 100

/** The tax of all rates together. */
export const taxSum = (taxes: readonly Pick<OrderTax, 'tax'>[]): number =>
  taxes.reduce((sum, { tax }) => sum + toCents(tax), 0) / 100
