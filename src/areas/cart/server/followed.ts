import type { Transaction } from 'kysely'

import type { Schema } from '#server/database/schema.ts'

/**
 * Deducts pieces that the owner removes from a line from what others put in, latest first: what the owner had before
 * stays theirs (filling.taking-out-leaves-the-rest). Removing a line deletes its rows by cascade.
 */
export async function followLowered(
  transaction: Transaction<Schema>,
  { userId, variantId, by }: { readonly userId: number; readonly variantId: number; readonly by: number },
): Promise<void> {
  const rows = await transaction
    .selectFrom('cart_filled')
    .select(['filling_id', 'quantity'])
    .where('user_id', '=', userId)
    .where('variant_id', '=', variantId)
    .orderBy('filling_id', 'desc')
    .execute()
  let left = by
  for (const { filling_id, quantity } of rows) {
    const gone = Math.min(left, quantity)
    if (gone === 0) return
    left -= gone
    const changed = { filling_id, variant_id: variantId }
    await (gone === quantity ? remove(transaction, changed) : keep(transaction, changed, quantity - gone))
  }
}

interface Row {
  readonly filling_id: number
  readonly variant_id: number
}

const remove = (transaction: Transaction<Schema>, { filling_id, variant_id }: Row) =>
  transaction
    .deleteFrom('cart_filled')
    .where('filling_id', '=', filling_id)
    .where('variant_id', '=', variant_id)
    .execute()

const keep = (transaction: Transaction<Schema>, { filling_id, variant_id }: Row, quantity: number) =>
  transaction
    .updateTable('cart_filled')
    .set({ quantity })
    .where('filling_id', '=', filling_id)
    .where('variant_id', '=', variant_id)
    .execute()

/** Removes those pieces of a filling that are still in the cart. */
export async function takeOut(transaction: Transaction<Schema>, userId: number, fillingId: number): Promise<void> {
  const rows = await transaction
    .selectFrom('cart_filled')
    .innerJoin('cart_line', (join) =>
      join
        .onRef('cart_line.user_id', '=', 'cart_filled.user_id')
        .onRef('cart_line.variant_id', '=', 'cart_filled.variant_id'),
    )
    .select(['cart_line.variant_id', 'cart_line.quantity as present', 'cart_filled.quantity as filled'])
    .where('filling_id', '=', fillingId)
    .where('cart_line.user_id', '=', userId)
    .execute()
  for (const { variant_id, present, filled } of rows)
    if (filled >= present)
      await transaction
        .deleteFrom('cart_line')
        .where('user_id', '=', userId)
        .where('variant_id', '=', variant_id)
        .execute()
    else
      await transaction
        .updateTable('cart_line')
        .set({ quantity: present - filled })
        .where('user_id', '=', userId)
        .where('variant_id', '=', variant_id)
        .execute()
}
