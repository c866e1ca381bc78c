import { type Kysely, sql } from 'kysely'

import type { Schema } from '#server/database/schema.ts'
import { keptVariants } from '#server/signed-in/personal.ts'
import type { Personal } from '#server/signed-in/personal.ts'

const fillings = (db: Kysely<Schema>) =>
  db
    .selectFrom('cart_filling')
    .select(['filling_id', 'protocol_name', 'message', 'is_mailed', 'filled_at'])
    .orderBy('filling_id')

/** The lines of these fillings. */
const fillingLines = (db: Kysely<Schema>) =>
  keptVariants(db)
    .innerJoin('cart_filling_line', 'cart_filling_line.variant_id', 'variant.id')
    .innerJoin('cart_filling', 'cart_filling.filling_id', 'cart_filling_line.filling_id')
    .select(['cart_filling.filling_id', 'pieces', 'cart_filling_line.quantity', 'reason'])
    .orderBy('cart_filling.filling_id')
    .orderBy('variant.id')

/**
 * The personal data of this area. A practitioner's includes whose carts they filled, by number; of clients who ended
 * the link, nothing (clients.client-ends-the-link).
 */
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
  put_into_your_cart: (db, userId) =>
    fillings(db).select(['practitioner_id', 'answer', 'answered_at']).where('client_id', '=', userId).execute(),
  products_put_into_your_cart: (db, userId) => fillingLines(db).where('client_id', '=', userId).execute(),
  carts_filled: (db, userId) =>
    fillings(db).select(['client_id', 'protocol_id']).where('practitioner_id', '=', userId).where(isLinked).execute(),
  products_of_carts_filled: (db, userId) =>
    fillingLines(db).where('practitioner_id', '=', userId).where(isLinked).execute(),
}

const isLinked = sql<boolean>`exists (
  select 1 from client_practitioner link
  where link.client_id = cart_filling.client_id and link.practitioner_id = cart_filling.practitioner_id
)`
