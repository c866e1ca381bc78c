import { type Kysely, sql, type Transaction } from 'kysely'

import type { Schema } from '#server/database/schema.ts'

interface Base {
  /** Whole percents. */
  readonly commissionRate: number
}

/**
 * Writes what each line of a new order earns (commission.ledger-of-entries, commission.rounds-per-line). Nothing for an order
 * without a practitioner.
 */
export function accrue(transaction: Transaction<Schema>, orderId: number, base: Base): Promise<void> {
  return writeAccruals(transaction, base, orderId)
}

/** Takes back what the lines of an order have earned, which is cancelled or whose money went back. */
export function reverse(transaction: Transaction<Schema>, orderId: number): Promise<void> {
  return writeReversals(transaction, orderId)
}

/** Fills an empty ledger from the orders of a shop that had none, at the base rate of now. */
export async function fillEmptyLedger(db: Kysely<Schema>, base: Base): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('commission ledger'))`.execute(transaction)
    const known = await transaction.selectFrom('commission_entry').select('entry_id').limit(1).executeTakeFirst()
    if (known !== undefined) return
    await writeAccruals(transaction, base)
    await writeReversals(transaction)
  })
}

// A division of bigints drops the rest, and neither amount nor rate is negative.
async function writeAccruals(
  transaction: Transaction<Schema>,
  { commissionRate }: Base,
  orderId?: number,
): Promise<void> {
  await sql`
    insert into commission_entry (order_id, variant_id, kind, practitioner_id, currency, rate, commission, created_at)
    select order_id, variant_id, 'accrual', practitioner_id, currency, own.rate, (order_line.total * own.rate + 50) / 100, placed_at
    from shop_order join order_line using (order_id),
      lateral (select greatest(0, ${commissionRate}::int - discount_rate) as rate) as own
    where practitioner_id is not null ${orderId === undefined ? sql`` : sql`and order_id = ${orderId}`}
    order by placed_at, order_id, place
  `.execute(transaction)
}

async function writeReversals(transaction: Transaction<Schema>, orderId?: number): Promise<void> {
  await sql`
    insert into commission_entry (order_id, variant_id, kind, practitioner_id, former_id, currency, rate, commission, created_at)
    select order_id, variant_id, 'reversal', entry.practitioner_id, entry.former_id, entry.currency, rate, -commission, coalesce(cancelled_at, clock_timestamp())
    from commission_entry as entry join shop_order using (order_id)
    where kind = 'accrual' and ${orderId === undefined ? sql`cancelled_at is not null` : sql`order_id = ${orderId}`}
    order by cancelled_at, entry_id
  `.execute(transaction)
}
