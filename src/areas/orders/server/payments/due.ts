import { sql } from 'kysely'

import { DAY, fromNow, now } from '#server/database/clock.ts'
import { answered } from './answered.ts'
import type { Ask } from './ask.ts'
import type { PaymentDeps } from './deps.ts'
import type { PaymentProvider } from './provider.ts'
import { record, type Told } from './record.ts'
import type { SettlePayment } from './settle.ts'

/** Milliseconds for which a payment belongs to the worker that claimed it; what fails is tried again after it. */
const CLAIMED_FOR = 5 * 60_000

/** Milliseconds for which a payment without an answer is asked for under its key. */
const ASK_FOR = DAY

export interface DueDeps extends PaymentDeps {
  readonly ask: Ask
  readonly settlePayment: SettlePayment
}

/** Does what the payment that has been due for longest needs; resolves with whether there was one. */
export async function workOnNext(deps: DueDeps, cut: AbortSignal): Promise<boolean> {
  const { provider, log } = deps
  if (provider === undefined) return false
  const payment = await claim(deps, provider)
  if (payment === undefined) return false
  try {
    await workOn(deps, provider, payment, cut)
  } catch (error) {
    log.warn({ err: error, payment: payment.payment_id }, 'a payment could not be looked after; trying again')
  }
  return true
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>

const claim = ({ database: { db } }: PaymentDeps, { id }: PaymentProvider) =>
  db
    .updateTable('payment')
    .set({ due_at: fromNow(CLAIMED_FOR) })
    .where('payment_id', '=', (eb) =>
      eb
        .selectFrom('payment')
        .select('payment_id')
        .where('due_at', '<=', now)
        .where('provider', '=', id)
        .orderBy('due_at')
        .orderBy('payment_id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'payment_id',
      'state',
      'reference',
      'refund_key',
      'refunded_at',
      // The rest is refunded once no partial refund is under way.
      sql<boolean>`
        refund_wanted_at is not null and refunded_at is null and not exists
          (select 1 from refund where refund.payment_id = payment.payment_id and refund.state = 'pending')
      `.as('isRefundWanted'),
      sql<boolean>`request is null or asked_at < ${fromNow(-ASK_FOR)}`.as('isTooLate'),
    ])
    .executeTakeFirst()

async function workOn(deps: DueDeps, provider: PaymentProvider, payment: Claimed, cut: AbortSignal): Promise<void> {
  const { payment_id, state, reference, refund_key, isRefundWanted, isTooLate } = payment
  const limits = { within: deps.answerWithin, cut }
  const tell = (news: Told) =>
    deps.database.db.transaction().execute((transaction) => record(transaction, deps, payment_id, news))
  if (isRefundWanted && reference !== null) {
    await answered((signal) => provider.refund(reference, refund_key, signal), limits)
    await tell({ state: 'refunded' })
  } else if (state === 'pending' && reference === null) {
    if (isTooLate) await tell({ state: 'refused', reason: 'expired' })
    else await deps.ask(payment_id, cut)
  } else if (state === 'pending' && reference !== null) {
    const news = await answered((signal) => provider.look(reference, signal), limits)
    if (news === undefined) await tell({ state: 'refused', reason: 'failed' })
    else await deps.settlePayment({ ...news, reference })
  }
}
