import { type Kysely, sql } from 'kysely'

import { deliveredBy, lastDayToWithdraw, withdrawalLawOf } from '#areas/returns/contract/withdrawal-law.ts'

import type { Schema } from '#server/database/schema.ts'
import type { ReturnDeps } from './deps.ts'

/** `until`: the last day, YYYY-MM-DD, on which a customer can withdraw from an order; null until it is sent. */
export interface Period {
  readonly until: string | null
  readonly isOver: boolean
}

/** The time that the law of the country of delivery gives (returns.withdraws-in-time). */
export async function readPeriod(
  db: Kysely<Schema>,
  { timeZone }: Pick<ReturnDeps, 'timeZone'>,
  orderId: number,
): Promise<Period> {
  const { sentOn, today, address, delivery_method, arrives } = await db
    .selectFrom('shop_order')
    .select([
      sql<string | null>`(sent_at at time zone ${timeZone})::date::text`.as('sentOn'),
      sql<string>`(clock_timestamp() at time zone ${timeZone})::date::text`.as('today'),
      'address',
      'delivery_method',
      'arrives',
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  if (sentOn === null) return { until: null, isOver: false }
  const delivered = deliveredBy({ sentOn, arrives, deliveryMethod: delivery_method })
  const until = lastDayToWithdraw(delivered, withdrawalLawOf(address?.country))
  return { until, isOver: today > until }
}
