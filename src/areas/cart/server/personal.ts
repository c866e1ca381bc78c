import { keptVariants } from '#server/signed-in/personal.ts'
import type { Personal } from '#server/signed-in/personal.ts'

/** The personal data of this area. */
export const personal: Personal = {
  cart: (db, userId) =>
    keptVariants(db)
      .innerJoin('cart_line', 'cart_line.variant_id', 'variant.id')
      .select(['cart_line.quantity', 'added_at'])
      .where('user_id', '=', userId)
      .orderBy('added_at')
      .orderBy('variant.id')
      .execute(),
  wishlist: (db, userId) =>
    keptVariants(db)
      .innerJoin('wishlist_item', 'wishlist_item.variant_id', 'variant.id')
      .select('added_at')
      .where('user_id', '=', userId)
      .orderBy('added_at')
      .orderBy('wishlist_item_id')
      .execute(),
}
