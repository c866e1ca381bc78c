import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { withTotals } from '#areas/cart/contract/cart-totals.ts'
import { orderSums, orderTotals } from '#areas/orders/contract/order-totals.ts'
import { lineRate, netOf, taxesOf, taxSum } from '#areas/orders/contract/taxes.ts'
import { tries } from '#tests/support/tries.ts'

import { cartProduct, line } from '#tests/areas/cart/models/cart-samples.ts'

const cents = (amount: number) => Math.round(amount * 100)
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

const rate = fc.constantFrom(0, 5.5, 7, 9.5, 10, 13.5, 19, 25.5, 27)
const price = fc.integer({ min: 0, max: 200_000 }).map((amount) => amount / 100)
const cart = fc
  .array(
    fc.record({
      price,
      quantity: fc.integer({ min: 1, max: 999 }),
      tax_class: fc.constantFrom('standard' as const, undefined),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .chain((lines) =>
    fc.integer({ min: 0, max: 100 }).map((discount) =>
      withTotals(
        lines.map(({ tax_class, ...one }, index) => ({
          ...line(cartProduct(index + 1, 'Zinc', 5), one.quantity),
          price: one.price,
          ...(tax_class && { tax_class }),
        })),
        discount,
      ),
    ),
  )
const method = fc.record({ price, free_from: fc.option(price, { nil: null }) })
const rates = fc.record({ food_supplement: rate, standard: rate })

describe('the tax of an order', () => {
  it('adds up with lines, delivery and total to the cent, whatever the rates (tax.sums-agree, tax.delivery-follows-the-goods)', () => {
    fc.assert(
      fc.property(cart, method, rates, (bought, delivery, of) => {
        const sums = orderSums(bought, delivery, { rates: of, isReverseCharge: false })
        expect(sums).toMatchObject(orderTotals(bought, delivery))
        const shares = sums.taxes.map(({ net, tax }) => cents(net) + cents(tax))
        expect(sum(shares)).toBe(cents(sums.total))
        expect(cents(taxSum(sums.taxes))).toBe(sum(sums.taxes.map(({ tax }) => cents(tax))))
        for (const [index, { rate: percent, net, tax }] of sums.taxes.entries()) {
          expect(Math.abs((cents(net) * percent) / 100 - cents(tax))).toBeLessThanOrEqual(1)
          const goods = bought.items.filter((item) => lineRate(of, item) === percent)
          const off = (item: (typeof goods)[number]) =>
            Math.floor((cents(item.price) * item.quantity * bought.discount_rate + 50) / 100)
          const own = sum(goods.map((item) => cents(item.price) * item.quantity - off(item)))
          const all = cents(bought.total_price_after_discount)
          const fair = all === 0 ? cents(sums.delivery_price) : (cents(sums.delivery_price) * own) / all
          expect(Math.abs((shares[index] ?? 0) - own - fair)).toBeLessThanOrEqual(1)
        }
        expect(sums.taxes.map((one) => one.rate)).toEqual(sums.taxes.map((one) => one.rate).toSorted((a, b) => b - a))
      }),
      tries(300),
    )
  })

  it('leaves nothing of itself in the prices where the buyer owes it (tax.reverse-charge)', () => {
    fc.assert(
      fc.property(cart, method, rates, (bought, delivery, of) => {
        const sums = orderSums(bought, delivery, { rates: of, isReverseCharge: true })
        const gross = orderTotals(bought, delivery)
        expect(sums.cart.items.map((item) => item.price)).toEqual(
          bought.items.map((item) => netOf(item.price, lineRate(of, item))),
        )
        expect(cents(sums.total)).toBe(cents(sums.cart.total_price_after_discount) + cents(sums.delivery_price))
        expect(sums.total).toBeLessThanOrEqual(gross.total)
        expect(sums.delivery_price).toBeLessThanOrEqual(gross.delivery_price)
        expect(sums.taxes).toEqual(sums.total === 0 ? [] : [{ rate: 0, net: sums.total, tax: 0 }])
      }),
      tries(300),
    )
  })

  it('is rounded once for each rate, half a cent up, the highest rate first', () => {
    const lines = [
      { total: 10, tax_rate: 7 },
      { total: 30, tax_rate: 19 },
      { total: 1.07, tax_rate: 7 },
    ]
    expect(taxesOf(lines, 4.9)).toEqual([
      { rate: 19, net: 28.22, tax: 5.36 },
      { rate: 7, net: 11.58, tax: 0.81 },
    ])
    expect(taxesOf([{ total: 0, tax_rate: 7 }], 0)).toEqual([])
    expect(taxesOf([{ total: 0, tax_rate: 7 }], 4.9)).toEqual([{ rate: 7, net: 4.58, tax: 0.32 }])
    expect(netOf(0.63, 25.5)).toBe(0.5)
  })
})
