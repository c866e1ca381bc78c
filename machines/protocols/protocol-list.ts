import type { LanguageCode } from '#contract/languages.ts'
import type { Protocol, ProtocolPage } from '#contract/protocols.ts'

/** How protocols are sorted: as they were changed, or by name (protocols.sorted-three-ways). */
export const PROTOCOL_ORDERS = ['default', 'az', 'za'] as const
export type ProtocolOrder = (typeof PROTOCOL_ORDERS)[number]

/** What is asked of the list. */
export interface Asked {
  readonly query: string
  readonly page: number
  readonly order: ProtocolOrder
  /** In which the answer is. */
  readonly language: LanguageCode
}

/** The list with a protocol that was just made; one that is there already changes nothing (builder.known-protocol-is-ignored). */
export function withRegistered(page: ProtocolPage, protocol: Protocol): ProtocolPage {
  if (page.data.some(({ protocol_id }) => protocol_id === protocol.protocol_id)) return page
  return { ...page, data: [protocol, ...page.data], total_results: page.total_results + 1 }
}

/** The list without a protocol that was deleted. */
export function withoutProtocol(page: ProtocolPage, protocolId: number): ProtocolPage {
  const data = page.data.filter(({ protocol_id }) => protocol_id !== protocolId)
  return { ...page, data, total_results: page.total_results - (page.data.length - data.length) }
}
