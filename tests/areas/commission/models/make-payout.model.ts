import { makePayoutMachine } from '#machines/commission/payout/make-payout.machine.ts'
import { payoutWanted } from '#machines/commission/payout/payout.ts'

import { adminPayout, payable } from './commission-samples.ts'
import { onceModel } from '#tests/models/once.ts'

const filled = { paid_on: '2026-11-25', note: '' }

export const model = onceModel({
  machine: makePayoutMachine,
  intent: [payoutWanted(payable(3), filled), payoutWanted(payable(4), filled)],
  answer: adminPayout(9, payable(3)),
})
