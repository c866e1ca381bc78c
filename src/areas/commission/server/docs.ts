import type { GenericSchema } from 'valibot'

import type { ExamplesOf } from '#server/api/examples.ts'
import type { calls } from '#areas/commission/contract/calls.ts'
import { maskedBank, ownBank } from '#areas/commission/contract/bank.ts'
import { adminPayout, correction, payable, payee, sepaFile } from '#areas/commission/contract/admin-commission.ts'
import {
  commissionLine,
  commissionReport,
  commissionSums,
  payout,
  payoutSummary,
} from '#areas/commission/contract/commission.ts'

/** One body for each call that takes JSON, as it stands on the wire. */
export const examples: ExamplesOf<typeof calls> = {
  createCorrection: { email: 'ada@mail.example', amount: -12.5, reason: 'Order returned outside the shop' },
  saveBank: {
    kind: 'iban',
    holder: 'Ada Linden',
    iban: 'DE75 5121 0800 1245 1261 99',
    bic: '',
    sort_code: '',
    account_number: '',
  },
  createPayout: {
    practitioner_id: 12,
    currency: 'EUR',
    paid_on: '2026-02-02',
    note: 'Transfer of January',
    total: 84.3,
  },
}

/** The entities that stand in the API's document once, under these names. */
export const entities = {
  AdminPayout: adminPayout,
  CommissionCorrection: correction,
  CommissionLine: commissionLine,
  CommissionReport: commissionReport,
  CommissionSums: commissionSums,
  MaskedBank: maskedBank,
  OwnBank: ownBank,
  Payable: payable,
  Payee: payee,
  Payout: payout,
  PayoutSummary: payoutSummary,
  SepaFile: sepaFile,
} satisfies Record<string, GenericSchema>
