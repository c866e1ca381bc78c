import * as v from 'valibot'

import { commissionState } from '#areas/commission/contract/commission.ts'
import type {
  CommissionLine,
  CommissionReport,
  CommissionState,
  PayoutSummary,
} from '#areas/commission/contract/commission.ts'
import type { LanguageCode } from '#contract/languages.ts'

import { readDays } from '../pages/days.ts'
import { addressOfKey, listQuery, readId, readPage } from '../pages/list-query.ts'
import type { ListAddress } from '../pages/list-query.ts'
import { PAGES } from '../pages/pages.ts'
import { pageOf } from '../pages/place.ts'
import type { Place } from '../pages/place.ts'

/** Lines a page of the report. */
export const COMMISSION_PAGE_SIZE = 20

/** The report with all that its page shows beside it. */
export interface CommissionPage {
  readonly report: CommissionReport
  /** The latest first. */
  readonly payouts: readonly PayoutSummary[]
  /** By name, as many as the filter offers. */
  readonly clients: readonly { readonly id: number; readonly first_name: string; readonly last_name: string }[]
  /** Latest first, as many as the filter offers. */
  readonly protocols: readonly { readonly protocol_id: number; readonly name: string }[]
}

/** The filter of the report. Days are YYYY-MM-DD in the shop's time zone, inclusive. */
export interface CommissionFilter {
  readonly from: string | null
  readonly to: string | null
  /** Null for all. */
  readonly client: number | null
  /** Null for all products. */
  readonly protocol: number | null
  /** Null for all. */
  readonly state: CommissionState | null
}

export interface CommissionPlace extends CommissionFilter {
  readonly language: LanguageCode
  /** Counted from 1. */
  readonly page: number
}

export function readCommission({ language, query }: ListAddress): CommissionPlace {
  const { first, last } = readDays(query['from'], query['to'])
  return {
    language,
    from: first,
    to: last,
    client: readId(query['client']),
    protocol: readId(query['protocol']),
    state: v.is(commissionState, query['state']) ? query['state'] : null,
    page: readPage(query),
  }
}

export const commissionOfKey = (key: string): CommissionPlace => readCommission(addressOfKey(key))

/** The query of an address for a filtered report; empty for all of it. */
export const commissionQuery = ({ from, to, client, protocol, state, page }: Partial<CommissionPlace>): string =>
  listQuery({ from, to, client, protocol, state, page })

export const isFiltered = ({ from, to, client, protocol, state }: CommissionFilter): boolean =>
  [from, to, client, protocol, state].some((part) => part !== null)

/** The filter as the calls take it. */
export const filterQuery = ({ from, to, client, protocol, state }: CommissionFilter) => ({
  ...(from !== null && { from }),
  ...(to !== null && { to }),
  ...(client !== null && { client_id: client }),
  ...(protocol !== null && { protocol_id: protocol }),
  ...(state !== null && { state }),
})

/** The state of a line; `cancelled` is in no sum (commission.unpaid-cancelled-counts-nowhere). */
export const stateOf = ({ state, cancelled_at }: CommissionLine): CommissionLine['state'] | 'cancelled' =>
  state === 'pending' && cancelled_at !== null ? 'cancelled' : state

/** The reason that a line takes commission back: its order was cancelled or refunded; null for a line that earns. */
export const takenBackIn = ({ kind, cancelled_at }: CommissionLine): 'reversal' | 'refunded' | null => {
  if (kind !== 'reversal') return null
  return cancelled_at === null ? 'refunded' : 'reversal'
}

/** The id of the payout in an address; null if it isn't a valid id. */
export const payoutIdIn = (place: Place): number | null => readId(pageOf(place)?.parameters['payoutId'])

export const statementPath = (payoutId: number): string => PAGES.statement.path.replace('{payoutId}', String(payoutId))
