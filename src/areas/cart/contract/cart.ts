import * as v from 'valibot'

import { SIGNED_IN } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { asset, named, unitPrice } from '#areas/catalogue/contract/catalogue.ts'
import { quantity, quantityOrNone } from '#contract/rules.ts'
import { id, idsInQueryAndBody, message, money, percent } from '#contract/wire.ts'

/**
 * A line of the cart (cart.line-fields). `stock` bounds the quantity; price is that of one. `lang` where the name is
 * not in the asked language.
 */
export const cartItem = v.object({
  product_id: v.number(),
  product_variant_id: v.number(),
  price: money,
  quantity: v.number(),
  name: v.string(),
  slug: v.string(),
  lang: v.optional(v.string()),
  brand: named,
  asset: v.nullable(asset),
  unit_of_measure: v.nullable(v.string()),
  net_contents: v.string(),
  stock: v.nullable(v.number()),
  unit_price: v.optional(unitPrice),
  /** **(ext)** The earlier price of one piece, if it is reduced (price.earlier-is-lowest-of-30-days). */
  earlier_price: v.optional(money),
  /** **(ext)** Left out for food supplements. */
  tax_class: v.optional(v.picklist(['standard'])),
})
export type CartItem = v.InferOutput<typeof cartItem>

/** The cart (cart.has-five-totals). */
export const cart = v.object({
  items: v.array(cartItem),
  total_items: v.number(),
  total_price: money,
  total_price_after_discount: money,
  total_discount: money,
  discount_rate: percent,
})
export type Cart = v.InferOutput<typeof cart>

/** An empty cart. */
export const EMPTY_CART: Cart = {
  items: [],
  total_items: 0,
  total_price: 0,
  total_price_after_discount: 0,
  total_discount: 0,
  discount_rate: 0,
}

/** The answer of each cart call (cart.answer-with-total-is-empty). */
export const cartAnswer = v.union([
  v.pipe(
    v.looseObject({ total: v.unknown() }),
    v.transform((): Cart => EMPTY_CART),
  ),
  cart,
])

const line = { product_id: id, product_variant_id: id }

export const getCart = defineCall({
  id: 'getCart',
  method: 'GET',
  path: '/v2/storefront/cart',
  summary: 'The cart',
  access: SIGNED_IN,
  response: cartAnswer,
  refusals: [401],
})

export const addToCart = defineCall({
  id: 'addToCart',
  method: 'POST',
  path: '/v2/storefront/cart',
  summary: 'Add a quantity of a variant; one that is there is raised',
  access: SIGNED_IN,
  body: v.object({ ...line, quantity }),
  response: cartAnswer,
  refusals: [400, 401, 403, 404, 409],
  idempotent: true,
})

export const setCartQuantity = defineCall({
  id: 'setCartQuantity',
  method: 'PUT',
  path: '/v2/storefront/cart',
  summary: 'Set the quantity of a variant; 0 removes the line',
  access: SIGNED_IN,
  body: v.object({ ...line, quantity: quantityOrNone }),
  response: cartAnswer,
  refusals: [400, 401, 403, 404, 409],
  idempotent: true,
})

export const removeFromCart = defineCall({
  id: 'removeFromCart',
  method: 'DELETE',
  path: '/v2/storefront/cart',
  summary: 'Remove the line of a variant',
  access: SIGNED_IN,
  ...idsInQueryAndBody('product_id', 'product_variant_id'),
  response: cartAnswer,
  refusals: [400, 401, 404],
  idempotent: true,
})

export const mailCart = defineCall({
  id: 'mailCart',
  method: 'POST',
  path: '/v2/storefront/cart/mail',
  summary: 'Send the cart to the own email address',
  access: SIGNED_IN,
  response: message,
  refusals: [401, 409],
  idempotent: true,
})
