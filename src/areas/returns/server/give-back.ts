import { setTimeout } from 'node:timers/promises'

import { sql } from 'kysely'

import { answered } from '#areas/orders/server/payments/answered.ts'
import { type Background, startBackground } from '#server/background.ts'
import { fromNow, now } from '#server/database/clock.ts'
import type { ReturnDeps } from './deps.ts'

/** Asks the provider for a refund; without an answer a worker asks again under the same key (returns.refund-is-made-once). */
export type GiveBack = (refundId: number, cut?: AbortSignal) => Promise<void>

export type GiveBackDeps = Pick<ReturnDeps, 'database' | 'provider' | 'log' | 'answerWithin'>

/** Milliseconds for which a refund belongs to the worker that claimed it. */
const CLAIMED_FOR = 5 * 60_000

/** Milliseconds between two runs of the worker. */
const WORK_EVERY = 10 * 60_000

export const givingBack =
  (deps: GiveBackDeps): GiveBack =>
  async (refundId, cut) => {
    const { database, provider, log, answerWithin } = deps
    const refund = await database.db
      .selectFrom('refund')
      .innerJoin('payment', 'payment.payment_id', 'refund.payment_id')
      .select(['refund.key', 'refund.amount', 'refund.state', 'reference', 'provider'])
      .where('refund_id', '=', refundId)
      .executeTakeFirst()
    if (provider === undefined || refund?.state !== 'pending' || refund.reference === null) return
    if (refund.provider !== provider.id) return
    const { key, amount, reference } = refund
    let outcome: 'done' | 'refused'
    try {
      outcome = await answered((signal) => provider.refundPart(reference, { key, amount: Number(amount) }, signal), {
        within: answerWithin,
        cut,
      })
    } catch (error) {
      log.warn({ err: error, refund: refundId }, 'the payment provider did not answer a refund; it is asked again')
      return
    }
    await note(deps, refundId, outcome)
  }

async function note({ database }: GiveBackDeps, refundId: number, outcome: 'done' | 'refused'): Promise<void> {
  await database.db.transaction().execute(async (transaction) => {
    const noted = await transaction
      .updateTable('refund')
      .set(outcome === 'done' ? { state: 'done', done_at: now, due_at: null } : { state: 'failed', due_at: null })
      .where('refund_id', '=', refundId)
      .where('state', '=', 'pending')
      .returning('payment_id')
      .executeTakeFirst()
    if (noted === undefined || outcome !== 'done') return
    // The provider may have told of it before.
    await sql`
      update payment set given_back = greatest(given_back, (
        select coalesce(sum(amount), 0) from refund where refund.payment_id = payment.payment_id and refund.state = 'done'
      ))
      where payment_id = ${noted.payment_id}
    `.execute(transaction)
  })
}

/** Asks for the refund that has been due for longest; resolves with whether there was one. */
export async function giveBackNext(deps: GiveBackDeps, giveBack: GiveBack, cut: AbortSignal): Promise<boolean> {
  const { provider, database } = deps
  if (provider === undefined) return false
  const claimed = await database.db
    .updateTable('refund')
    .set({ due_at: fromNow(CLAIMED_FOR) })
    .where('refund_id', '=', (eb) =>
      eb
        .selectFrom('refund')
        .innerJoin('payment', 'payment.payment_id', 'refund.payment_id')
        .select('refund_id')
        .where('refund.due_at', '<=', now)
        .where('provider', '=', provider.id)
        .orderBy('refund.due_at')
        .orderBy('refund_id')
        .limit(1)
        .forUpdate('refund')
        .skipLocked(),
    )
    .returning('refund_id')
    .executeTakeFirst()
  if (claimed === undefined) return false
  await giveBack(claimed.refund_id, cut)
  return true
}

/** Looks after refunds, now and every ten minutes. Any number of processes may do so on one database. */
export function startRefundWork(deps: GiveBackDeps): Background {
  const giveBack = givingBack(deps)
  return startBackground(async (stopping, cutting) => {
    while (!stopping.aborted) {
      try {
        while (!stopping.aborted && (await giveBackNext(deps, giveBack, cutting)));
      } catch (error) {
        deps.log.warn({ err: error }, 'refunds could not be looked after; trying again')
      }
      await setTimeout(WORK_EVERY, undefined, { signal: stopping }).catch(() => undefined)
    }
  })
}
