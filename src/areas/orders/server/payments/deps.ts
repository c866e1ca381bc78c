import type { PaymentMethod } from '#contract/constants.ts'

import type { Database } from '#server/database/index.ts'
import type { DatabaseLog } from '#server/database/log.ts'
import type { OrderDeps } from '../index.ts'
import type { PaymentProvider } from './provider.ts'

/** `messages`, `shopName` and `publicUrl` are for the mails about an order that is cancelled or paid, `papers` for what they carry. */
export interface PaymentDeps extends Pick<OrderDeps, 'messages' | 'shopName' | 'publicUrl' | 'papers'> {
  readonly database: Pick<Database, 'db' | 'healthy'>
  /** Undefined where nothing but invoices is offered. */
  readonly provider: PaymentProvider | undefined
  /** Those offered. */
  readonly paymentMethods: readonly PaymentMethod[]
  readonly log: DatabaseLog
  /** Milliseconds in which the provider has to answer. */
  readonly answerWithin?: number
}
