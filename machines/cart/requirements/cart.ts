import type { Requirements } from '../../requirements/requirement.ts'

export const cart = {
  'cart.fetched-on-sign-in': 'Signing in fetches the cart, which replaces what was there.',
  'cart.emptied-on-sign-out': 'Signing out empties the cart.',
  'cart.answer-with-total-is-empty':
    "An answer of a cart call with a field total, whatever its value, is the empty cart; the shop's own server sends the full shape with zeros.",
  'cart.add-raises-the-line':
    'Adding the same product and variant raises its quantity, and the totals rise by price times quantity.',
  'cart.remove-lowers-by-one':
    'Removing lowers quantity and totals by one item and its price, and takes the line away at one.',
  'cart.set-quantity-zero-removes':
    'Setting a quantity sets the line or adds it, and 0 takes it away; all totals are made anew.',
  'cart.each-press-counts': "Each press on a line's own controls counts, however soon it follows a removal.",
  'cart.can-be-set-and-reset': 'Each answer of the server sets the whole cart, and sign-out resets it to nothing.',
  'cart.line-fields':
    'A line holds product_id, product_variant_id, price, quantity, name, slug, brand, picture, unit and stock.',
  'cart.has-five-totals':
    'A cart holds items, total_items as the sum of quantities, total_price, total_discount, total_price_after_discount and discount_rate as a whole percent.',
  'cart.discount-rounds-per-line': 'The discount of each line is rounded half up to the cent and then summed.',
  'cart.uses-the-clients-rate':
    "A client's cart takes off the rate that counts for them (clients.own-practitioners-rate-counts).",
  'cart.calls-answer-the-whole-cart':
    'POST adds, PUT sets and DELETE removes on /v2/storefront/cart with {product_id, product_variant_id, quantity}; each takes an Idempotency-Key and answers the whole cart.',
  'cart.bounded-by-stock': 'A quantity is bounded by stock, and the shopper reads how many are left.',
  'cart.fetched-on-focus-and-opening':
    'The cart is fetched again when the window gets the focus and when its page opens, but not within 2 s.',
  'cart.restricted-needs-the-right':
    'A product for certified practitioners goes into the cart of admins, of certified practitioners and of a client with whom it was shared; of nobody else.',
  'cart.visitor-signs-in-first': 'A visitor who adds something is asked to sign in without leaving the page.',
  'cart.visitors-intent-happens-once':
    'What a visitor wanted is kept, through a reload too, and carried out once after signing in.',
  'cart.leads-to-checkout':
    'The cart and its drawer lead to the checkout as long as something in the cart can be ordered.',
  'cart.list-by-email': 'A shopper can have the cart sent to their own email address as a list.',
} satisfies Requirements<'cart'>

declare module '../../requirements/index.ts' {
  interface Rules {
    cart: typeof cart
  }
}
