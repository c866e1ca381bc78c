import type { AdminPayout, createPayout, Payable } from '#areas/commission/contract/admin-commission.ts'
import type { CallInput } from '#contract/call.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Currency } from '#contract/currency.ts'
import type { Problem } from '#contract/result.ts'

import { listQuery, readId, readPage } from '../../pages/list-query.ts'
import type { ListAddress } from '../../pages/list-query.ts'

/** Payouts a page. */
export const PAYOUTS_PAGE_SIZE = 20

/** Commission that one payout pays. */
export interface Chosen {
  /** Null if their account is deleted. */
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

/** The lists as last fetched. `today`: YYYY-MM-DD by the admin's clock. */
export interface Basis {
  readonly payable: readonly Payable[]
  /** Everything payable; may exceed what is listed. */
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

/** The body of the call; also what storage keeps of an unanswered payout. */
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

/** The query of the address for paying this commission. */
export const payoutQuery = ({ practitioner: { user_id, former_id }, currency }: Payable): string =>
  listQuery({ practitioner: user_id, former: user_id === null ? former_id : null, currency })

const isOf = ({ practitioner, former, currency }: Chosen, one: Payable): boolean =>
  one.practitioner.user_id === practitioner && one.practitioner.former_id === former && one.currency === currency

/** The chosen commission as last fetched; undefined if none is due. */
export const dueOf = (basis: Basis | null, chosen: Chosen | null): Payable | undefined =>
  chosen === null ? undefined : basis?.payable.find((one) => isOf(chosen, one))

export const isSame = (one: Chosen | null, other: Chosen | null): boolean =>
  one?.practitioner === other?.practitioner && one?.former === other?.former && one?.currency === other?.currency

/** Sends the total that the admin saw, so that no other is paid (admin.marks-commission-paid). */
export const payoutWanted = (
  { practitioner: { user_id, former_id }, currency, total }: Payable,
  filled: Filled,
): PayoutWanted => ({
  ...(user_id === null ? { former_id: former_id ?? 0 } : { practitioner_id: user_id }),
  currency,
  ...filled,
  total,
})

/** The lists with a payout that they don't include yet. */
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

/** The approved total differs from the one shown, or nothing is approved any more. */
export const isChanged = (problem: Problem): boolean => problem.kind === 'refused' && problem.status === 409
