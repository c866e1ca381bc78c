import * as v from 'valibot'

import { EVERYBODY_KNOWN_OR_NOT, SIGNED_IN } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { currency } from '#contract/currency.ts'
import { cart } from '#areas/cart/contract/cart.ts'
import { paperSummary } from '#areas/papers/contract/papers.ts'
import { asset } from '#areas/catalogue/contract/catalogue.ts'
import { PAYMENT_METHODS } from '#contract/constants.ts'
import { country, name, phone, requiredName } from '#contract/rules.ts'
import { day, idParams, money, pageFields, paging, percent, searchText, timestamp } from '#contract/wire.ts'

import { shipment } from './shipment.ts'

/** The statuses of checkout.order-statuses. */
export const ORDER_STATUSES = ['placed', 'paid', 'sent', 'cancelled'] as const
export const orderStatus = v.picklist(ORDER_STATUSES)

export const paymentMethod = v.picklist(PAYMENT_METHODS)

/** `expired`: it was not made in time. `mismatch`: amount or currency were not those of the order. */
export const paymentRefusal = v.picklist(['declined', 'no_funds', 'called_off', 'expired', 'mismatch', 'failed'])
export type PaymentRefusal = v.InferOutput<typeof paymentRefusal>

/**
 * The latest payment of an order. `address`: the provider's page on which a pending one is made. `given_back`: what of it went
 * back so far.
 */
export const payment = v.object({
  state: v.picklist(['paid', 'pending', 'refused', 'refunded']),
  method: paymentMethod,
  reason: v.nullable(paymentRefusal),
  address: v.nullable(v.pipe(v.string(), v.regex(/^https?:\/\//))),
  given_back: money,
})
export type Payment = v.InferOutput<typeof payment>

/** The address of delivery. */
export const address = v.object({
  first_name: requiredName,
  last_name: requiredName,
  street: requiredName,
  addition: v.optional(name, ''),
  postal_code: requiredName,
  city: requiredName,
  country,
  phone: v.optional(phone, ''),
})
export type Address = v.InferOutput<typeof address>

/** The address of an order as it is kept. Its second line may be older than the limit of today, and longer. */
export const keptAddress = v.object({ ...address.entries, addition: v.string() })

/** A rate of tax in percent, with two decimals at most. */
export const taxRate = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

/**
 * A line as it was sold; the product may have changed or gone since. `lang` is the name's, where it is known. `translated`
 * **(ext)**: the product in the asked language, told to practitioners and admins where it has a name there
 * (checkout.names-in-the-readers-language).
 */
export const orderLine = v.object({
  product_id: v.number(),
  product_variant_id: v.number(),
  name: v.string(),
  lang: v.optional(v.string()),
  slug: v.nullable(v.string()),
  brand: v.string(),
  net_contents: v.string(),
  translated: v.optional(v.object({ name: v.string(), net_contents: v.string() })),
  asset: v.nullable(asset),
  price: money,
  quantity: v.number(),
  discount: money,
  total: money,
  /** **(ext)** In percent, as it was that day; 0 where the buyer owes the tax. */
  tax_rate: taxRate,
})
export type OrderLine = v.InferOutput<typeof orderLine>

/** The days within which an order arrives, as YYYY-MM-DD. */
export const arrival = v.object({ from: day, until: day })
export type Arrival = v.InferOutput<typeof arrival>

/** **(ext)** The part of an order that is taxed at one rate, in percent: goods and delivery without tax, and their tax. */
export const orderTax = v.object({ rate: taxRate, net: money, tax: money })
export type OrderTax = v.InferOutput<typeof orderTax>

/** `not_checked`: the service that knows could not be asked, or has not confirmed the number. */
export const vatState = v.picklist(['none', 'checked', 'not_checked'])
export type VatState = v.InferOutput<typeof vatState>

/** **(ext)** Who the invoice is for, where that isn't who the parcel is for. */
export const billing = v.object({
  ...address.entries,
  addition: v.string(),
  company: v.string(),
  vat_number: v.string(),
  vat_state: vatState,
})
export type Billing = v.InferOutput<typeof billing>

/** An order as lists show it. Money is in `currency`, tax included (price.two-prices-per-variant). */
export const orderSummary = v.object({
  order_id: v.number(),
  number: v.string(),
  status: orderStatus,
  placed_at: timestamp,
  currency,
  total_items: v.number(),
  total: money,
})
export type OrderSummary = v.InferOutput<typeof orderSummary>

/** The shop and its operator as the invoice of an order names them. */
export const seller = v.object({
  shop: v.string(),
  name: v.string(),
  address: v.array(v.string()),
  email: v.string(),
  register: v.nullable(v.string()),
  tax_id: v.nullable(v.string()),
  bank: v.nullable(v.string()),
})
export type Seller = v.InferOutput<typeof seller>

/**
 * An order in full. Rate and prices are those of the time it was placed (checkout.orders-freeze-rate-and-practitioner), and so is
 * the title of its delivery where the operator has worded it; another is in the asked language, and has that as `lang`. `seller` **(ext)**: as it was that day; missing
 * for orders that are older than this field (checkout.invoice-keeps-its-seller). `shipment` **(ext)**: the carrier and number of
 * its parcel; null where it isn't sent, or was sent without. `papers` **(ext)**: in the order in which they were issued.
 * `refunded` **(ext)**: what of the total went back for returns, or was taken off it before it was paid; missing for none.
 * `taxes` **(ext)**: by rate, together `total`. `reverse_charge` **(ext)**: the buyer owes the tax, and no price holds any
 * (tax.reverse-charge).
 */
export const order = v.object({
  ...orderSummary.entries,
  paid_at: v.nullable(timestamp),
  sent_at: v.nullable(timestamp),
  cancelled_at: v.nullable(timestamp),
  shipment: v.nullable(shipment),
  lines: v.array(orderLine),
  address: keptAddress,
  delivery_method: v.object({ id: v.string(), title: v.string(), lang: v.optional(v.string()), price: money }),
  payment_method: paymentMethod,
  payment: v.nullable(payment),
  discount_rate: percent,
  total_price: money,
  total_discount: money,
  taxes: v.array(orderTax),
  billing: v.nullable(billing),
  reverse_charge: v.boolean(),
  seller: v.optional(seller),
  papers: v.optional(v.array(paperSummary)),
  /** **(ext)** As it was told when it was placed; null if nothing was promised (checkout.delivery-days). */
  arrives: v.optional(v.nullable(arrival), null),
  refunded: v.optional(money),
})
export type Order = v.InferOutput<typeof order>

/** One page of orders, the latest first. `as_of`: when the server answered, as a user's clock may be wrong. */
export const orderPage = v.object({ data: v.array(orderSummary), as_of: v.optional(timestamp), ...pageFields })

/** A way of delivery; free from an amount of goods after discount on, null if never. */
export const deliveryMethod = v.object({
  id: v.string(),
  title: v.string(),
  price: money,
  free_from: v.nullable(money),
  countries: v.array(v.string()),
  /** **(ext)** If it is ordered now; null if nothing is promised (checkout.delivery-days). */
  arrives: v.optional(v.nullable(arrival), null),
})
export type DeliveryMethod = v.InferOutput<typeof deliveryMethod>

/** **(ext)** The rates of today in a country of delivery (tax.by-country-class-and-day). */
export const countryRates = v.object({ country, food_supplement: taxRate, standard: taxRate })
export type CountryRates = v.InferOutput<typeof countryRates>

/** The place at which methods other than invoice are paid. `demo`: nowhere, and no money is taken. `hosted`: on the provider's page. */
export const paymentProvider = v.picklist(['none', 'demo', 'hosted'])

export const getCheckoutOptions = defineCall({
  id: 'getCheckoutOptions',
  method: 'GET',
  path: '/v2/storefront/checkout',
  summary:
    'Delivery methods with their prices, countries and days, the payment methods switched on with the one that the user took most first, the tax in prices by country, and the addresses of the own latest orders',
  access: EVERYBODY_KNOWN_OR_NOT,
  response: v.object({
    delivery_methods: v.array(deliveryMethod),
    payment_methods: v.array(paymentMethod),
    payment_provider: paymentProvider,
    tax_rates: v.array(countryRates),
    shop_country: country,
    /** Those that the user's own orders went to, the latest first; empty for a visitor. */
    addresses: v.array(keptAddress),
  }),
  refusals: [],
})

export const listOrders = defineCall({
  id: 'listOrders',
  method: 'GET',
  path: '/v2/account/orders',
  summary: 'Own orders whose number has the keyword, the latest first',
  access: SIGNED_IN,
  query: v.object({ ...paging, keyword: v.optional(searchText) }),
  response: orderPage,
  refusals: [400, 401],
})

export const getOrder = defineCall({
  id: 'getOrder',
  method: 'GET',
  path: '/v2/account/orders/{id}',
  summary: 'One of the own orders',
  access: SIGNED_IN,
  params: idParams,
  response: order,
  refusals: [400, 401, 404],
})

/**
 * The reason why less of a line was put into the cart than was ordered. `gone`: not on sale any more. `not_for_you`: this user may not
 * buy it. `fewer`: stock or the most of one line bound it. `cart_full`: the cart has no room for another line.
 */
export const leftOutReason = v.picklist(['gone', 'not_for_you', 'out_of_stock', 'fewer', 'cart_full'])
export type LeftOutReason = v.InferOutput<typeof leftOutReason>

/** `name`: as it was sold. `quantity`: how many were put in all the same; more than 0 only where `fewer`. */
export const leftOut = v.object({
  product_variant_id: v.number(),
  name: v.string(),
  reason: leftOutReason,
  quantity: v.number(),
})
export type LeftOut = v.InferOutput<typeof leftOut>

/** The cart after ordering again. `added`: how many pieces were put in. */
export const orderedAgain = v.object({ cart, added: v.number(), left_out: v.array(leftOut) })
export type OrderedAgain = v.InferOutput<typeof orderedAgain>

export const orderAgain = defineCall({
  id: 'orderAgain',
  method: 'POST',
  path: '/v2/account/orders/{id}/again',
  summary: 'Put what can be bought of one of the own orders into the cart, on top of what it holds',
  access: SIGNED_IN,
  params: idParams,
  response: orderedAgain,
  refusals: [400, 401, 404, 409],
  idempotent: true,
})

/**
 * Refused with 409 if there is nothing to pay: the order is paid or cancelled. A refused payment is an answer, not a refusal of
 * the call: it stands in `payment`, and another method can be chosen (checkout.refused-payment-keeps-the-order).
 */
export const payOrder = defineCall({
  id: 'payOrder',
  method: 'POST',
  path: '/v2/account/orders/{id}/pay',
  summary: 'Pay one of the own orders by a method that is switched on; the answer is the order with its payment',
  access: SIGNED_IN,
  params: idParams,
  body: v.object({ payment_method: paymentMethod }),
  response: order,
  refusals: [400, 401, 404, 409],
  idempotent: 'required',
})
