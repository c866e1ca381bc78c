import { PROTOCOLS_FIRST_PAGE, PROTOCOLS_PAGE_SIZE } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Protocol, ProtocolPage } from '#areas/protocols/contract/protocols.ts'

/** By last change, or by name (protocols.sorted-three-ways). */
export const PROTOCOL_ORDERS = ['default', 'az', 'za'] as const
export type ProtocolOrder = (typeof PROTOCOL_ORDERS)[number]

export interface Asked {
  readonly query: string
  readonly page: number
  readonly order: ProtocolOrder
  /** The language of the answer. */
  readonly language: LanguageCode
}

export const isListed = (page: ProtocolPage | null, protocolId: number): boolean =>
  page?.data.some(({ protocol_id }) => protocol_id === protocolId) ?? false

/** The page with a protocol that was just made, no longer than a page (protocols.five-a-page). */
export const withRegistered = (page: ProtocolPage, protocol: Protocol): ProtocolPage => ({
  ...page,
  data: [protocol, ...page.data].slice(0, PROTOCOLS_PAGE_SIZE),
  total_results: page.total_results + 1,
})

/** The page without a protocol that was deleted, which may stand on another one. */
export const withoutProtocol = (page: ProtocolPage, protocolId: number): ProtocolPage => ({
  ...page,
  data: page.data.filter(({ protocol_id }) => protocol_id !== protocolId),
  total_results: page.total_results - 1,
})

/** Which page is asked for once a protocol was deleted: the one before where it was the only one of the last. */
export function pageWithout(found: ProtocolPage | null, page: number, protocolId: number): number {
  const isOnlyOne = found?.data.length === 1 && isListed(found, protocolId)
  return isOnlyOne ? Math.max(page - 1, PROTOCOLS_FIRST_PAGE) : page
}
