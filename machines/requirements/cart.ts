import type { Requirements } from './requirement.ts'

export const cart = {
  'cart.fetched-on-sign-in': { rule: 'Signing in fetches the cart, which replaces what was there.', built: true },
  'cart.emptied-on-sign-out': { rule: 'Signing out empties the cart.', built: true },
  'cart.answer-with-total-is-empty': {
    rule: "An answer of a cart call with a field total, whatever its value, is the empty cart; the shop's own server sends the full shape with zeros.",
    built: true,
  },
  'cart.add-raises-the-line': {
    rule: 'Adding the same product and variant raises its quantity, and the totals rise by price times quantity.',
    built: true,
  },
  'cart.remove-lowers-by-one': {
    rule: 'Removing lowers quantity and totals by one item and its price, and takes the line away at one.',
    built: true,
  },
  'cart.set-quantity-zero-removes': {
    rule: 'Setting a quantity sets the line or adds it, and 0 takes it away; all totals are made anew.',
    built: true,
  },
  'cart.each-press-counts': {
    rule: "Each press on a line's own controls counts, however soon it follows a removal.",
    built: true,
  },
  'cart.can-be-set-and-reset': {
    rule: 'Each answer of the server sets the whole cart, and sign-out resets it to nothing.',
    built: true,
  },
  'cart.line-fields': {
    rule: 'A line holds product_id, product_variant_id, price, quantity, name, slug, brand, picture, unit and stock.',
    built: true,
  },
  'cart.has-five-totals': {
    rule: 'A cart holds items, total_items as the sum of quantities, total_price, total_discount, total_price_after_discount and discount_rate as a whole percent.',
    built: true,
  },
  'cart.discount-rounds-per-line': {
    rule: 'The discount of each line is rounded half up to the cent and then summed.',
    built: true,
  },
  'cart.uses-the-clients-rate': {
    rule: "A client's cart takes off the rate that counts for them (clients.own-practitioners-rate-counts).",
    built: true,
  },
  'cart.calls-answer-the-whole-cart': {
    rule: 'POST adds, PUT sets and DELETE removes on /v2/storefront/cart with {product_id, product_variant_id, quantity}; each takes an Idempotency-Key and answers the whole cart.',
    built: true,
  },
  'cart.bounded-by-stock': {
    rule: 'A quantity is bounded by stock, and the shopper reads how many are left.',
    built: true,
  },
  'cart.fetched-on-focus-and-opening': {
    rule: 'The cart is fetched again when the window gets the focus and when its page opens, but not within 2 s.',
    built: true,
  },
  'cart.restricted-needs-the-right': {
    rule: 'A product for certified practitioners goes into the cart of admins, of certified practitioners and of a client with whom it was shared; of nobody else.',
    built: true,
  },
  'cart.visitor-signs-in-first': {
    rule: 'A visitor who adds something is asked to sign in without leaving the page.',
    built: true,
  },
  'cart.visitors-intent-happens-once': {
    rule: 'What a visitor wanted is kept, through a reload too, and carried out once after signing in.',
    built: true,
  },
  'cart.leads-to-checkout': {
    rule: 'The cart and its drawer lead to the checkout as long as something in the cart can be ordered.',
    built: true,
  },
  'cart.list-by-email': { rule: 'A shopper can have the cart sent to their own email address as a list.', built: true },
} satisfies Requirements<'cart'>
