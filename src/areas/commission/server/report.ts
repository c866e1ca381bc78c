import { sql } from 'kysely'

import type { CallInput } from '#contract/call.ts'
import type { CommissionReport, downloadCommission, getCommission } from '#areas/commission/contract/commission.ts'

import { withReadRetry } from '#server/database/index.ts'
import { pageOf } from '#server/database/paging.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'
import { toCsv } from './csv.ts'
import type { CommissionDeps } from './deps.ts'
import { asLines, entriesOf, toLine } from './lines.ts'
import { nextPayoutOf } from './payout-day.ts'
import { readSums } from './sums.ts'
import { todayIn } from './zone.ts'

export interface CommissionReports {
  /** A practitioner's own entries, the latest first, and their sums (commission.from-and-to). */
  getCommission(practitioner: Shopper, query: CallInput<typeof getCommission>['query']): Promise<CommissionReport>
  /** All entries that the filter leaves as CSV in the practitioner's language (commission.csv-download). */
  downloadCommission(practitioner: Shopper, query: CallInput<typeof downloadCommission>['query']): Promise<string>
}

export function commissionReports(deps: CommissionDeps): CommissionReports {
  const { database, timeZone, messages } = deps
  const { db } = database
  return {
    getCommission: ({ userId, language }, { page, limit, ...filter }) =>
      withReadRetry(database, async () => {
        const { offset, limit: most, fields } = pageOf({ page, limit })
        const entries = entriesOf(db, userId, timeZone, filter)
        const rows = await latestFirst(entries, language).offset(offset).limit(most).execute()
        const today = await todayIn(db, timeZone)
        const { count } = await entries.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
        return {
          base_rate: deps.commissionRate,
          time_zone: timeZone,
          today,
          next_payout: nextPayoutOf(today, deps.payoutDay),
          sums: await readSums(db, { ...deps, today }, userId, filter),
          data: rows.map(toLine),
          ...fields(count),
        }
      }),

    downloadCommission: ({ userId, language }, filter) =>
      withReadRetry(database, async () => {
        const rows = await latestFirst(entriesOf(db, userId, timeZone, filter), language).execute()
        return toCsv(rows.map(toLine), { language, messages, timeZone })
      }),
  }
}

const latestFirst = (...query: Parameters<typeof asLines>) =>
  asLines(...query)
    .orderBy('created_at', 'desc')
    .orderBy('entry_id', 'desc')
