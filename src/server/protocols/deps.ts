import type { InTurn } from '../shopping/turn.ts'
import type { Messages } from '../texts/messages.ts'
import type { ProtocolReadDeps } from './read.ts'

/** What protocols need of the shop. */
export interface ProtocolDeps extends ProtocolReadDeps {
  readonly messages: Messages
  /** What a practitioner earns of a sale, in whole percents. */
  readonly commissionRate: number
}

/** The same, with the one order in which changes of an account are carried out. */
export interface ProtocolTurnDeps extends ProtocolDeps {
  readonly inTurn: InTurn
}
