import { sql, type Transaction } from 'kysely'

import type { CartItem } from '#areas/cart/contract/cart.ts'
import type { Region } from '#contract/constants.ts'

import { raiseStockVersion } from '#areas/catalogue/server/index.ts'
import { onSale } from '#areas/catalogue/server/on-sale.ts'
import type { Schema } from '#server/database/schema.ts'
import type { LockedVariant } from './differences.ts'

/** In the order of their ids, so that no two orders wait for each other. */
export async function lockVariants(
  transaction: Transaction<Schema>,
  region: Region,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LockedVariant>> {
  if (ids.length === 0) return new Map()
  const locked = await locking(transaction, ids)
    .select(['id', 'stock', onSale(region).as('isOnSale')])
    .execute()
  return new Map(locked.map(({ id, ...variant }) => [id, variant]))
}

function locking(transaction: Transaction<Schema>, ids: readonly number[]) {
  return (
    transaction
      .selectFrom('variant')
      .where('id', 'in', ids)
      .orderBy('id')
      // `for update` would also block everyone who puts one of them into a cart.
      .forNoKeyUpdate()
  )
}

/** Last in the transaction: it locks the catalogue's version. Uncounted stock stays uncounted. */
export async function lowerStock(
  transaction: Transaction<Schema>,
  items: readonly Pick<CartItem, 'product_variant_id' | 'quantity'>[],
): Promise<void> {
  await changeStock(
    transaction,
    items.map(({ product_variant_id: id, quantity }) => ({ id, by: -quantity })),
  )
}

/** Gives back what an order took and has not returned yet. Last in the transaction, as `lowerStock`. */
export async function returnStock(transaction: Transaction<Schema>, orderId: number): Promise<void> {
  const lines = await transaction
    .selectFrom('order_line')
    .select(['variant_id as id', sql<number>`quantity - returned`.as('by')])
    .where('order_id', '=', orderId)
    .whereRef('returned', '<', 'quantity')
    .execute()
  await raiseStock(transaction, lines)
}

/** Puts so many pieces back. Last in the transaction, as `lowerStock`. */
export async function raiseStock(
  transaction: Transaction<Schema>,
  lines: readonly { readonly id: number; readonly by: number }[],
): Promise<void> {
  if (lines.length === 0) return
  await locking(
    transaction,
    lines.map(({ id }) => id),
  )
    .select('id')
    .execute()
  await changeStock(transaction, lines)
}

async function changeStock(
  transaction: Transaction<Schema>,
  changes: readonly { readonly id: number; readonly by: number }[],
): Promise<void> {
  const { numAffectedRows } = await sql`
    update variant set stock = stock + change.by
    from unnest(${changes.map(({ id }) => id)}::int[], ${changes.map(({ by }) => by)}::int[]) as change (id, by)
    where variant.id = change.id and stock is not null
  `.execute(transaction)
  if (numAffectedRows !== 0n) await raiseStockVersion(transaction)
}
