import type { PaymentDeps } from './deps.ts'
import type { PaymentNews } from './provider.ts'
import { record } from './record.ts'

/**
 * Takes what the provider tells of a payment later, in whatever order and however often. 'unknown' if no payment has this
 * reference, or none yet: the provider is to tell it again.
 */
export type SettlePayment = (news: PaymentNews) => Promise<'settled' | 'unknown'>

export const settling =
  (deps: PaymentDeps): SettlePayment =>
  ({ reference, ...news }) =>
    deps.database.db.transaction().execute(async (transaction) => {
      const found = await transaction
        .selectFrom('payment')
        .select('payment_id')
        .where('provider', '=', deps.provider?.id ?? '')
        .where('reference', '=', reference)
        .executeTakeFirst()
      if (found === undefined) return 'unknown'
      const { payment_id: payment } = found
      const { amount, currency } = news
      if ((await record(transaction, deps, payment, news)) === 'mismatch')
        deps.log.error({ payment, amount, currency }, 'another amount was paid than was asked for')
      return 'settled'
    })
