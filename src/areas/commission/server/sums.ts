import { type Kysely, sql } from 'kysely'

import type { CommissionState, CommissionSums } from '#areas/commission/contract/commission.ts'
import { CURRENCIES } from '#contract/constants.ts'

import type { Schema } from '#server/database/schema.ts'
import type { CommissionDeps } from './deps.ts'
import { type Asked, counts, entriesOf, stateOf, toAmount } from './lines.ts'

/** Months in the report. */
const MONTHS = 12

interface Sum {
  readonly currency: CommissionSums['currency']
  readonly state: CommissionState
  readonly month: string
  readonly cents: string
}

/** The sums of a practitioner's entries, by currency, the shop's own first (commission.from-and-to). */
export async function readSums(
  db: Kysely<Schema>,
  { timeZone, region, today }: Pick<CommissionDeps, 'timeZone' | 'region'> & { readonly today: string },
  practitionerId: number,
  filter: Asked,
): Promise<CommissionSums[]> {
  const thisMonth = today.slice(0, 7)
  const found = await byMonth(db, practitionerId, timeZone, filter)
  // The current month is shown whatever the filter.
  const { client_id, protocol_id } = filter
  const current = await byMonth(db, practitionerId, timeZone, { client_id, protocol_id })
  const months = monthsUpTo(filter.to?.slice(0, 7) ?? thisMonth)
  const own = CURRENCIES[region].currency
  return [...new Set([own, ...current.map(({ currency }) => currency)])].map((currency) => {
    const inCurrency = found.filter((sum) => sum.currency === currency)
    return {
      currency,
      ...byState(inCurrency),
      this_month: toAmount(total(current.filter((sum) => sum.currency === currency && sum.month === thisMonth))),
      months: months.map((month) => ({ month, ...byState(inCurrency.filter((sum) => sum.month === month)) })),
    }
  })
}

const byMonth = (db: Kysely<Schema>, practitionerId: number, timeZone: string, filter: Asked): Promise<Sum[]> =>
  entriesOf(db, practitionerId, timeZone, filter)
    .select([
      'commission_entry.currency',
      stateOf.as('state'),
      sql<string>`to_char(created_at at time zone ${timeZone}, 'YYYY-MM')`.as('month'),
      sql<string>`sum(commission)`.as('cents'),
    ])
    .where(counts)
    .groupBy([sql.lit(1), sql.lit(2), sql.lit(3)])
    .orderBy('month')
    .execute()

const total = (sums: readonly Sum[]): number => sums.reduce((cents, sum) => cents + Number(sum.cents), 0)

const STATES = ['pending', 'approved', 'paid'] as const satisfies readonly CommissionState[]

function byState(sums: readonly Sum[]): Pick<CommissionSums, CommissionState> {
  const [pending = 0, approved = 0, paid = 0] = STATES.map((state) =>
    toAmount(total(sums.filter((sum) => sum.state === state))),
  )
  return { pending, approved, paid }
}

/** Twelve months as YYYY-MM, this one last. */
function monthsUpTo(last: string): string[] {
  const [year = 0, month = 0] = last.split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, place) => {
    const count = year * 12 + month - MONTHS + place
    return `${`${Math.floor(count / 12)}`.padStart(4, '0')}-${`${(count % 12) + 1}`.padStart(2, '0')}`
  })
}
