import { sql, type Transaction } from 'kysely'

import type { Pieces } from '#areas/returns/contract/returns.ts'

import { reverseReturned } from '#areas/commission/server/index.ts'
import { now } from '#server/database/clock.ts'
import type { Schema } from '#server/database/schema.ts'
import { share } from './share.ts'

/** The pieces of a return's line that count as returned. */
export interface Accepted {
  readonly variantId: number
  readonly accepted: number
  readonly restock: boolean
}

/** All of these pieces. */
export const allOf = (lines: Pieces, { restock }: Pick<Accepted, 'restock'>): readonly Accepted[] =>
  lines.map(({ product_variant_id, quantity }) => ({ variantId: product_variant_id, accepted: quantity, restock }))

interface Checked {
  readonly orderId: number
  readonly returnId: number
  readonly lines: readonly Accepted[]
}

/**
 * Notes what is accepted of a return whose order is locked: the rest is the customer's again, and commission is taken back.
 * Resolves with the pieces that go back to stock, which is left to the end of the transaction.
 */
export async function acceptLines(
  transaction: Transaction<Schema>,
  { orderId, returnId, lines }: Checked,
): Promise<readonly { readonly id: number; readonly by: number }[]> {
  const checked = sql`unnest(
    ${lines.map(({ variantId }) => variantId)}::int[],
    ${lines.map(({ accepted }) => accepted)}::int[],
    ${lines.map(({ accepted, restock }) => restock && accepted > 0)}::bool[]
  ) as checked (variant_id, accepted, restock)`
  await sql`
    update order_line set returned = returned - (line.quantity - checked.accepted)
    from order_return_line as line join ${checked} using (variant_id)
    where line.return_id = ${returnId} and order_line.order_id = ${orderId} and order_line.variant_id = line.variant_id
  `.execute(transaction)
  const { rows } = await sql<{ variant_id: number; before: number }>`
    update order_return_line as line
    set accepted = checked.accepted, restocked = checked.restock,
      total = ${share('earlier.pieces + checked.accepted')} - ${share('earlier.pieces')}
    from ${checked} join order_line on order_line.order_id = ${orderId} and order_line.variant_id = checked.variant_id,
      lateral (
        select coalesce(sum(accepted), 0)::int as pieces from order_return_line as other
        where other.order_id = ${orderId} and other.variant_id = checked.variant_id and other.return_id <> ${returnId}
      ) as earlier
    where line.return_id = ${returnId} and line.variant_id = checked.variant_id
    returning line.variant_id, earlier.pieces as before
  `.execute(transaction)
  await transaction.updateTable('order_return').set({ checked_at: now }).where('return_id', '=', returnId).execute()
  const before = new Map(rows.map((row) => [row.variant_id, row.before]))
  const back = lines.filter(({ accepted }) => accepted > 0)
  await reverseReturned(transaction, {
    orderId,
    returnId,
    lines: back.map(({ variantId, accepted }) => ({
      variantId,
      quantity: accepted,
      returned: (before.get(variantId) ?? 0) + accepted,
    })),
  })
  return back.filter(({ restock }) => restock).map(({ variantId: id, accepted: by }) => ({ id, by }))
}
