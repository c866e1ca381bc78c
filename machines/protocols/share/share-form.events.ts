import type { Client } from '#areas/clients/contract/clients.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Misfit, ProtocolDetail } from '#areas/protocols/contract/protocols.ts'
import type { Problem } from '#contract/result.ts'

import type { DiscountChoice } from '../../clients/rates.ts'

import type { Recipient } from './share.ts'

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

/** The names of a client who is new. */
export interface Names {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

export interface ShareContext {
  shared: Shared
  language: LanguageCode
  /** The protocol's earlier shares and its base rate; null until they have arrived. */
  detail: ProtocolDetail | null
  recipients: readonly Recipient[]
  /** Another protocol to share, begun while this one is being sent: it waits for that to end. */
  following: Begun | null
  /** The addresses still to be sent to, in order. */
  queue: readonly string[]
  /** The recipients reached since the form was opened. */
  sentTo: readonly Recipient[]
  /** The text of the search field. */
  text: string
  /** The clients of the latest shares, and the ones that a search has found. */
  recent: readonly Client[]
  found: readonly Client[]
  /** The addresses that are being looked up, or were last. */
  lookedUp: readonly string[]
  /** The addresses that were looked up since the form was opened, and the clients among them. */
  looked: { readonly emails: readonly string[]; readonly clients: readonly Client[] }
  /** The key of the text that says why the last choice was refused. */
  refusal: 'chosenAlready' | 'emailInvalid' | null
  /** The names of a new client, as typed so far. */
  names: Names
  discount: DiscountChoice | null
  note: string
  /** The misfits of each client, by the client's id; null where the check failed. */
  misfits: Readonly<Record<number, readonly Misfit[] | null>>
  /** The id of the client whose fit is being checked; 0 before the first. */
  checked: number
  problem: Problem | null
}

export type ShareEvent =
  | ({ type: 'share.begin' } & Begun)
  | { type: 'share.search'; text: string }
  /** The typed address becomes the one that was meant. */
  | { type: 'share.correct'; text: string }
  | { type: 'share.choose'; client: Client }
  /** Takes the client that is offered first, or invites what is typed. */
  | { type: 'share.enter' }
  /** The typed text is one address, or several. */
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
  /** While it waits for the lines nothing is sent after all; else the form is left. */
  | { type: 'share.cancel' }
  /** After all was sent: the same protocol for others. */
  | { type: 'share.another' }
  | { type: 'share.retry' }

export type ShareFact =
  | { type: 'share.sent'; protocolId: number }
  | { type: 'share.cancelled' }
  | { type: 'notice.raised'; tone: 'info' | 'error'; text: string; values: Record<string, string | number> }

/** Sent once the server has answered all changes of a protocol's lines; `isSaved` if it carried all of them out. */
export interface Settled {
  readonly isSaved: boolean
}

/** The share that goes to one recipient. */
export interface Sending {
  protocolId: number
  recipient: Recipient
  discount: DiscountChoice
  note: string
  language: LanguageCode
}
