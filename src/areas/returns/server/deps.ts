import type { OrderDeps } from '#areas/orders/server/index.ts'
import type { PaymentProvider } from '#areas/orders/server/payments/index.ts'
import type { Database } from '#server/database/index.ts'
import type { DatabaseLog } from '#server/database/log.ts'

export interface ReturnDeps extends Pick<OrderDeps, 'messages' | 'shopName' | 'publicUrl' | 'seller' | 'papers'> {
  readonly database: Pick<Database, 'db' | 'healthy'>
  /** Undefined where nothing but invoices is offered. */
  readonly provider: PaymentProvider | undefined
  readonly log: DatabaseLog
  /** The IANA zone at whose midnight days begin. */
  readonly timeZone: string
  /** Milliseconds in which the provider has to answer. */
  readonly answerWithin?: number
}
