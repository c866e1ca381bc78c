import type { Database } from '#server/database/index.ts'
import type { Log } from '#server/log.ts'
import type { Operator } from '#contract/shop-settings.ts'
import type { StripeSettings } from '#server/stripe-settings.ts'
import { type DemoOrderDeps, seedOrders } from './demo/orders.ts'
import { sellerOf } from '#areas/papers/server/index.ts'
import { openOrders, type OrderDeps } from './index.ts'
import { openPayments, type PaymentProvider, startPaymentWork } from './payments/index.ts'
import { vatChecks } from './vat/check.ts'
import { stripeWebhook } from './payments/stripe/index.ts'

interface PrepareDeps extends Omit<DemoOrderDeps, 'seller'> {
  readonly shopName: string
  readonly operator: Operator
  readonly database: Pick<Database, 'bulk'>
  readonly holdsDemo: boolean
}

export async function prepare(deps: PrepareDeps): Promise<void> {
  if (deps.holdsDemo) await seedOrders(deps.database.bulk, { ...deps, seller: sellerOf(deps) })
}

interface OpenDeps extends Omit<OrderDeps, 'seller' | 'paymentProvider' | 'vat'> {
  /** Undefined if no service is asked about VAT numbers. */
  readonly vatCheckUrl: string | undefined
  readonly operator: Operator
  readonly provider: PaymentProvider | undefined
  readonly stripe: StripeSettings | undefined
  readonly log: Log
}

export function open(deps: OpenDeps) {
  const { provider, stripe, log } = deps
  const payments = openPayments(deps)
  return {
    services: {
      orders: openOrders({
        ...deps,
        vat: vatChecks(deps),
        paymentProvider: provider?.kind ?? 'none',
        seller: sellerOf(deps),
      }),
      payments,
      stripeWebhook: stripe && stripeWebhook({ ...stripe, settle: payments.settlePayment, log }),
    },
    background: [startPaymentWork(payments.work)],
  }
}
