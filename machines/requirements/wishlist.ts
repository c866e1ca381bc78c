import type { Requirements } from './requirement.ts'

export const wishlist = {
  'wishlist.fetched-on-sign-in': {
    rule: 'Signing in fetches the wishlist, which replaces what was there.',
    built: true,
  },
  'wishlist.emptied-on-sign-out': { rule: 'Signing out empties the wishlist.', built: true },
  'wishlist.item-fields': {
    rule: 'An item tells product_id, product_variant_id, wishlist_item_id, its brand, its product, the variant with price, sku, unit, pictures, weight and availability, and the assets with a thumbnail of 250 pixels.',
    built: true,
  },
  'wishlist.changes-by-variant': {
    rule: 'Items are added and removed by product_id and product_variant_id, and each variant is listed once.',
    built: true,
  },
  'wishlist.failed-change-is-logged-only': {
    rule: 'A change that fails for good is undone and logged to the console; no message appears, but its heart says so.',
    built: true,
  },
  'wishlist.moves-to-the-cart': {
    rule: 'An item can be put into the cart and leaves the wishlist once it is there.',
    built: true,
  },
} satisfies Requirements<'wishlist'>
