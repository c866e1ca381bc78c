import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { CartItem } from '#areas/cart/contract/cart.ts'
import { EMPTY_CART } from '#areas/cart/contract/cart.ts'
import { lineDiscount, linePrice, withTotals } from '#areas/cart/contract/cart-totals.ts'
import { DISCOUNT_CHOICES, QUANTITY_MAX } from '#contract/constants.ts'

/** A line of which only price and quantity matter. */
function line(price: number, quantity: number): CartItem {
  return {
    product_id: 1,
    product_variant_id: 1,
    price,
    quantity,
    name: 'Magnesium',
    slug: 'magnesium',
    brand: { id: 1, name: 'Linden', slug: 'linden' },
    asset: null,
    unit_of_measure: null,
    net_contents: '60 capsules',
    stock: QUANTITY_MAX,
  }
}

describe('the sums of a cart', () => {
  it('are zeros where nothing is in it (cart.has-five-totals)', () => {
    expect(withTotals([], 0)).toEqual(EMPTY_CART)
  })

  it('take the discount off each line, rounded half up to the cent, and then sum (cart.discount-rounds-per-line)', () => {
    // 5 % of 0.10 is half a cent: up. Three such lines are 3 cents off, though 5 % of 0.30 would be 2.
    const cart = withTotals([line(0.1, 1), line(0.1, 1), line(0.1, 1)], 5)
    expect([cart.total_items, cart.total_price, cart.total_discount, cart.total_price_after_discount]).toEqual([
      3, 0.3, 0.03, 0.27,
    ])
    expect(lineDiscount(line(0.1, 1), 5)).toBe(0.01)
    expect(lineDiscount(line(0.09, 1), 5)).toBe(0)
    expect(linePrice(line(19.99, 3))).toBe(59.97)
  })

  it('are exact to the cent for every price, quantity and rate (price.cents-inside-decimals-outside)', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 })
    const lines = fc.array(fc.tuple(cents, fc.integer({ min: 1, max: QUANTITY_MAX })), { maxLength: 20 })
    fc.assert(
      fc.property(lines, fc.constantFrom(...DISCOUNT_CHOICES), (drawn, rate) => {
        const cart = withTotals(
          drawn.map(([price, quantity]) => line(price / 100, quantity)),
          rate,
        )
        let total = 0n
        let discount = 0n
        for (const [price, quantity] of drawn) {
          const amount = BigInt(price) * BigInt(quantity)
          total += amount
          discount += (amount * BigInt(rate) * 2n + 100n) / 200n
        }
        expect([cart.total_price, cart.total_discount, cart.total_price_after_discount]).toEqual([
          Number(total) / 100,
          Number(discount) / 100,
          Number(total - discount) / 100,
        ])
        expect(cart.total_items).toBe(drawn.reduce((sum, [, quantity]) => sum + quantity, 0))
      }),
    )
  })
})
