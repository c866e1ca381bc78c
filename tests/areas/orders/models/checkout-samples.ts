import type { Cart } from '#areas/cart/contract/cart.ts'
import type { Address, DeliveryMethod, Order } from '#areas/orders/contract/orders.ts'
import type { Filled, Basis } from '#machines/orders/checkout/checkout.ts'

import { cartOf, cartProduct, line } from '#tests/areas/cart/models/cart-samples.ts'

/** Carts, ways and addresses of a checkout, and the order that comes of it. */

export const address: Address = {
  first_name: 'Zoë',
  last_name: 'Linden',
  street: 'Ash Road 1',
  addition: '',
  postal_code: '10115',
  city: 'Berlin',
  country: 'DE',
  phone: '',
}

export const standard: DeliveryMethod = {
  id: 'standard',
  title: 'Standard',
  price: 4.9,
  free_from: 50,
  countries: ['DE', 'AT'],
  arrives: null,
}
export const express: DeliveryMethod = {
  id: 'express',
  title: 'Express',
  price: 9.9,
  free_from: null,
  countries: ['DE'],
  arrives: null,
}

/** After a discount of a tenth, 26.86. */
export const smallCart: Cart = cartOf(line(cartProduct(1, 'Zinc', 5), 2), line(cartProduct(2, 'Iron', 1), 1))
/** After a discount of a tenth, 53.73, thus from where on delivery can be free. */
export const largeCart: Cart = cartOf(line(cartProduct(1, 'Zinc', 9), 6))
export const shortCart: Cart = cartOf(line(cartProduct(1, 'Zinc', 5), 5), line(cartProduct(2, 'Iron', 1), 2))

export const TAX_RATES = [
  { country: 'DE', food_supplement: 7, standard: 19 },
  { country: 'AT', food_supplement: 10, standard: 20 },
]

export const basis = (cart: Cart, rest: Partial<Basis> = {}): Basis => ({
  cart,
  delivery_methods: [express, standard],
  payment_methods: ['invoice', 'credit_card'],
  payment_provider: 'none',
  tax_rates: TAX_RATES,
  shop_country: 'DE',
  addresses: [],
  address,
  last_delivery: null,
  billing: null,
  draft: null,
  known: null,
  recent: null,
  ...rest,
})

const { phone: _phone, ...place } = address
export const unbilled = {
  bills_apart: false,
  billing: {
    company: '',
    vat_number: '',
    first_name: '',
    last_name: '',
    street: '',
    addition: '',
    postal_code: '',
    city: '',
    country: '',
  },
}
/** A business of another country than the shop's. */
export const business = {
  ...place,
  company: 'Linden BV',
  vat_number: 'NL000099998B57',
  postal_code: '1015 KG',
  country: 'NL',
}

export const filled: Filled = {
  address: { ...address, street: 'Elm Lane 2' },
  billing: null,
  delivery_method: 'standard',
  payment_method: 'credit_card',
}

export const order: Order = {
  order_id: 12,
  number: 'K7-41',
  status: 'placed',
  placed_at: '2026-11-26T08:00:00Z',
  paid_at: null,
  sent_at: null,
  cancelled_at: null,
  shipment: null,
  currency: 'EUR',
  total_items: 3,
  total: 31.76,
  lines: [],
  address: filled.address,
  delivery_method: { id: 'standard', title: 'Standard', price: 4.9 },
  payment_method: 'credit_card',
  payment: null,
  discount_rate: 10,
  total_price: 29.85,
  total_discount: 2.99,
  arrives: null,
  taxes: [{ rate: 7, net: 29.68, tax: 2.08 }],
  billing: null,
  reverse_charge: false,
}
