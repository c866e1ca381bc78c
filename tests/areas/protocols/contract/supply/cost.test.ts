import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { lineCost, neededLines, perDayOf, totalCost } from '#areas/protocols/contract/supply/cost.ts'
import { withTotals } from '#areas/cart/contract/cart-totals.ts'
import { offersOf } from '#machines/protocols/share/share.ts'
import { tries } from '#tests/support/tries.ts'

import { line } from '../../models/protocol-samples.ts'

const cents = (amount: number) => Math.round(amount * 100)
const priced = fc.record({
  price: fc.integer({ min: 1, max: 50_000 }).map((n) => n / 100),
  packs: fc.integer({ min: 1, max: 999 }),
})

describe('the cost of packs (supply.cost-is-that-of-the-packs)', () => {
  it('is that of the lines that are known and need any, each with the packs it needs', () => {
    const known = { onePack: { days: 1, isToTheEnd: false }, all: { days: 1, isToTheEnd: false }, runsOut: null }
    const lines = neededLines([
      { line: line(1, { item_count: 5 }), supply: { ...known, needed: 2 } },
      { line: line(2), supply: { ...known, needed: 0 } },
      { line: line(3), supply: { unknown: 'pack' } },
    ])
    expect(lines.map(({ product_id, item_count }) => [product_id, item_count])).toEqual([[10, 2]])
    expect(totalCost(lines, 10)).toBe(17.1)
  })

  it('agrees to the cent with its lines, with the cart and with the share form', () => {
    fc.assert(
      fc.property(fc.array(priced, { maxLength: 12 }), fc.constantFrom(0, 5, 10, 15, 20), (items, rate) => {
        const lines = items.map(({ price, packs }, index) => line(index + 1, { item_count: packs }, price))
        const total = totalCost(lines, rate)
        expect(lines.reduce((sum, one) => sum + cents(lineCost(one, rate)), 0)).toBe(cents(total))
        const cart = withTotals(
          items.map(({ price, packs: quantity }) => ({ price, quantity }) as never),
          rate,
        )
        expect(cents(total)).toBe(cents(cart.total_price_after_discount))
        expect(offersOf(lines, 20).find((offer) => offer.rate === rate)?.pays).toBe(total)
      }),
      tries(200),
    )
  })

  it('is spread over its days to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 3650 }), (sum, days) => {
        const aDay = cents(perDayOf(sum / 100, days) ?? Number.NaN)
        expect(Math.abs(aDay * days - sum)).toBeLessThanOrEqual(days / 2)
      }),
      tries(200),
    )
    expect(perDayOf(10, 0)).toBeNull()
  })
})
