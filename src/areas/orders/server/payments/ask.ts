import { answered } from './answered.ts'
import type { PaymentDeps } from './deps.ts'
import type { PaymentOutcome } from './provider.ts'
import { record } from './record.ts'

/**
 * Asks the provider for a payment that is written down, and writes its answer down. Without an answer the payment stays pending,
 * and is asked for again under the same key. Calls for one payment at the same time are one in this process.
 */
export type Ask = (paymentId: number, cut?: AbortSignal) => Promise<void>

export function asking(deps: PaymentDeps): Ask {
  const running = new Map<number, Promise<void>>()
  return (paymentId, cut) => {
    const known = running.get(paymentId)
    if (known) return known
    const call = ask(deps, paymentId, cut).finally(() => running.delete(paymentId))
    running.set(paymentId, call)
    return call
  }
}

async function ask(deps: PaymentDeps, paymentId: number, cut: AbortSignal | undefined): Promise<void> {
  const { db } = deps.database
  const { provider, log, answerWithin } = deps
  const payment = await db
    .selectFrom('payment')
    .select(['key', 'amount', 'currency', 'method', 'state', 'reference', 'request'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  if (provider === undefined || payment?.state !== 'pending' || payment.reference !== null || payment.request === null)
    return
  const { key, currency, method, request } = payment
  const amount = Number(payment.amount)
  let outcome: PaymentOutcome
  try {
    outcome = await answered((signal) => provider.pay({ ...request, key, amount, currency, method }, signal), {
      within: answerWithin,
      cut,
    })
  } catch (error) {
    log.warn({ err: error, payment: paymentId }, 'the payment provider gave no answer; it is asked again')
    return
  }
  const { state, reference } = outcome
  const news = {
    state,
    ...(state === 'refused' && { reason: outcome.reason }),
    name: { reference, address: state === 'pending' ? outcome.address : null },
  }
  await db.transaction().execute((transaction) => record(transaction, deps, paymentId, news))
}
