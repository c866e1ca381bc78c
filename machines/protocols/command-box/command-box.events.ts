import type { Problem } from '#contract/result.ts'
import type { Protocol, ProtocolProduct } from '#areas/protocols/contract/protocols.ts'

import type { ActionEvent, BuilderKnown, Choice, Finding } from './command-box.ts'

export interface CommandBoxContext extends Finding {
  /** The product added last, announced while the box stays open. */
  added: { readonly name: string; readonly quantity: number; readonly protocol: string } | null
  /** Set if a group could not be searched. */
  problem: Problem | null
}

export type CommandBoxEvent =
  | { type: 'box.open' }
  | { type: 'box.close' }
  /** The key that opens and closes it. */
  | { type: 'box.toggle' }
  | { type: 'box.type'; text: string }
  | { type: 'box.move'; by: 1 | -1 }
  | { type: 'box.point'; key: string }
  | ({ type: 'box.take' } & Choice)
  | ({ type: 'builder.known' } & BuilderKnown)

/** Requests to the builder. */
export type CommandBoxFact =
  | { type: ActionEvent }
  | { type: 'protocol.select'; protocol: Protocol }
  | { type: 'product.add'; line: ProtocolProduct }
