import { sql, type Transaction } from 'kysely'

import { now } from '#server/database/clock.ts'
import { reverse } from '#areas/commission/server/index.ts'
import type { Schema } from '#server/database/schema.ts'
import { cancelOrder, writeEvent } from '../index.ts'
import type { PaymentDeps } from './deps.ts'
import type { PaymentNews } from './provider.ts'

/**
 * Keeps what went back of a payment that is locked, and where a dispute about it stands. Once all of it went back without the
 * shop's wish, its order is cancelled, or if it was sent, its commission is taken back (checkout.money-back-is-told,
 * commission.ledger-of-entries).
 */
export async function recordMoneyBack(
  transaction: Transaction<Schema>,
  { log, ...deps }: PaymentDeps,
  paymentId: number,
  {
    state,
    amount,
    givenBack,
    dispute,
  }: Pick<PaymentNews, 'state' | 'givenBack' | 'dispute'> & { readonly amount?: number },
): Promise<void> {
  const payment = await transaction
    .selectFrom('payment')
    .select(['order_id', 'state', 'amount', 'given_back', 'dispute', 'disputed', 'refund_wanted_at'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()
  const ofReturns = await givenBackByReturns(transaction, paymentId)
  const before = { given_back: Number(payment.given_back), ...disputeOf(payment) }
  const all = state === 'refunded' ? (amount ?? Number(payment.amount)) : 0
  const after = {
    // Two concurrent notifications may arrive in reverse order.
    given_back: Math.max(before.given_back, givenBack ?? 0, all),
    ...(dispute === undefined || (dispute.state === 'open' && before.dispute !== 'open' && before.dispute !== null)
      ? disputeOf(payment)
      : { dispute: dispute.state, disputed: dispute.amount }),
  }
  const isLost = payment.state === 'paid' && lossOf(after) >= Number(payment.amount)
  const isDisputed = after.dispute !== before.dispute || after.disputed !== before.disputed
  const isNews = isDisputed || after.given_back !== before.given_back
  if (isNews) await transaction.updateTable('payment').set(after).where('payment_id', '=', paymentId).execute()
  if (isNews && payment.refund_wanted_at === null && (isDisputed || after.given_back > ofReturns))
    log.warn(
      { payment: paymentId, order: payment.order_id, ...after },
      'money of a payment went back at the provider, or is disputed',
    )
  if (!isLost) return

  await transaction
    .updateTable('payment')
    .set({ state: 'refunded', refunded_at: now, due_at: null })
    .where('payment_id', '=', paymentId)
    .execute()
  await writeEvent(transaction, payment.order_id, 'refunded')
  if (payment.refund_wanted_at !== null || ofReturns >= Number(payment.amount)) return
  const order = await transaction
    .selectFrom('shop_order')
    .select(['sent_at', 'cancelled_at'])
    .where('order_id', '=', payment.order_id)
    .executeTakeFirstOrThrow()
  if (order.cancelled_at !== null) return
  if (order.sent_at === null) await cancelOrder(transaction, deps, payment.order_id, 'moneyBack')
  else await reverse(transaction, payment.order_id)
}

/** Cents that the shop itself gives back for returns. */
async function givenBackByReturns(transaction: Transaction<Schema>, paymentId: number): Promise<number> {
  const { cents } = await transaction
    .selectFrom('refund')
    .select(sql<string>`coalesce(sum(amount), 0)`.as('cents'))
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()
  return Number(cents)
}

interface Disputed {
  readonly dispute: 'open' | 'won' | 'lost' | null
  readonly disputed: number | null
}

const disputeOf = ({
  dispute,
  disputed,
}: {
  readonly dispute: Disputed['dispute']
  readonly disputed: string | null
}): Disputed => ({
  dispute,
  disputed: disputed === null ? null : Number(disputed),
})

const lossOf = ({ given_back, dispute, disputed }: Disputed & { readonly given_back: number }): number =>
  given_back + (dispute === 'lost' ? (disputed ?? 0) : 0)
