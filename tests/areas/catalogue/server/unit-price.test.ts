import { describe, expect, it } from 'vitest'

import { unitPriceOf } from '#areas/catalogue/server/unit-price.ts'

const priced = (cents: number, quantity: number | null, unit: string | null, label = '') =>
  unitPriceOf({ price: cents, quantity, unit, label })

describe('the price of a kilogram or litre (price.per-kilogram-or-litre)', () => {
  it.each([
    [2490, 500, 'g', { price: 49.8, unit: 'kg', amount: 0.5 }],
    [2490, 1, 'kg', { price: 24.9, unit: 'kg', amount: 1 }],
    [1999, 250, 'ml', { price: 79.96, unit: 'l', amount: 0.25 }],
    [1999, 75, 'cl', { price: 26.65, unit: 'l', amount: 0.75 }],
    [1000, 16, 'oz.', { price: 22.05, unit: 'kg', amount: 0.453592 }],
    [1000, 2, 'lbs', { price: 11.02, unit: 'kg', amount: 0.907185 }],
    [1000, 8, 'fl. Oz.', { price: 42.27, unit: 'l', amount: 0.236588 }],
    [1055, 1055, 'Gram(s)', { price: 10, unit: 'kg', amount: 1.055 }],
    [1000, 100, 'mL', { price: 100, unit: 'l', amount: 0.1 }],
  ] as const)('of %i cents for %f %s', (cents, quantity, unit, told) => {
    expect(priced(cents, quantity, unit)).toEqual(told)
  })

  it('is not told of what is sold by number, nor of less than 10 g or 10 ml', () => {
    expect(priced(2490, 60, 'capsule')).toBeUndefined()
    expect(priced(2490, 30, 'Tea Bag(s)')).toBeUndefined()
    expect(priced(2490, 9.5, 'ml')).toBeUndefined()
    expect(priced(2490, 0, 'g')).toBeUndefined()
    expect(priced(2490, 10, 'ml')).toEqual({ price: 2490, unit: 'l', amount: 0.01 })
  })

  it.each([
    ['500 g', 0.5],
    ['Vanilla / 1,5 kg', 1.5],
    ['Chocolate, 0.75kg', 0.75],
    ['250 ml', 0.25],
  ])('is read of the label %s where the file has no unit', (label, amount) => {
    expect(priced(1000, null, null, label)?.amount).toBe(amount)
  })

  it.each(['60 capsules', '400 mg', 'Vanilla', '2 x 500 g', '30 g protein', '500 g / 250 g', '2,000 g', '1.250 g', ''])(
    'is not guessed of the label %s',
    (label) => {
      expect(priced(1000, null, null, label)).toBeUndefined()
    },
  )

  it('goes by the unit where there is one, whatever the label says', () => {
    expect(priced(1000, 60, 'capsule', '30 g')).toBeUndefined()
  })
})
