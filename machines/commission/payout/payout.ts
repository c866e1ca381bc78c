import type { AdminPayout, createPayout, Payable } from '#areas/commission/contract/admin-commission.ts'
import type { CallInput } from '#contract/call.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Currency } from '#contract/currency.ts'
import type { Problem } from '#contract/result.ts'

import { listQuery, readId, readPage } from '../../pages/list-query.ts'
import type { ListAddress } from '../../pages/list-query.ts'

/** Payouts a page. */
export const PAYOUTS_PAGE_SIZE = 20

/** Commission that an admin pays in one go. */
export interface Chosen {
  /** Null where their account is deleted. */
  readonly practitioner: number | null
  readonly former: number | null
  readonly currency: Currency
}

/** The chosen commission, and the page of earlier payouts, counted from 1. */
export interface PayoutPlace {
  readonly language: LanguageCode
  readonly chosen: Chosen | null
  readonly page: number
}

/** The lists as they were told last. `today`: YYYY-MM-DD by the admin's own clock. */
export interface Basis {
  readonly payable: readonly Payable[]
  /** Of everything payable; more than are listed where there are very many. */
  readonly payableTotal: number
  /** YYYY-MM-DD (commission.payout-day-is-a-setting). */
  readonly nextPayout: string
  readonly payouts: readonly AdminPayout[]
  readonly currentPage: number
  readonly totalPages: number
  readonly today: string
}

export interface Filled {
  readonly paid_on: string
  readonly note: string
}

/** The body of the call, and what storage keeps of a payout that went unanswered. */
export type PayoutWanted = CallInput<typeof createPayout>['body']

export function readPayout({ language, query }: ListAddress): PayoutPlace {
  const former = readId(query['former'])
  const practitioner = former === null ? readId(query['practitioner']) : null
  const currency = (['EUR', 'GBP'] as const).find((one) => one === query['currency'])
  return {
    language,
    chosen: (practitioner ?? former) !== null && currency ? { practitioner, former, currency } : null,
    page: readPage(query),
  }
}

/** The query of the address at which such commission is paid. */
export const payoutQuery = ({ practitioner: { user_id, former_id }, currency }: Payable): string =>
  listQuery({ practitioner: user_id, former: user_id === null ? former_id : null, currency })

const isOf = ({ practitioner, former, currency }: Chosen, one: Payable): boolean =>
  one.practitioner.user_id === practitioner && one.practitioner.former_id === former && one.currency === currency

/** The chosen commission, as it was told last; undefined where nothing is to be paid. */
export const dueOf = (basis: Basis | null, chosen: Chosen | null): Payable | undefined =>
  chosen === null ? undefined : basis?.payable.find((one) => isOf(chosen, one))

export const isSame = (one: Chosen | null, other: Chosen | null): boolean =>
  one?.practitioner === other?.practitioner && one?.former === other?.former && one?.currency === other?.currency

/** The total that was in sight goes along, so that no other is paid (admin.marks-commission-paid). */
export const payoutWanted = (
  { practitioner: { user_id, former_id }, currency, total }: Payable,
  filled: Filled,
): PayoutWanted => ({
  ...(user_id === null ? { former_id: former_id ?? 0 } : { practitioner_id: user_id }),
  currency,
  ...filled,
  total,
})

/** The lists after a payout that they do not have yet. */
export function withPayout(basis: Basis, payout: AdminPayout): Basis {
  const paid = payout.practitioner && {
    practitioner: payout.practitioner.user_id,
    former: payout.practitioner.former_id,
    currency: payout.currency,
  }
  const payable = paid ? basis.payable.filter((one) => !isOf(paid, one)) : basis.payable
  return {
    ...basis,
    payable,
    payableTotal: basis.payableTotal - (basis.payable.length - payable.length),
    payouts:
      basis.currentPage > 1
        ? basis.payouts
        : [payout, ...basis.payouts.filter(({ payout_id }) => payout_id !== payout.payout_id)],
  }
}

/** Another total is approved by now than the one in sight, or none at all. */
export const isChanged = (problem: Problem): boolean => problem.kind === 'refused' && problem.status === 409
