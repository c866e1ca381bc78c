import type { SnapshotFrom } from 'xstate'

import { FETCH_EXPIRY_MS } from '#contract/constants.ts'
import { addressOfKey } from '#machines/pages/list-query.ts'
import { commissionMachine } from '#machines/commission/commission.machine.ts'

import { commissionLine, commissionPage, report } from './commission-samples.ts'
import { freshDataPerson } from '#tests/models/fresh-data.person.ts'

/** A practitioner who reads what was earned, and the network's answers. */

const keyOf = (language: 'en' | 'de') => JSON.stringify({ language, query: {} })
/** As the server counts them: twelve. */
const months = Array.from({ length: 12 }, (_, place) => ({
  month: `2026-${String(place + 1).padStart(2, '0')}`,
  pending: 0,
  approved: place === 10 ? 1.79 : 0,
  paid: 0,
}))
const pageWith = (...numbers: readonly string[]) => ({
  ...commissionPage,
  report: {
    ...report,
    data: numbers.map((number, place) => commissionLine(place + 1, { number })),
    sums: report.sums.map((sum) => ({ ...sum, months })),
    total_results: numbers.length,
  },
})

export const person = freshDataPerson({
  machine: commissionMachine,
  byLanguage: { [keyOf('en')]: pageWith('K7-41', 'K7-42'), [keyOf('de')]: pageWith('K7-43') },
  expiry: FETCH_EXPIRY_MS,
})

type Snapshot = SnapshotFrom<typeof commissionMachine>

/** The sight of a situation. */
export interface Visible {
  readonly address: string
  /** The languages in which the report is on its way. */
  readonly asks: readonly string[]
  readonly failure: 'refused' | 'unreachable' | null
  readonly canRetry: boolean
  /** It is said that the report is on its way, where none is in sight. */
  readonly waits: boolean
  /** Numbers of the orders in the table. */
  readonly orders: readonly string[]
}

/** The sight that a situation must give. */
export function visible(snapshot: Snapshot): Visible {
  const { key, data, problem } = snapshot.context
  const isFailed = snapshot.hasTag('failed')
  const language = key === null ? 'en' : addressOfKey(key).language
  return {
    address: key === null ? START : `/${language}${PATH}`,
    asks: snapshot.matches('fetching') ? [language] : [],
    failure: isFailed ? (problem?.kind === 'refused' ? 'refused' : 'unreachable') : null,
    canRetry: isFailed,
    waits: data === null && snapshot.hasTag('busy'),
    orders: (data?.report.data ?? []).map(({ number }) => number),
  }
}

const PATH = '/account/practitioner/commission'
/** The page from which the walks come. */
export const START = '/en/account/practitioner/profile'
