import type { accountSummary, judgedPractitioner } from '#areas/admin/contract/admin.ts'
import { USER_TYPES } from '#contract/call.ts'
import type { UserType } from '#contract/call.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { InferOutput } from 'valibot'

import { addressOfKey, listQuery, readKeyword, readPage } from '../pages/list-query.ts'
import type { ListAddress, ListPage } from '../pages/list-query.ts'

export type Practitioner = InferOutput<typeof judgedPractitioner>
export type Account = InferOutput<typeof accountSummary>

/** In the order in which an admin handles certificates. */
export const STATUSES = ['pending', 'approved', 'refused'] as const
export type Status = (typeof STATUSES)[number]

/** `checked`: approved, while details that were corrected since wait for a judgement (admin.sees-what-was-approved). */
export type Approval = Status | 'checked'

export const approvalOf = ({ certificate: { status, check } }: Practitioner): Approval =>
  check === null ? status : 'checked'

/** True if a verdict changes where a practitioner stands. Those who are checked wait already. */
export function isChange(practitioner: Practitioner, verdict: Status): boolean {
  const approval = approvalOf(practitioner)
  return approval === 'checked' ? verdict !== 'pending' : verdict !== approval
}

/** The types of accounts, in the order in which the list of accounts names them. */
export const ACCOUNT_TYPES = [
  USER_TYPES.Client,
  USER_TYPES.Practitioner,
  USER_TYPES.CertifiedPractitioner,
  USER_TYPES.Admin,
] as const

/** Rows a page of an admin's lists. */
export const ADMIN_PAGE_SIZE = 20

interface AdminPlace {
  readonly language: LanguageCode
  /** Empty where all are wanted. */
  readonly keyword: string
  /** Counted from 1. */
  readonly page: number
}

/** Which practitioners an address asks for. */
export interface ReviewPlace extends AdminPlace {
  /** Null for all. */
  readonly status: Status | null
}

/** Which accounts an address asks for. */
export interface AccountsPlace extends AdminPlace {
  /** Null for all. */
  readonly type: UserType | null
}

/** Without a status in the address a search looks through all, and a list without words has those who wait. */
export function readReview({ language, query }: ListAddress): ReviewPlace {
  const keyword = readKeyword(query)
  const named = STATUSES.find((status) => status === query['status'])
  const usual = keyword === '' && query['status'] !== 'all' ? 'pending' : null
  return { language, status: named ?? usual, keyword, page: readPage(query) }
}

/** The query of an address for a list of practitioners. */
export const reviewQuery = ({ status, keyword, page }: Omit<ReviewPlace, 'language'>): string =>
  listQuery({ query: keyword, status: status ?? (keyword === '' ? 'all' : null), page })

export function readAccounts({ language, query }: ListAddress): AccountsPlace {
  const type = ACCOUNT_TYPES.find((one) => String(one) === query['type']) ?? null
  return { language, type, keyword: readKeyword(query), page: readPage(query) }
}

export const accountsOfKey = (key: string): AccountsPlace => readAccounts(addressOfKey(key))

/** The query of an address for a list of accounts. */
export const accountsQuery = ({ type, keyword, page }: Omit<AccountsPlace, 'language'>): string =>
  listQuery({ query: keyword, type, page })

export const isSameReview = (one: ReviewPlace, other: ReviewPlace | null): boolean =>
  other !== null && one.language === other.language && reviewQuery(one) === reviewQuery(other)

/** The list with a practitioner as they were judged, in the place where they stood. */
export function withJudged(list: ListPage<Practitioner> | null, judged: Practitioner): ListPage<Practitioner> | null {
  return list && { ...list, data: list.data.map((one) => (one.user_id === judged.user_id ? judged : one)) }
}
