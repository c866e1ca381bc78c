import { payOutMachine } from '#machines/payout/pay-out.machine.ts'
import { payoutWanted } from '#machines/payout/payout.ts'

import { adminPayout, payable } from './commission-samples.ts'
import { onceModel } from './once.ts'

const filled = { paid_on: '2026-11-25', note: '' }

export const model = onceModel({
  machine: payOutMachine,
  wanted: [payoutWanted(payable(3), filled), payoutWanted(payable(4), filled)],
  answer: adminPayout(9, payable(3)),
})
