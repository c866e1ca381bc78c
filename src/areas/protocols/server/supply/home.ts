import { type Kysely, sql } from 'kysely'

import { addDays, daysBetween } from '#areas/protocols/contract/dosage/amounts.ts'
import type { ProtocolProduct } from '#areas/protocols/contract/protocols.ts'
import { atHomeOf } from '#areas/protocols/contract/supply/home.ts'
import type { LineAtHome } from '#areas/protocols/contract/supply/own-supply.ts'
import { scheduleOf } from '#areas/protocols/contract/supply/schedule.ts'

import type { Schema } from '#server/database/schema.ts'

/** A shared protocol in a client's hands. `start`: the day on which it was shared, as YYYY-MM-DD. */
export interface HeldShare {
  readonly clientId: number
  readonly sharedAt: Date
  readonly start: string
}

/** A line with the order that it came from last; null where none of it came. */
export interface SuppliedLine extends LineAtHome {
  readonly orderId: number | null
}

interface Ordered {
  readonly variantId: number
  readonly orderId: number
  readonly packs: number
  /** The day on which it was sent, or else paid, as YYYY-MM-DD; null while it is neither. */
  readonly day: string | null
}

/**
 * When each product runs out that the client has ordered since the protocol was shared (supply.home-follows-from-orders). Lines that
 * were not ordered, or of which nothing is known, are left out.
 */
export async function readAtHome(
  db: Kysely<Schema>,
  share: HeldShare,
  products: readonly ProtocolProduct[],
  timeZone: string,
): Promise<SuppliedLine[]> {
  const orders = await readOrders(db, share, timeZone)
  return products.flatMap((line) => {
    const [variant] = line.variants
    const own = orders.filter(({ variantId }) => variantId === variant?.id)
    const supply = variant && own.length > 0 ? supplyOf(line, share.start, own) : undefined
    return supply && variant ? [{ product_variant_id: variant.id, ...supply }] : []
  })
}

function supplyOf(
  { dosage, pack }: ProtocolProduct,
  start: string,
  orders: readonly Ordered[],
): Omit<SuppliedLine, 'product_variant_id'> | undefined {
  const schedule = dosage && pack ? scheduleOf(dosage, pack, start, start) : null
  if (schedule === null) return undefined
  const came = orders.flatMap(({ day, packs, orderId }) =>
    day === null || packs === 0 ? [] : [{ day: daysBetween(start, day), packs, orderId }],
  )
  const runsOut = atHomeOf(schedule, came)?.runsOut ?? null
  return {
    runs_out: runsOut === null ? null : addDays(start, runsOut),
    is_ordered: orders.some(({ day }) => day === null),
    orderId: came.length === 0 ? null : Math.max(...came.map(({ orderId }) => orderId)),
  }
}

async function readOrders(
  db: Kysely<Schema>,
  { clientId, sharedAt }: HeldShare,
  timeZone: string,
): Promise<readonly Ordered[]> {
  return db
    .selectFrom('shop_order')
    .innerJoin('order_line', 'order_line.order_id', 'shop_order.order_id')
    .select([
      'variant_id as variantId',
      'shop_order.order_id as orderId',
      sql<number>`quantity - returned`.as('packs'),
      sql<string | null>`(coalesce(sent_at, paid_at) at time zone ${timeZone})::date::text`.as('day'),
    ])
    .where('user_id', '=', clientId)
    .where('placed_at', '>=', sharedAt)
    .where('cancelled_at', 'is', null)
    .execute()
}
