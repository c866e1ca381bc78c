import { type ExpressionBuilder, type Kysely, sql } from 'kysely'

import type { CallInput, CallResponse } from '#contract/call.ts'
import { withoutInvisibleLetters } from '#contract/invisible-letters.ts'
import type { AdminReturn, AdminReturnSummary, listReturns } from '#areas/returns/contract/admin-returns.ts'
import type { OrderReturns, ReturnState } from '#areas/returns/contract/returns.ts'
import { daysAfter, withdrawalLawOf } from '#areas/returns/contract/withdrawal-law.ts'

import { personHas } from '#areas/account/server/find.ts'
import { hasInNumber } from '#areas/orders/server/number.ts'
import { withReadRetry } from '#server/database/index.ts'
import { pageOf } from '#server/database/paging.ts'
import type { Schema } from '#server/database/schema.ts'
import type { ReturnDeps } from './deps.ts'
import { readOrderReturns, readRefunds, readReturns, stateOf, toAmount } from './read.ts'
import { readRoom } from './room.ts'

export interface AllReturns {
  /** The latest first (returns.admin-sees-all). */
  listReturns(query: CallInput<typeof listReturns>['query']): Promise<CallResponse<typeof listReturns>>
  /** Undefined if there is none with this id. */
  getReturn(returnId: number): Promise<AdminReturn | undefined>
  /** Undefined if there is no such order. */
  getReturnsOfOrder(orderId: number): Promise<OrderReturns | undefined>
}

export function allReturns(deps: ReturnDeps): AllReturns {
  const { database } = deps
  const { db } = database
  return {
    listReturns: ({ state, keyword = '', ...paging }) =>
      withReadRetry(database, async () => {
        const { offset, limit, fields } = pageOf(paging)
        const words = withoutInvisibleLetters(keyword).trim().toLowerCase()
        const chosen = withOrder(db)
          .$if(state !== undefined, (query) => query.where(hasState(state ?? 'asked')))
          .$if(words !== '', (query) => query.where(has(words)))
        const rows = await chosen
          .select(SUMMARY)
          .select([askedOn(deps), totalItems])
          .orderBy('asked_at', 'desc')
          .orderBy('return_id', 'desc')
          .offset(offset)
          .limit(limit)
          .execute()
        const ids = rows.map(({ return_id }) => return_id)
        const refunds = new Map(
          ids.length === 0 ? [] : (await readRefunds(db, ids)).map((one) => [one.return_id, one.refund]),
        )
        const { count } = await chosen.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
        return {
          data: rows.map((row) => toSummary(row, refunds.get(row.return_id) ?? null)),
          ...fields(count),
        }
      }),

    getReturn: (returnId) => withReadRetry(database, () => readAdminReturn(db, deps, returnId)),

    getReturnsOfOrder: (orderId) =>
      withReadRetry(database, async () => {
        const found = await db
          .selectFrom('shop_order')
          .select('order_id')
          .where('order_id', '=', orderId)
          .executeTakeFirst()
        return found && readOrderReturns(db, deps, orderId)
      }),
  }
}

/** The return with this id as an admin sees it; undefined if there is none. */
export async function readAdminReturn(
  db: Kysely<Schema>,
  deps: Pick<ReturnDeps, 'provider' | 'timeZone'>,
  returnId: number,
): Promise<AdminReturn | undefined> {
  const found = await withOrder(db)
    .select(SUMMARY)
    .select([askedOn(deps), isWholeOrder])
    .where('return_id', '=', returnId)
    .executeTakeFirst()
  const [read] = found === undefined ? [] : await readReturns(db, { returnId })
  if (found === undefined || read === undefined) return undefined
  const { room, delivery, ways } = await readRoom(db, deps, found.order_id)
  const { order_id, number, currency, is_whole_order } = found
  return {
    ...read,
    order_id,
    number,
    currency,
    is_whole_order,
    refund_by: refundDay(found),
    customer: toCustomer(found),
    room: toAmount(room),
    delivery_left: toAmount(delivery),
    ways: [...ways],
  }
}

const withOrder = (db: Kysely<Schema>) =>
  db
    .selectFrom('order_return')
    .innerJoin('shop_order', 'shop_order.order_id', 'order_return.order_id')
    .leftJoin('account', 'account.user_id', 'shop_order.user_id')

const SUMMARY = [
  'return_id',
  'order_return.order_id',
  'number',
  'kind',
  stateOf.as('state'),
  'asked_at',
  'currency',
  'address',
  'account.user_id',
  'email',
  'first_name',
  'last_name',
] as const

const totalItems = sql<number>`(
  select sum(quantity)::int from order_return_line where order_return_line.return_id = order_return.return_id
)`.as('total_items')

/** Nothing of the order is left outside returns. */
const isWholeOrder = sql<boolean>`not exists (
  select 1 from order_line where order_line.order_id = order_return.order_id and returned < quantity
)`.as('is_whole_order')

const askedOn = ({ timeZone }: Pick<ReturnDeps, 'timeZone'>) =>
  sql<string>`(asked_at at time zone ${timeZone})::date::text`.as('asked_on')

interface Asked {
  readonly asked_on: string
  readonly address: { readonly country: string } | null
}

const refundDay = ({ asked_on, address }: Asked): string =>
  daysAfter(asked_on, withdrawalLawOf(address?.country).refundDays)

const CONDITIONS = {
  asked: sql<boolean>`received_at is null and checked_at is null`,
  received: sql<boolean>`received_at is not null and checked_at is null`,
  checked: sql<boolean>`checked_at is not null and closed_at is null`,
  closed: sql<boolean>`closed_at is not null`,
} as const

const hasState = (state: ReturnState) => CONDITIONS[state]

const has =
  (words: string) => (eb: ExpressionBuilder<Schema & { account: Schema['account'] }, 'shop_order' | 'account'>) => {
    const inNumber = hasInNumber(words)
    return eb.or([...(inNumber ? [inNumber] : []), personHas(words)])
  }

interface CustomerRow {
  readonly user_id: number | null
  readonly email: string | null
  readonly first_name: string | null
  readonly last_name: string | null
}

/** Null if the account was deleted. */
const toCustomer = ({ user_id, email, first_name, last_name }: CustomerRow): AdminReturn['customer'] =>
  user_id === null ? null : { user_id, email: email ?? '', first_name: first_name ?? '', last_name: last_name ?? '' }

type SummaryRow = CustomerRow &
  Asked &
  Pick<AdminReturnSummary, 'return_id' | 'order_id' | 'number' | 'kind' | 'state' | 'total_items' | 'currency'> & {
    readonly asked_at: Date
  }

const toSummary = (row: SummaryRow, refund: AdminReturnSummary['refund']): AdminReturnSummary => {
  const { return_id, order_id, number, kind, state, asked_at, total_items, currency } = row
  return {
    return_id,
    order_id,
    number,
    kind,
    state,
    asked_at: asked_at.toISOString(),
    refund_by: refundDay(row),
    total_items,
    currency,
    customer: toCustomer(row),
    refund,
  }
}
