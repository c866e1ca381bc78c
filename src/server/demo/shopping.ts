import { sql, type Transaction } from 'kysely'

import type { Schema } from '../database/schema.ts'

/** Number of products a demo user has in the cart, wishlist and folders. */
export interface DemoShopping {
  /** Quantity of each line. */
  readonly cart?: readonly number[]
  readonly wishlist?: number
  /** Number of products by folder name. */
  readonly folders?: Readonly<Record<string, number>>
}

/** Fills a new account's cart, wishlist and folders with products anyone may buy; with none if there are none. */
export async function seedShopping(
  transaction: Transaction<Schema>,
  userId: number,
  { cart = [], wishlist = 0, folders = {} }: DemoShopping,
): Promise<void> {
  const variants = (await somethingOfEachBrand(transaction)).map(({ variant_id }) => variant_id)
  let taken = 0
  const take = (count: number): number[] => variants.slice(taken, (taken += count))
  for (const [place, variant_id] of take(cart.length).entries()) {
    await transaction
      .insertInto('cart_line')
      .values({ user_id: userId, variant_id, quantity: cart[place] ?? 1 })
      .execute()
  }
  for (const variant_id of take(wishlist))
    await transaction.insertInto('wishlist_item').values({ user_id: userId, variant_id }).execute()
  for (const [name, count] of Object.entries(folders)) {
    const { folder_id } = await transaction
      .insertInto('folder')
      .values({ user_id: userId, name })
      .returning('folder_id')
      .executeTakeFirstOrThrow()
    for (const variant_id of take(count))
      await transaction.insertInto('folder_item').values({ folder_id, variant_id }).execute()
  }
}

/** Returns a well-stocked variant of each brand. */
export async function somethingOfEachBrand(
  transaction: Transaction<Schema>,
): Promise<{ readonly variant_id: number; readonly product_id: number }[]> {
  return transaction
    .selectFrom('product')
    .innerJoin('variant', 'product_id', 'product.id')
    .distinctOn('brand_id')
    .select(['brand_id', 'variant.id as variant_id', 'product_id'])
    .where('practitioner_only', '=', false)
    .where('withdrawn_at', 'is', null)
    .where('stock', '>=', sql.lit(10))
    .orderBy('brand_id')
    .orderBy('product.id')
    .orderBy('position')
    .execute()
}
