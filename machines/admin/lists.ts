import type { accountSummary, judgedPractitioner } from '#contract/admin.ts'
import { PAGE_MAX, SEARCH_MAX_LENGTH } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { InferOutput } from 'valibot'

import type { Place } from '../pages/place.ts'
import type { Query } from '../catalogue/query.ts'

export type Practitioner = InferOutput<typeof judgedPractitioner>
export type Account = InferOutput<typeof accountSummary>

/** Where a certificate stands, in the order in which an admin meets them. */
export const STATUSES = ['pending', 'approved', 'refused'] as const
export type Status = (typeof STATUSES)[number]

/** Rows a page of an admin's lists. */
export const ADMIN_PAGE_SIZE = 20

/** One page of a list of an admin's. */
export interface Page<Row> {
  readonly data: readonly Row[]
  readonly current_page: number
  readonly total_pages: number
  readonly total_results: number
}

/** Which practitioners an address asks for. */
export interface ReviewPlace {
  readonly language: LanguageCode
  readonly status: Status
  /** Counted from 1. */
  readonly page: number
}

/** Which accounts an address asks for. */
export interface AccountsPlace {
  readonly language: LanguageCode
  readonly keyword: string
  /** Counted from 1. */
  readonly page: number
}

/** What is no page number is as none, since the address is a person's to type. */
function readPage({ page = '' }: Query): number {
  return /^[1-9]\d{0,5}$/.test(page) && Number(page) <= PAGE_MAX ? Number(page) : 1
}

export function readReview({ language, query }: Place): ReviewPlace {
  return { language, status: STATUSES.find((status) => status === query['status']) ?? 'pending', page: readPage(query) }
}

export function readAccounts({ language, query }: Place): AccountsPlace {
  return { language, keyword: (query['query'] ?? '').trim().slice(0, SEARCH_MAX_LENGTH), page: readPage(query) }
}

export function isSameReview(one: ReviewPlace, other: ReviewPlace | null): boolean {
  return other !== null && one.status === other.status && one.page === other.page && one.language === other.language
}

/** The list with a practitioner as he was judged in the place where he stood. */
export function withJudged(list: Page<Practitioner> | null, judged: Practitioner): Page<Practitioner> | null {
  return list && { ...list, data: list.data.map((one) => (one.user_id === judged.user_id ? judged : one)) }
}
