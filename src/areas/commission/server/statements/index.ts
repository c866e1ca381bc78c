import { sellerOf } from '#areas/papers/server/index.ts'
import { wordsIn } from '#areas/papers/server/render/words.ts'
import type { Currency } from '#contract/currency.ts'
import type { LanguageCode } from '#contract/languages.ts'

import { withReadRetry } from '#server/database/index.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'
import type { CommissionDeps } from '../deps.ts'
import type { Payouts } from '../payouts.ts'
import { renderStatement } from './statement-pdf.ts'
import { renderYear } from './year-pdf.ts'

export interface Statements {
  /** One of the own payouts as PDF; undefined if there is none. */
  getStatement(practitioner: Shopper, payoutId: number): Promise<Uint8Array | undefined>
  /** All own payouts of a year as PDF; undefined if there were none. */
  getYearStatement(practitioner: Shopper, year: number): Promise<Uint8Array | undefined>
}

/** Payouts as PDF, in the language that they are asked in (commission.statements-as-pdf). */
export function statements(deps: CommissionDeps, paid: Payouts): Statements {
  const { messages, database } = deps
  const payer = sellerOf(deps)
  const wordsOf = (language: LanguageCode) => (currency: Currency) => wordsIn(language, currency, messages)
  return {
    getStatement: async (practitioner, payoutId) => {
      const payout = await paid.getPayout(practitioner, payoutId)
      return payout && renderStatement(payout, payer, wordsOf(practitioner.language)(payout.currency))
    },
    getYearStatement: async (practitioner, year) => {
      const payouts = await paid.listOfYear(practitioner, year)
      const payee = payouts.length === 0 ? undefined : await payeeOf(practitioner.userId)
      return payee && renderYear({ year, payee, payouts }, payer, wordsOf(practitioner.language))
    },
  }

  /** Undefined once the account is gone. */
  function payeeOf(userId: number) {
    return withReadRetry(database, () =>
      database.db
        .selectFrom('account')
        .innerJoin('practitioner', 'practitioner.user_id', 'account.user_id')
        .select(['first_name', 'last_name', 'email', 'practice_name'])
        .where('account.user_id', '=', userId)
        .executeTakeFirst(),
    )
  }
}
