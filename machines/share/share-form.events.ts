import type { Client } from '#contract/clients.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Misfit, ProtocolDetail } from '#contract/protocols.ts'
import type { Problem } from '#contract/result.ts'

import type { DiscountChoice, Recipient } from './share.ts'

/** The protocol that is shared. */
export interface Shared {
  readonly protocolId: number
  readonly name: string
}

/** A protocol with the language in which the practitioner reads. */
export interface Begun {
  readonly protocol: Shared
  readonly language: LanguageCode
}

/** Names of somebody new. */
export interface Names {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

export interface ShareContext {
  shared: Shared
  language: LanguageCode
  /** What is known of the protocol: with whom it was shared before, and the base rate. */
  detail: ProtocolDetail | null
  recipients: readonly Recipient[]
  /** What was begun while this protocol is being sent, and waits for that. */
  following: Begun | null
  /** The address of whom it is sent to next, then of the others. */
  queue: readonly string[]
  /** To whom it was sent since the form was opened. */
  sentTo: readonly Recipient[]
  /** What stands in the search field. */
  text: string
  /** The clients shared with last, and those that a search has found. */
  recent: readonly Client[]
  found: readonly Client[]
  /** Why what was typed or chosen was not taken, by the key of its text. */
  refusal: 'chosenAlready' | 'emailInvalid' | null
  /** Of somebody new, while they are typed. */
  names: Names
  discount: DiscountChoice | null
  note: string
  /** What does not suit a client, by the client's number; null where it could not be found out. */
  misfits: Readonly<Record<number, readonly Misfit[] | null>>
  /** The number of the client whose fit is being found out; 0 before the first. */
  checked: number
  problem: Problem | null
}

export type ShareEvent =
  | ({ type: 'share.begin' } & Begun)
  | { type: 'share.search'; text: string }
  | { type: 'share.choose'; client: Client }
  /** What was typed is an address, or several. */
  | { type: 'share.invite' }
  /** The names of a new recipient are given anew. */
  | { type: 'share.rename'; email: string }
  | { type: 'name.change'; field: 'firstName' | 'lastName'; value: string }
  | { type: 'name.confirm' }
  | { type: 'name.cancel' }
  | { type: 'share.remove'; email: string }
  | { type: 'share.discount'; rate: DiscountChoice }
  | { type: 'share.note'; text: string }
  | { type: 'share.submit' }
  /** After all was sent: the same protocol for others. */
  | { type: 'share.another' }
  | { type: 'share.retry' }

export type ShareFact =
  | { type: 'share.sent'; protocolId: number }
  | { type: 'notice.raised'; tone: 'info' | 'error'; text: string; values: Record<string, string | number> }

/** What one recipient is sent. */
export interface Sending {
  protocolId: number
  recipient: Recipient
  discount: DiscountChoice
  note: string
  language: LanguageCode
}
