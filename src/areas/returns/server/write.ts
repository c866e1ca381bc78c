import { sql, type Transaction } from 'kysely'

import type { Pieces, ReturnKind } from '#areas/returns/contract/returns.ts'

import { writeEvent } from '#areas/orders/server/index.ts'
import type { Schema } from '#server/database/schema.ts'
import { share } from './share.ts'

export interface NewReturn {
  readonly orderId: number
  readonly kind: ReturnKind
  readonly lines: Pieces
  /** The account that asks for it. */
  readonly by: number
}

/** The pieces of an order that are in no return. */
async function leftOf(transaction: Transaction<Schema>, orderId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await transaction
    .selectFrom('order_line')
    .select(['variant_id', sql<number>`quantity - returned`.as('left')])
    .where('order_id', '=', orderId)
    .execute()
  return new Map(rows.map(({ variant_id, left }) => [variant_id, left]))
}

/**
 * Writes a return of an order that is locked, whose pieces are in no other from now on (returns.each-piece-once). Resolves with
 * its id; undefined if fewer are left. The order tells of it (returns.order-tells-each-step).
 */
export async function writeReturn(
  transaction: Transaction<Schema>,
  { orderId, kind, lines, by }: NewReturn,
): Promise<number | undefined> {
  const left = await leftOf(transaction, orderId)
  if (lines.some(({ product_variant_id, quantity }) => quantity > (left.get(product_variant_id) ?? 0))) return undefined
  const { return_id: returnId } = await transaction
    .insertInto('order_return')
    .values({ order_id: orderId, kind })
    .returning('return_id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into order_return_line (return_id, order_id, variant_id, quantity, total)
    select ${returnId}, order_id, variant_id, wanted.quantity,
      ${share('returned + wanted.quantity')} - ${share('returned')}
    from order_line join ${wanted(lines)} using (variant_id)
    where order_id = ${orderId}
  `.execute(transaction)
  await sql`
    update order_line set returned = returned + wanted.quantity from ${wanted(lines)}
    where order_id = ${orderId} and order_line.variant_id = wanted.variant_id
  `.execute(transaction)
  await writeEvent(transaction, orderId, kind === 'cancel' ? 'partCancelled' : 'returnAsked', { by })
  return returnId
}

const wanted = (lines: Pieces) => sql`unnest(
  ${lines.map(({ product_variant_id }) => product_variant_id)}::int[], ${lines.map(({ quantity }) => quantity)}::int[]
) as wanted (variant_id, quantity)`

/** True if nothing of an order would be left without these pieces. */
export async function isAllThatIsLeft(
  transaction: Transaction<Schema>,
  orderId: number,
  lines: Pieces,
): Promise<boolean> {
  const asked = new Map(lines.map(({ product_variant_id, quantity }) => [product_variant_id, quantity]))
  return [...(await leftOf(transaction, orderId))].every(([variantId, left]) => left === (asked.get(variantId) ?? 0))
}
