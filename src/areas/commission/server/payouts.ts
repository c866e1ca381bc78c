import { type Kysely, sql } from 'kysely'

import type { AdminPayout, listAllPayouts } from '#areas/commission/contract/admin-commission.ts'
import type { CallInput, CallResponse } from '#contract/call.ts'
import type { listPayouts, Payout, PayoutSummary } from '#areas/commission/contract/commission.ts'

import { withReadRetry } from '#server/database/index.ts'
import { pageOf } from '#server/database/paging.ts'
import type { Schema } from '#server/database/schema.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'
import type { CommissionDeps } from './deps.ts'
import { asLines, entries, toAmount, toLine } from './lines.ts'
import { PAYEE, withPayee } from './payee.ts'

export interface Payouts {
  /** A practitioner's own, the latest first. */
  listPayouts(
    practitioner: Shopper,
    query: CallInput<typeof listPayouts>['query'],
  ): Promise<CallResponse<typeof listPayouts>>
  /** One of the own with its lines, the earliest first; undefined if there is none (commission.statement-for-each-payout). */
  getPayout(practitioner: Shopper, payoutId: number): Promise<Payout | undefined>
  /** The own ones of a year, the earliest first. */
  listOfYear(practitioner: Shopper, year: number): Promise<PayoutSummary[]>
  /** Those of all practitioners, the latest first. */
  listAllPayouts(query: CallInput<typeof listAllPayouts>['query']): Promise<CallResponse<typeof listAllPayouts>>
}

export function payouts({ database, timeZone }: Pick<CommissionDeps, 'database' | 'timeZone'>): Payouts {
  const { db } = database
  return {
    listPayouts: ({ userId }, query) =>
      withReadRetry(database, async () => {
        const { offset, limit, fields } = pageOf(query)
        const own = db.selectFrom('commission_payout').where('practitioner_id', '=', userId)
        const rows = await latestFirst(own.select(SUMMARY)).offset(offset).limit(limit).execute()
        const { count } = await own.select(COUNT).executeTakeFirstOrThrow()
        return { data: rows.map(toSummary), ...fields(count) }
      }),

    listOfYear: ({ userId }, year) =>
      withReadRetry(database, async () => {
        const rows = await db
          .selectFrom('commission_payout')
          .where('practitioner_id', '=', userId)
          .where(sql`extract(year from paid_on)`, '=', year)
          .select(SUMMARY)
          .orderBy('commission_payout.paid_on')
          .orderBy('payout_id')
          .execute()
        return rows.map(toSummary)
      }),

    getPayout: ({ userId, language }, payoutId) =>
      withReadRetry(database, async () => {
        const found = await adminPayouts(db)
          .where('payout_id', '=', payoutId)
          .where('commission_payout.practitioner_id', '=', userId)
          .executeTakeFirst()
        if (found === undefined) return undefined
        const {
          first_name,
          last_name,
          email,
          practice_name,
          user_id: _user,
          former_id: _former,
          created_at: _at,
          ...row
        } = found
        const lines = await asLines(entries(db).where('payout_id', '=', payoutId), language)
          .orderBy('created_at')
          .orderBy('entry_id')
          .execute()
        return {
          ...toSummary(row),
          payee: { first_name, last_name, practice_name, email },
          time_zone: timeZone,
          lines: lines.map(toLine),
        }
      }),

    listAllPayouts: (query) =>
      withReadRetry(database, async () => {
        const { offset, limit, fields } = pageOf(query)
        const rows = await latestFirst(adminPayouts(db)).offset(offset).limit(limit).execute()
        const { count } = await db.selectFrom('commission_payout').select(COUNT).executeTakeFirstOrThrow()
        return { data: rows.map(toAdminPayout), ...fields(count) }
      }),
  }
}

/** One payout as admins see it, by its id or by the key it was made under; undefined if there is none. */
export async function readAdminPayout(
  db: Kysely<Schema>,
  named: { readonly payoutId: number } | { readonly adminId: number; readonly key: string },
): Promise<AdminPayout | undefined> {
  const query = adminPayouts(db)
  const found = await (
    'payoutId' in named
      ? query.where('payout_id', '=', named.payoutId)
      : query.where('created_by', '=', named.adminId).where('idempotency_key', '=', named.key)
  ).executeTakeFirst()
  return found && toAdminPayout(found)
}

const COUNT = sql<number>`count(*)::int`.as('count')

const SUMMARY = [
  'commission_payout.payout_id',
  sql<string>`paid_on::text`.as('paid_on'),
  'commission_payout.currency',
  'total',
  sql<number>`(
    select count(*)::int from commission_entry where commission_entry.payout_id = commission_payout.payout_id
  )`.as('entries'),
  'note',
] as const

const toSummary = <Row extends { readonly total: string }>({ total, ...row }: Row) => ({
  ...row,
  total: toAmount(total),
})

const adminPayouts = (db: Kysely<Schema>) =>
  withPayee(db.selectFrom('commission_payout'), 'commission_payout')
    .select(SUMMARY)
    .select(PAYEE)
    .select('commission_payout.created_at')

const latestFirst = <Query extends { orderBy(column: string, direction: 'desc'): Query }>(query: Query): Query =>
  query.orderBy('commission_payout.paid_on', 'desc').orderBy('payout_id', 'desc')

type AdminRow = Awaited<ReturnType<ReturnType<typeof adminPayouts>['execute']>>[number]

function toAdminPayout({
  created_at,
  user_id,
  former_id,
  first_name,
  last_name,
  email,
  practice_name,
  ...row
}: AdminRow): AdminPayout {
  return {
    ...toSummary(row),
    created_at: created_at.toISOString(),
    practitioner:
      user_id === null && former_id === null
        ? null
        : { user_id, former_id, first_name, last_name, email, practice_name },
  }
}
