import { makePayoutMachine } from '#machines/payout/make-payout.machine.ts'
import { payoutWanted } from '#machines/payout/payout.ts'

import { adminPayout, payable } from './commission-samples.ts'
import { onceModel } from './once.ts'

const filled = { paid_on: '2026-11-25', note: '' }

export const model = onceModel({
  machine: makePayoutMachine,
  wanted: [payoutWanted(payable(3), filled), payoutWanted(payable(4), filled)],
  answer: adminPayout(9, payable(3)),
})
