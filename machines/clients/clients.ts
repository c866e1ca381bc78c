import { CLIENT_SEARCH_LIMIT, CLIENT_SEARCH_MIN_LENGTH, SEARCH_MAX_LENGTH } from '#contract/constants.ts'
import type { Client } from '#areas/clients/contract/clients.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Problem } from '#contract/result.ts'

import { PAGES } from '../pages/pages.ts'
import { pageOf } from '../pages/place.ts'
import type { Place } from '../pages/place.ts'
import type { Query } from '../pages/query.ts'

export const protocolPath = (id: number): string => `${PAGES.protocols.path}/${id}`
export const clientPath = (id: number): string => `${PAGES.clients.path}/${id}`

/** One page of the clients that a text finds. */
export interface ClientsWanted {
  readonly language: LanguageCode
  /** Empty where all are wanted. */
  readonly keyword: string
  /** Counted from 1. */
  readonly page: number
}

/** The client whose page is open. */
export interface ClientWanted {
  readonly language: LanguageCode
  readonly id: number
}

/** The search text in the list's address. */
export const typedIn = ({ query }: Place): string => (query['query'] ?? '').trim().slice(0, SEARCH_MAX_LENGTH)

/** The address of the list once something is typed. */
export const queryFor = (text: string): Query => (text.trim() === '' ? {} : { query: text.trim() })

/** Empty while too little is typed (share.client-search-waits). */
export function keywordOf(text: string): string {
  const words = text.trim()
  return Array.from(words).length < CLIENT_SEARCH_MIN_LENGTH ? '' : words
}

/** A full page may have another one after it: the answer names no total. */
export const isFull = (page: readonly Client[]): boolean => page.length >= CLIENT_SEARCH_LIMIT

/** The list with its next page. Rows move between pages when a client is added meanwhile: none is shown twice. */
export function withPage(list: readonly Client[], page: readonly Client[]): readonly Client[] {
  return [...list, ...page.filter((one) => !list.some(({ id }) => id === one.id))]
}

const ID = /^[1-9]\d{0,8}$/

/** The client that an address names; null where it can name no client. */
export function clientIdIn(place: Place): number | null {
  const text = pageOf(place)?.parameters['clientId'] ?? ''
  return ID.test(text) ? Number(text) : null
}

/** They have not agreed to be a client, as far as their practitioner knows (clients.invited-looks-alike). */
export const isInvited = ({ status }: Pick<Client, 'status'>): boolean => status === 'invited'

const DAY = 86_400_000
/** Whoever was asked can be asked again by the same practitioner after this time (clients.asked-once-a-month). */
const ASKED_AGAIN_AFTER_MS = 30 * DAY

/** The time from which an invited person can be asked again, in milliseconds since the epoch. */
export const askedAgainFrom = ({ linked_at }: { readonly linked_at: string }): number =>
  Date.parse(linked_at) + ASKED_AGAIN_AFTER_MS

/** True if the call is for approved practitioners alone, and the approval has ended (clients.refused-approval-rests). */
export const isNotApproved = (problem: Problem | null): boolean => problem?.kind === 'refused' && problem.status === 403

/** Undefined if the practitioner has no reason to write to the client. */
export function outstandingOf({
  status,
  shared_protocols,
  unopened_protocols,
  last_ordered_at,
}: Client): 'invited' | 'unopened' | 'unordered' | 'nothing' | undefined {
  if (isInvited({ status })) return 'invited'
  if (shared_protocols === 0) return 'nothing'
  if (unopened_protocols > 0) return 'unopened'
  return last_ordered_at === null ? 'unordered' : undefined
}
