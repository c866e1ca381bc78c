import { assert, jsonValue, property } from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'

import { EMPTY_CART, cartAnswer } from '#areas/cart/contract/cart.ts'

const full = {
  items: [
    {
      product_id: 1,
      product_variant_id: 2,
      price: 9.9,
      quantity: 3,
      name: 'Zinc',
      slug: 'zinc',
      brand: { id: 1, name: 'Alder', slug: 'alder' },
      asset: null,
      unit_of_measure: null,
      net_contents: '60 capsules',
      stock: 12,
    },
  ],
  total_items: 3,
  total_price: 29.7,
  total_price_after_discount: 26.73,
  total_discount: 2.97,
  discount_rate: 10,
}

it('an answer with a total of its own, whatever its value, is the empty cart (cart.answer-with-total-is-empty)', () => {
  assert(
    property(jsonValue(), (total) => {
      expect(v.parse(cartAnswer, { ...full, total })).toEqual(EMPTY_CART)
      expect(v.parse(cartAnswer, { total })).toEqual(EMPTY_CART)
    }),
  )
})

it('an answer without one is the cart it says', () => {
  expect(v.parse(cartAnswer, full)).toEqual(full)
})

it('an answer that is neither is refused', () => {
  expect(v.is(cartAnswer, {})).toBe(false)
  expect(v.is(cartAnswer, { ...full, total_price: '29.70' })).toBe(false)
})
