import { CURRENCIES } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'

import { dayIn } from './day.ts'
import type { PayoutRefusal } from './index.ts'
import { Refused } from '#server/request/refused.ts'
import type { HandlersOf } from '#server/api/implement.ts'
import { notSignedIn } from '#server/api/principal.ts'
import { shopperOf } from '#server/api/shopper.ts'
import type { calls } from '#areas/commission/contract/calls.ts'
import type { Commission } from './index.ts'

interface Services {
  readonly commission: Commission
}

export function commissionHandlers(services: () => Services): HandlersOf<typeof calls> {
  return {
    getCommission: ({ query }, language, { principal }) =>
      services().commission.getCommission(shopperOf(principal, language), query),

    downloadCommission: ({ query }, language, { principal }) =>
      services().commission.downloadCommission(shopperOf(principal, language), query),

    listPayouts: ({ query }, language, { principal }) =>
      services().commission.listPayouts(shopperOf(principal, language), query),

    getPayout: async ({ params }, language, { principal }) => {
      const payout = await services().commission.getPayout(shopperOf(principal, language), params.id)
      if (payout === undefined) throw new Refused(404, 'payoutGone')
      return payout
    },

    getStatement: async ({ params }, language, { principal }) => {
      const statement = await services().commission.getStatement(shopperOf(principal, language), params.id)
      if (statement === undefined) throw new Refused(404, 'payoutGone')
      return statement
    },

    getYearStatement: async ({ params }, language, { principal }) => {
      const statement = await services().commission.getYearStatement(shopperOf(principal, language), params.year)
      if (statement === undefined) throw new Refused(404, 'payoutGone')
      return statement
    },

    listPayable: ({ query }) => services().commission.listPayable(query),

    listAllPayouts: ({ query }) => services().commission.listAllPayouts(query),

    createPayout: async ({ body }, language, { principal, idempotencyKey }) => {
      const payout = await services().commission.createPayout(principal.userId, body, idempotencyKey)
      if (payout === 'gone') throw notSignedIn()
      if (payout === 'keyUsed') throw new Refused(409, 'keyUsed')
      if ('refused' in payout) throw payoutRefused(payout.refused, body.currency, language)
      return payout
    },

    downloadDues: (_input, language) => services().commission.downloadDues(language),

    makeSepaFile: async () => {
      const file = await services().commission.makeSepaFile()
      if (file === 'noAccount') throw new Refused(409, 'sepaNoAccount')
      if (file === 'nobody') throw new Refused(409, 'sepaNobody')
      return file
    },

    getBank: (_input, _language, { principal }) => services().commission.getBank(principal.userId),
    saveBank: async ({ body }, _language, { principal }) =>
      signedIn(await services().commission.saveBank(principal.userId, body)),
    deleteBank: async (_input, _language, { principal }) =>
      signedIn(await services().commission.deleteBank(principal.userId)),

    createCorrection: async ({ body }, _language, { principal, idempotencyKey }) => {
      const made = await services().commission.createCorrection(principal.userId, body, idempotencyKey)
      if (made === 'gone') throw notSignedIn()
      if (made === 'keyUsed') throw new Refused(409, 'keyUsed')
      if (made === 'missing') throw new Refused(400, 'badInput', { fields: { email: 'fieldNoPractitioner' } })
      return made
    },
  }
}

/** Answers 401 if the account was deleted during the call. */
function signedIn<Answer>(answer: Answer | 'gone'): Answer {
  if (answer === 'gone') throw notSignedIn()
  return answer
}

function payoutRefused(refusal: PayoutRefusal, currency: 'EUR' | 'GBP', language: LanguageCode): Refused {
  switch (refusal.why) {
    case 'missing':
      return new Refused(404, 'practitionerGone')
    case 'ahead':
      return new Refused(400, 'badInput', { fields: { paid_on: 'fieldDayAhead' } })
    case 'early':
      return new Refused(400, 'badInput', {
        fields: { paid_on: { key: 'fieldDayBefore', values: { date: dayIn(language, refusal.day) } } },
      })
    case 'changed':
      break
  }
  const { locale } = currency === CURRENCIES.eu.currency ? CURRENCIES.eu : CURRENCIES.uk
  const total = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(refusal.total)
  return new Refused(409, 'payoutChanged', { fields: { total: { key: 'totalChanged', values: { total } } } })
}
