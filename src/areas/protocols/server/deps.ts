import type { Messages } from '#server/texts/messages.ts'
import type { ProtocolReadDeps } from './read.ts'

export interface ProtocolDeps extends ProtocolReadDeps {
  readonly messages: Messages
  /** The practitioner's share of a sale, in whole percents. */
  readonly commissionRate: number
}
