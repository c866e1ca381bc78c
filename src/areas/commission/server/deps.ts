import type { Region } from '#contract/constants.ts'
import type { Operator } from '#contract/shop-settings.ts'

import type { Database } from '#server/database/index.ts'
import type { Messages } from '#server/texts/messages.ts'

export interface CommissionDeps {
  readonly database: Pick<Database, 'db' | 'healthy'>
  readonly messages: Messages
  readonly shopName: string
  readonly publicUrl: string
  /** The region whose currency the shop asks. */
  readonly region: Region
  /** Whole percents, before a client's discount. */
  readonly commissionRate: number
  /** The IANA zone at whose midnight days and months begin. */
  readonly timeZone: string
  /** The day of the month on which commission is paid out, 1 to 28. */
  readonly payoutDay: number
  /** Encrypts bank details. */
  readonly bankSecret: string
  /** The person or company that pays. */
  readonly operator: Operator
}
