import { type Kysely, sql, type Transaction } from 'kysely'

import type { Schema } from '#server/database/schema.ts'
import { acceptLines } from '../accept.ts'
import { writeReturn } from '../write.ts'

/** Whose latest order that was sent comes back: one withdrawal was just asked for, one is refunded in part. */
const ASKED_BY = 'edith.brook@verbena.test'
const REFUNDED_TO = 'certified@verbena.test'

/** Adds returns to a demo that has none. */
export async function seedReturns(db: Kysely<Schema>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('demo returns'))`.execute(transaction)
    const known = await transaction.selectFrom('order_return').select('return_id').limit(1).executeTakeFirst()
    if (known !== undefined) return
    await seedReturn(transaction, ASKED_BY)
    const refunded = await seedReturn(transaction, REFUNDED_TO)
    if (refunded) await refundInPart(transaction, refunded)
  })
}

interface Seeded {
  readonly orderId: number
  readonly returnId: number
  readonly variantId: number
}

async function seedReturn(transaction: Transaction<Schema>, email: string): Promise<Seeded | undefined> {
  const line = await transaction
    .selectFrom('shop_order')
    .innerJoin('account', 'account.user_id', 'shop_order.user_id')
    .innerJoin('order_line', 'order_line.order_id', 'shop_order.order_id')
    .select(['shop_order.order_id', 'variant_id', 'account.user_id'])
    .where('email', '=', email)
    .where('sent_at', 'is not', null)
    .where('paid_at', 'is not', null)
    .orderBy('sent_at', 'desc')
    .orderBy('place')
    .limit(1)
    .executeTakeFirst()
  if (line === undefined) return undefined
  const { order_id: orderId, variant_id: variantId, user_id: by } = line
  const lines = [{ product_variant_id: variantId, quantity: 1 }]
  const returnId = await writeReturn(transaction, { orderId, kind: 'withdrawal', lines, by })
  return returnId === undefined ? undefined : { orderId, returnId, variantId }
}

async function refundInPart(transaction: Transaction<Schema>, { orderId, returnId, variantId }: Seeded): Promise<void> {
  await acceptLines(transaction, { orderId, returnId, lines: [{ variantId, accepted: 1, restock: false }] })
  await sql`update order_return_line set refunded = total / 2 where return_id = ${returnId}`.execute(transaction)
  await sql`
    insert into refund (order_id, return_id, way, goods, delivery, amount, state, done_at)
    select order_id, return_id, 'transfer', refunded, 0, refunded, 'done', clock_timestamp()
    from order_return_line where return_id = ${returnId} and refunded > 0
  `.execute(transaction)
  await sql`
    update shop_order set refunded = refund.amount from refund
    where refund.return_id = ${returnId} and shop_order.order_id = refund.order_id
  `.execute(transaction)
  await sql`
    update order_return set received_at = asked_at, checked_at = clock_timestamp(), closed_at = clock_timestamp(),
      note = 'The box was open.'
    where return_id = ${returnId}
  `.execute(transaction)
}
