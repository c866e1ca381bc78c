import type { PaymentMethod } from '#contract/constants.ts'

import type { Database } from '../database/index.ts'
import type { DatabaseLog } from '../database/log.ts'
import type { PaymentProvider } from './provider.ts'

export interface PaymentDeps {
  readonly database: Pick<Database, 'db' | 'healthy'>
  /** Undefined where nothing but invoices is offered. */
  readonly provider: PaymentProvider | undefined
  /** Those offered. */
  readonly paymentMethods: readonly PaymentMethod[]
  /** Origin under which people reach the shop. */
  readonly publicUrl: string
  readonly log: DatabaseLog
  /** Milliseconds in which the provider has to answer. */
  readonly answerWithin?: number
}
