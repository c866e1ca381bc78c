import { describe, expect, test } from 'vitest'

import { NAME_MAX } from '#contract/constants.ts'
import { addressForm } from '#machines/orders/checkout/address-form.machine.ts'
import {
  chosenAddress,
  differencesIn,
  methodOf,
  methodsFor,
  orderWanted,
  shortLines,
  startingValues,
  valuesOf,
} from '#machines/orders/checkout/checkout.ts'
import { knownOrder } from '#machines/orders/checkout/known-order.ts'
import type { Basis } from '#machines/orders/checkout/checkout.ts'
import { missingToFree } from '#areas/orders/contract/order-totals.ts'
import { errorsOf } from '#machines/form/form.ts'

import { cartOf, cartProduct, line } from '#tests/areas/cart/models/cart-samples.ts'
import {
  address,
  business,
  express,
  filled,
  basis,
  largeCart,
  shortCart,
  smallCart,
  standard,
  unbilled,
} from '../models/checkout-samples.ts'

const ways = [express, standard]
const to = (country: string, delivery_method: string) => ({
  ...filled,
  address: { ...address, country },
  delivery_method,
})

describe('a way of delivery', () => {
  test.each([
    ['DE', [express, standard]],
    ['AT', [standard]],
    ['FR', []],
    ['', []],
  ])(
    'to %j is one of those that go there, in their order (checkout.delivery-methods-are-settings)',
    (country, those) => {
      expect(methodsFor(ways, country)).toEqual(those)
    },
  )

  test('that was chosen is found where it goes to the country, and not elsewhere', () => {
    expect(methodOf(ways, to('DE', 'express'))).toBe(express)
    expect(methodOf(ways, to('AT', 'standard'))).toBe(standard)
    expect(methodOf(ways, to('AT', 'express'))).toBeUndefined()
    expect(methodOf(ways, to('DE', 'owl'))).toBeUndefined()
    expect([methodOf([], to('DE', 'express')), methodOf(ways, null)]).toEqual([undefined, undefined])
  })
})

describe('a form begins', () => {
  const draft = {
    address: { ...address, country: 'AT' },
    ...unbilled,
    delivery_method: 'express',
    payment_method: 'credit_card',
  } as const

  test.each([
    ['AT', 'standard'],
    ['DE', 'express'],
    ['FR', 'express'],
  ])(
    'with the last address to %s and the first way that goes there, or is there at all',
    (country, delivery_method) => {
      const last = { ...address, country }
      expect(startingValues(basis(smallCart, { address: last }))).toEqual({
        address: last,
        bills_apart: false,
        delivery_method,
        payment_method: 'invoice',
      })
    },
  )

  test('with the way of the last order, where it goes there', () => {
    const startsWith = (country: string) =>
      startingValues(basis(smallCart, { address: { ...address, country }, last_delivery: 'standard' })).delivery_method
    expect(startsWith('DE')).toBe('standard')
    expect(
      startingValues(basis(smallCart, { address: { ...address, country: 'AT' }, last_delivery: 'express' })),
    ).toEqual({
      address: { ...address, country: 'AT' },
      bills_apart: false,
      delivery_method: 'standard',
      payment_method: 'invoice',
    })
  })

  test('as it was left, also with a way that does not go there (forms.keeps-what-was-typed)', () => {
    expect(startingValues(basis(smallCart, { draft }))).toEqual(draft)
  })

  test('without the ways it was left with, where they are offered no longer', () => {
    const left = { ...draft, delivery_method: 'owl', payment_method: 'direct_debit' } as const
    expect(startingValues(basis(smallCart, { draft: left }))).toEqual({
      address: draft.address,
      ...unbilled,
      delivery_method: 'standard',
      payment_method: 'invoice',
    })
    expect(startingValues(basis(smallCart, { address: {}, delivery_methods: [], payment_methods: [] }))).toEqual({
      address: {},
      bills_apart: false,
      delivery_method: '',
      payment_method: null,
    })
  })
})

test('lines are short where there is less than was wanted, not where there is just enough', () => {
  expect(shortLines(shortCart).map(({ name }) => name)).toEqual(['Iron'])
  expect([shortLines(smallCart), shortLines(cartOf())]).toEqual([[], []])
  expect(shortLines(cartOf(line(cartProduct(3, 'Kelp', 0), 1)))).toHaveLength(1)
})

describe('an order', () => {
  test('holds what was filled in with every part of the total as it was seen (checkout.differences-are-named)', () => {
    expect(orderWanted(basis(smallCart), filled, standard)).toEqual({
      address: filled.address,
      billing: null,
      delivery_method: 'standard',
      payment_method: 'credit_card',
      total: 31.76,
      seen: {
        lines: [
          { product_variant_id: 1, quantity: 2, price: 9.95 },
          { product_variant_id: 2, quantity: 1, price: 9.95 },
        ],
        discount_rate: 10,
        delivery_price: 4.9,
        reverse_charge: false,
      },
    })
  })

  test('has prices without tax where a business of another country has its confirmed number billed (tax.reverse-charge)', () => {
    const wanted = (vat: 'checked' | 'not_checked') =>
      orderWanted(basis(smallCart), { ...to('AT', 'standard'), billing: business }, standard, vat)
    expect(wanted('checked')).toMatchObject({
      billing: business,
      total: 28.88,
      seen: { lines: [{ price: 9.05 }, { price: 9.05 }], delivery_price: 4.45, reverse_charge: true },
    })
    expect(wanted('not_checked')).toMatchObject({ total: 31.76, seen: { reverse_charge: false } })
  })

  test.each([
    [largeCart, standard, 0, 53.73],
    [largeCart, { ...standard, free_from: 53.73 }, 0, 53.73],
    [largeCart, { ...standard, free_from: 53.74 }, 4.9, 58.63],
    [largeCart, express, 9.9, 63.63],
  ])('costs delivery unless its goods are worth enough after discount (%#)', (cart, method, delivery_price, total) => {
    const wanted = orderWanted(basis(cart), filled, method)
    expect([wanted.seen?.delivery_price, wanted.total]).toEqual([delivery_price, total])
  })
})

test.each([
  [{ free_from: 50 }, 37.7, 12.3],
  [{ free_from: 50 }, 50, 0],
  [{ free_from: 50 }, 60, 0],
  [{ free_from: null }, 10, 0],
])(
  'delivery lacks as much to be free as the goods do (checkout.missing-to-free-delivery) (%#)',
  (way, goods, missing) => {
    expect(missingToFree(way, goods)).toBe(missing)
  },
)

describe('the billing of an order', () => {
  const errorsWith = (billing: object, bills_apart = true) =>
    addressForm.check({ ...filled, ...unbilled, bills_apart, billing: { ...business, ...billing } })

  test('is checked where it is apart, and left out where it is not (tax.billing-apart)', () => {
    expect(errorsWith({})).toEqual({})
    expect(errorsWith({ vat_number: '', company: '' })).toEqual({})
    expect(errorsWith({ company: '' })).toEqual({ 'billing.company': 'form.empty-field' })
    expect(errorsWith({ postal_code: '1' })).toEqual({ 'billing.postal_code': 'form.postcode-invalid' })
    expect(errorsWith({ city: '' }, false)).toEqual({})
    expect(addressForm.body({ ...filled, ...unbilled }).billing).toBeNull()
  })

  test('names a number that has not the form of its country in words of its own (tax.vat-number-has-its-form)', () => {
    expect(errorsWith({ vat_number: 'DE123' })).toEqual({ 'billing.vat_number': 'shopping:checkout.vatInvalid' })
    expect(
      addressForm.body({ ...filled, bills_apart: true, billing: { ...business, vat_number: 'nl 0000.99998.b57' } }),
    ).toMatchObject({
      billing: { vat_number: 'NL000099998B57' },
    })
  })

  test('begins as that of the last order, and returns as it was sent', () => {
    expect(startingValues(basis(smallCart, { billing: business }))).toMatchObject({
      bills_apart: true,
      billing: business,
    })
    expect(valuesOf({ ...filled, billing: business })).toEqual({ ...filled, bills_apart: true, billing: business })
    expect(valuesOf(filled)).not.toHaveProperty('billing')
  })
})

describe('differences', () => {
  const errors = { 'lines.1': 'Sold out', total: 'Now €10.00' }
  const refused = (status: number, more: object = {}) =>
    ({ ok: false, problem: { kind: 'refused', status, message: 'No', ...more } }) as const

  test('are the words about each part, where the order was not as it had been seen (checkout.differences-are-named)', () => {
    expect(differencesIn(refused(409, { errors }))).toEqual(errors)
  })

  test.each([
    ['a conflict without words', refused(409)],
    ['another refusal', refused(400, { errors })],
    ['no answer', { ok: false, problem: { kind: 'unreachable' } } as const],
    ['an order', { ok: true, value: null } as const],
  ])('are none in %s', (_, result) => {
    expect(differencesIn(result)).toEqual({})
  })
})

test('a city of more than 120 characters is refused at its field before anything is sent, and 120 are taken', () => {
  const errorsWith = (city: string) =>
    errorsOf(addressForm, {
      values: { ...filled, ...unbilled, address: { ...filled.address, city } },
      touched: ['address.city'],
      refused: {},
    })
  expect(errorsWith('x'.repeat(NAME_MAX + 1))).toEqual({ 'address.city': { rule: 'form.too-long' } })
  expect(errorsWith('x'.repeat(NAME_MAX))).toEqual({})
})

describe('an order is known', () => {
  const last = { address, last_delivery: 'standard' }
  const known = { address, billing: null, delivery_method: 'standard', payment_method: 'invoice' }

  test('as the last one was filled in, with the payment method that was taken most (checkout.review-first)', () => {
    expect(knownOrder(basis(smallCart, last))).toEqual(known)
    expect(knownOrder(basis(smallCart, { ...last, billing: business }))).toEqual({ ...known, billing: business })
  })

  test.each([
    ['nothing was ordered before', { last_delivery: null }],
    ['something was typed since', { draft: { ...known, ...unbilled, address: { ...address, phone: '' } } }],
    ['a field of it would be refused today', { address: { ...address, postal_code: '1' } }],
    ['nothing goes there any more', { address: { ...address, postal_code: '75001', country: 'FR' } }],
    ['nothing can be paid by', { payment_methods: [] }],
  ] as [string, Partial<Basis>][])('not where %s', (_, rest) => {
    expect(knownOrder(basis(smallCart, { ...last, ...rest }))).toBeNull()
  })
})

test('a kept address is chosen where it stands in the form just so (checkout.addresses-are-kept)', () => {
  const kept = [address, { ...address, street: 'Elm Lane' }]
  const chosen = (street: string) => chosenAddress(kept, { ...address, street })
  expect(['Elm Lane', address.street, 'Oak Row'].map(chosen)).toEqual([1, 0, null])
})
