import { type Kysely, sql } from 'kysely'

import { CURRENCIES } from '#contract/constants.ts'
import type { Currency } from '#contract/currency.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Today } from '#areas/orders/contract/today.ts'

import { now } from '#server/database/clock.ts'
import { withReadRetry } from '#server/database/index.ts'
import type { Schema } from '#server/database/schema.ts'
import { readSummaries } from './all.ts'
import type { OrderDeps } from './deps.ts'
import { hasStatus } from './read.ts'

/** Rows of each list. */
const LISTED = 5

/** Days of sales: the last week, and the one before. */
const DAYS = 14

/** Stock below which a variant is listed, whatever its sales. */
const FEW = 5

export interface DayReport {
  /** The day as it stands (day.today-shows-the-day); products are named in the language where they have a name in it. */
  getToday(language: LanguageCode): Promise<Today>
}

export const dayReport = ({ database, region, timeZone }: OrderDeps): DayReport => ({
  getToday: (language) =>
    withReadRetry(database, async () => {
      const { db } = database
      const { currency } = CURRENCIES[region]
      const { at } = await db.selectNoFrom(now.as('at')).executeTakeFirstOrThrow()
      return {
        as_of: at.toISOString(),
        time_zone: timeZone,
        currency,
        to_send: await waiting(db, 'paid'),
        to_pay: await waiting(db, 'placed'),
        returns: await waitingReturns(db),
        low_stock: await lowStock(db, language),
        days: await salesByDay(db, currency, timeZone),
      }
    }),
})

async function waiting(db: Kysely<Schema>, status: 'paid' | 'placed'): Promise<Today['to_send']> {
  const chosen = db.selectFrom('shop_order').where(hasStatus(status))
  const { count } = await chosen.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  const oldest = chosen.select('shop_order.order_id').orderBy('placed_at').orderBy('order_id').limit(LISTED)
  return { count, orders: (await readSummaries(db, oldest)).toReversed() }
}

/** Returns whose next step is an admin's; those whose goods are still to come wait for the customer (returns.wait-on-the-day). */
async function waitingReturns(db: Kysely<Schema>): Promise<Today['returns']> {
  const act = sql<Today['returns']['returns'][number]['act']>`
    case when closed_at is not null then 'transfer' when checked_at is not null then 'refund' else 'check' end`
  const isToTransfer = sql<boolean>`exists (
    select 1 from refund where refund.return_id = order_return.return_id
      and (state = 'failed' or (way = 'transfer' and state = 'pending'))
  )`
  const rows = await db
    .selectFrom('order_return')
    .innerJoin('shop_order', 'shop_order.order_id', 'order_return.order_id')
    .leftJoin('account', 'account.user_id', 'shop_order.user_id')
    .select(['return_id', 'number', 'asked_at', 'account.user_id', 'first_name', 'last_name', act.as('act')])
    .select(sql<number>`count(*) over ()::int`.as('count'))
    .where(sql<boolean>`case when closed_at is null then received_at is not null or checked_at is not null
      else ${isToTransfer} end`)
    .orderBy('asked_at')
    .orderBy('return_id')
    .limit(LISTED)
    .execute()
  return {
    count: rows[0]?.count ?? 0,
    returns: rows.map(({ count: _count, asked_at, user_id, first_name, last_name, ...row }) => ({
      ...row,
      asked_at: asked_at.toISOString(),
      customer: user_id === null ? null : { first_name: first_name ?? '', last_name: last_name ?? '' },
    })),
  }
}

/** Sums by the shop's own days, with those on which nothing was sold. */
async function salesByDay(db: Kysely<Schema>, currency: Currency, timeZone: string): Promise<Today['days']> {
  const { rows } = await sql<{ day: string; orders: number; total: string }>`
    with day as (
      select generate_series(today - ${DAYS - 1}::int, today, interval '1 day')::date as day
      from (select (clock_timestamp() at time zone ${timeZone})::date as today) as clock
    )
    select day::text, count(order_id)::int as orders, coalesce(sum(total), 0)::text as total
    from day left join shop_order
      on placed_at >= day::timestamp at time zone ${timeZone}
      and placed_at < (day + 1)::timestamp at time zone ${timeZone}
      and cancelled_at is null and currency = ${currency}
    group by day order by day`.execute(db)
  return rows.map(({ total, ...row }) => ({ ...row, total: Number(total) / 100 }))
}

/**
 * Variants on sale with few pieces left, or fewer than were sold in `DAYS`. Those that sold come first: the sold-out ones, then by
 * how long their stock lasts.
 */
async function lowStock(db: Kysely<Schema>, language: LanguageCode): Promise<Today['low_stock']> {
  const { rows } = await sql<Today['low_stock']['variants'][number] & { readonly count: number }>`
    with sold as (
      select variant_id, sum(quantity)::int as pieces
      from order_line join shop_order using (order_id)
      where placed_at > clock_timestamp() - ${DAYS} * interval '1 day' and cancelled_at is null
      group by variant_id
    )
    select product.id as product_id, variant.id as product_variant_id, coalesce(product_text.name, product.name) as name,
      coalesce(theirs.net_contents, variant.net_contents) as net_contents, stock, coalesce(pieces, 0) as sold,
      count(*) over ()::int as count
    from variant
      join product on product.id = product_id
      left join sold on sold.variant_id = variant.id
      left join language on language.code = ${language}
      left join product_text on product_text.product_id = product.id and product_text.language_id = language.id
      left join variant_text as theirs on theirs.variant_id = variant.id and theirs.language_id = language.id
    where withdrawn_at is null and hidden_at is null and stock is not null and (stock < ${FEW} or stock < pieces)
    order by coalesce(pieces, 0) = 0, stock = 0 desc, stock::float / greatest(pieces, 1), stock, variant.id
    limit ${2 * LISTED}`.execute(db)
  return { count: rows[0]?.count ?? 0, variants: rows.map(({ count: _count, ...row }) => row) }
}
