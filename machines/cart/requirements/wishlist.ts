import type { Requirements } from '../../requirements/requirement.ts'

export const wishlist = {
  'wishlist.fetched-on-sign-in': 'Signing in fetches the wishlist, which replaces what was there.',
  'wishlist.emptied-on-sign-out': 'Signing out empties the wishlist.',
  'wishlist.item-fields':
    'An item tells product_id, product_variant_id, wishlist_item_id, its brand, its product, the variant with price, sku, unit, pictures, weight and availability, and the assets with a thumbnail of 250 pixels.',
  'wishlist.changes-by-variant':
    'Items are added and removed by product_id and product_variant_id, and each variant is listed once.',
  'wishlist.failed-change-is-logged-only':
    'A change that fails for good is undone and logged to the console; no message appears, but its heart says so.',
  'wishlist.moves-to-the-cart': 'An item can be put into the cart and leaves the wishlist once it is there.',
} satisfies Requirements<'wishlist'>

declare module '../../requirements/index.ts' {
  interface Rules {
    wishlist: typeof wishlist
  }
}
