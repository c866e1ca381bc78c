import type { PaymentDeps } from './deps.ts'
import type { PaymentNews } from './provider.ts'
import { record } from './record.ts'

/**
 * Takes what the provider tells of a payment later, in whatever order and however often. 'unknown' if no payment has this
 * reference, or none yet: the provider is to tell it again.
 */
export type SettlePayment = (news: PaymentNews) => Promise<'settled' | 'unknown'>

export const settling =
  ({ database: { db }, provider, log }: PaymentDeps): SettlePayment =>
  (news) =>
    db.transaction().execute(async (transaction) => {
      const { reference, amount, currency, state } = news
      const found = await transaction
        .selectFrom('payment')
        .select('payment_id')
        .where('provider', '=', provider?.id ?? '')
        .where('reference', '=', reference)
        .executeTakeFirst()
      if (found === undefined) return 'unknown'
      const told = { state, amount, currency, ...(state === 'refused' && { reason: news.reason }) }
      if ((await record(transaction, found.payment_id, told)) === 'mismatch')
        log.error({ payment: found.payment_id, amount, currency }, 'another amount was paid than was asked for')
      return 'settled'
    })
