/** The call that pays commission exactly once (admin.marks-commission-paid). */
import type { ActorRefFrom } from 'xstate'

import type { AdminPayout } from '#areas/commission/contract/admin-commission.ts'

import { createOnceMachine } from '../../once/once.machine.ts'

import type { PayoutWanted } from './payout.ts'

export const makePayoutMachine = createOnceMachine<PayoutWanted, AdminPayout>('makePayout')
export type MakePayoutRef = ActorRefFrom<typeof makePayoutMachine>
