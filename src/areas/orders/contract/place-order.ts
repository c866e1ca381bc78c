import * as v from 'valibot'

import { SIGNED_IN } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { address, order, paymentMethod } from './orders.ts'
import { vatNumber } from './vat-number.ts'
import { isPostalCodeOf, keptPostalCode, postalCode } from '#contract/postal-code.ts'
import { name, quantity, type RuleError } from '#contract/rules.ts'
import { id, money, percent } from '#contract/wire.ts'

const isFitting = ({ country, postal_code }: { country: string; postal_code: string }): boolean =>
  isPostalCodeOf(country, postal_code)

/** The address of a new order; that of an earlier one may hold a postal code which is refused today. */
const newAddress = v.pipe(
  v.object({ ...address.entries, postal_code: postalCode }),
  v.forward(v.partialCheck([['postal_code'], ['country']], isFitting, 'form.postcode-invalid' satisfies RuleError), [
    'postal_code',
  ]),
  v.transform((one) => ({ ...one, postal_code: keptPostalCode(one.country, one.postal_code) })),
)

/** A business is named by its company (tax.billing-apart). */
const isNamed = ({ company, vat_number: number }: { company: string; vat_number: string }): boolean =>
  company !== '' || number === ''

/** Billing details that differ from the delivery address. */
const newBilling = v.pipe(
  v.object({ ...v.omit(address, ['phone']).entries, postal_code: postalCode, company: name, vat_number: vatNumber }),
  v.forward(v.partialCheck([['postal_code'], ['country']], isFitting, 'form.postcode-invalid' satisfies RuleError), [
    'postal_code',
  ]),
  v.forward(v.partialCheck([['company'], ['vat_number']], isNamed, 'form.empty-field' satisfies RuleError), [
    'company',
  ]),
  v.transform((one) => ({ ...one, postal_code: keptPostalCode(one.country, one.postal_code) })),
)

/** The most lines of an order, as of a cart. */
const LINES_MAX = 200

/** The parts of the total, as the user saw them. */
const seen = v.object({
  lines: v.pipe(v.array(v.object({ product_variant_id: id, quantity, price: money })), v.maxLength(LINES_MAX)),
  discount_rate: percent,
  delivery_price: money,
  reverse_charge: v.optional(v.boolean(), false),
})

/**
 * Refused with 409 if anything differs from what the user saw (checkout.differences-are-named): `errors` then has
 * `lines.{product_variant_id}`, `discount`, `delivery`, `vat` and `total`. Without `seen` a price or rate that has changed is told by
 * `total` alone. Refused with 409 and the number of the order if the cart is empty since just this was ordered a moment ago.
 */
export const placeOrder = defineCall({
  id: 'placeOrder',
  method: 'POST',
  path: '/v2/storefront/orders',
  summary: "Order what the server's cart holds; prices, stock and who may buy are checked again",
  access: SIGNED_IN,
  body: v.object({
    address: newAddress,
    billing: v.nullish(newBilling, null),
    delivery_method: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
    payment_method: paymentMethod,
    total: money,
    seen: v.optional(seen),
  }),
  response: order,
  refusals: [400, 401, 409],
  idempotent: 'required',
})
