import { PAYMENT_METHODS, type PaymentMethod } from '#contract/constants.ts'
import type { Order } from '#areas/orders/contract/orders.ts'

import { readOrder } from '../index.ts'
import type { Log } from '#server/log.ts'
import type { Settings } from '#server/settings.ts'
import { openAccountLock } from '#server/signed-in/account-lock.ts'
import { oncePerKey } from '#server/signed-in/once-per-key.ts'
import { asking } from './ask.ts'
import { type Choice, choose, type Chosen, chosenBefore, type PayRefusal } from './choose.ts'
import { demoProvider } from './demo.ts'
import type { PaymentDeps } from './deps.ts'
import type { PaymentProvider } from './provider.ts'
import { type SettlePayment, settling } from './settle.ts'
import { stripeProvider } from './stripe/index.ts'
import type { WorkDeps } from './work.ts'

export type { PayRefusal } from './choose.ts'
export type { PaymentProvider } from './provider.ts'
export { type PaymentWork, startPaymentWork } from './work.ts'

export interface Payments {
  /**
   * Chooses the method of one of the own orders and has it paid, once for each key (checkout.paid-once). A refused payment is
   * an answer. 'gone' if the account was deleted meanwhile.
   */
  payOrder(
    choice: Choice,
    key: string | undefined,
  ): Promise<Order | { readonly refused: PayRefusal } | 'keyUsed' | 'gone'>
  settlePayment: SettlePayment
}

/** The provider of these settings; undefined if there is none, and invoices are all that is offered. */
export function openPaymentProvider(
  { demo, stripe, shopName }: Pick<Settings, 'demo' | 'stripe' | 'shopName'>,
  log: Log,
): PaymentProvider | undefined {
  if (stripe) return stripeProvider({ ...stripe, shopName, log })
  return demo ? demoProvider : undefined
}

/** The methods switched on, without those that nobody takes (checkout.marks-of-active-methods). */
export const offeredMethods = (
  switchedOn: readonly PaymentMethod[],
  provider: PaymentProvider | undefined,
): readonly PaymentMethod[] => switchedOn.filter((method) => method === 'invoice' || provider?.methods.includes(method))

export interface OfferedPayments {
  readonly provider: PaymentProvider | undefined
  readonly paymentMethods: readonly PaymentMethod[]
}

/** Returns all payment methods with another backend, because its own are unknown. */
export function offeredPayments(
  settings: Pick<Settings, 'apiOrigin' | 'demo' | 'paymentMethods' | 'shopName' | 'stripe'>,
  log: Log,
): OfferedPayments {
  const provider = openPaymentProvider(settings, log)
  const { apiOrigin, paymentMethods } = settings
  return {
    provider,
    paymentMethods: apiOrigin === undefined ? offeredMethods(paymentMethods, provider) : PAYMENT_METHODS,
  }
}

export function openPayments(deps: PaymentDeps): Payments & { readonly work: WorkDeps } {
  const { db } = deps.database
  const { withAccountLock } = openAccountLock(db)
  const [ask, settlePayment] = [asking(deps), settling(deps)]
  return {
    async payOrder(choice, key) {
      const { shopper, orderId, method } = choice
      const { userId, language } = shopper
      const chosen = await withAccountLock(userId, (transaction) =>
        oncePerKey<Chosen | { readonly refused: PayRefusal }>(
          transaction,
          { userId, key, call: ['payOrder', orderId, method] },
          {
            carryOut: () => choose(transaction, deps, choice),
            repeat: () => chosenBefore(transaction, deps, choice),
          },
        ),
      )
      if (chosen === 'gone' || chosen === 'keyUsed' || 'refused' in chosen) return chosen
      if (chosen.unasked !== undefined) await ask(chosen.unasked)
      return (await readOrder(db, userId, { orderId }, { language, messages: deps.messages })) ?? 'gone'
    },
    settlePayment,
    work: { ...deps, ask, settlePayment },
  }
}
