import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'

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

/** Takes back what the lines of an order have earned and returns have left of it. It is cancelled, or its money went back. */
export function reverse(transaction: Transaction<Schema>, orderId: number): Promise<void> {
  return writeReversals(transaction, orderId)
}

/** Pieces of an order's line that came back. */
export interface Returned {
  readonly variantId: number
  readonly quantity: number
  /** Pieces of it that came back by now, these included. */
  readonly returned: number
}

/**
 * Takes back what these pieces have earned. A line that is returned in parts is rounded so that they sum to what it earned
 * (commission.reversed-by-piece).
 */
export async function reverseReturned(
  transaction: Transaction<Schema>,
  {
    orderId,
    returnId,
    lines,
  }: { readonly orderId: number; readonly returnId: number; readonly lines: readonly Returned[] },
): Promise<void> {
  await sql`
    insert into commission_entry
      (order_id, variant_id, kind, practitioner_id, former_id, currency, rate, commission, quantity, amount, return_id)
    select entry.order_id, variant_id, 'reversal', practitioner_id, former_id, currency, rate,
      -greatest(0, ${shareOf(sql`entry.commission`, sql`line.returned`)} - reversed), line.quantity,
      ${shareOf(sql`order_line.total`, sql`line.returned`)} - ${shareOf(sql`order_line.total`, sql`line.returned - line.quantity`)},
      ${returnId}
    from commission_entry as entry
      join order_line using (order_id, variant_id)
      join unnest(
        ${lines.map(({ variantId }) => variantId)}::int[],
        ${lines.map(({ quantity }) => quantity)}::int[],
        ${lines.map(({ returned }) => returned)}::int[]
      ) as line (variant_id, quantity, returned) using (variant_id),
      ${reversalsOf}
    where kind = 'accrual' and order_id = ${orderId} and not is_whole
    order by place
  `.execute(transaction)
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

// Division of bigints truncates; neither amount nor rate is negative.
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
    insert into commission_entry
      (order_id, variant_id, kind, practitioner_id, former_id, currency, rate, commission, quantity, amount, created_at)
    select entry.order_id, variant_id, 'reversal', entry.practitioner_id, entry.former_id, entry.currency, rate, reversed - commission,
      order_line.quantity - pieces, order_line.total - amounts, coalesce(cancelled_at, clock_timestamp())
    from commission_entry as entry
      join shop_order using (order_id)
      join order_line using (order_id, variant_id),
      ${reversalsOf}
    where kind = 'accrual' and ${orderId === undefined ? sql`cancelled_at is not null` : sql`order_id = ${orderId}`}
      and not is_whole and pieces < order_line.quantity
    order by cancelled_at, entry_id
  `.execute(transaction)
}

/** The part of a line's sum for this many of its pieces, in cents. Division of bigints truncates. */
const shareOf = (sum: RawBuilder<unknown>, pieces: RawBuilder<unknown>) =>
  sql`((${sum} * (${pieces}) * 2 + order_line.quantity) / (order_line.quantity * 2))`

/** Earlier reversals of the line that `entry` is of. `is_whole`: one took all that was left of it. */
const reversalsOf = sql`lateral (
  select coalesce(-sum(commission), 0)::bigint as reversed, coalesce(sum(quantity), 0)::int as pieces,
    coalesce(sum(amount), 0)::bigint as amounts, coalesce(bool_or(return_id is null), false) as is_whole
  from commission_entry as reversal
  where reversal.kind = 'reversal' and reversal.order_id = entry.order_id and reversal.variant_id = entry.variant_id
) as before`
