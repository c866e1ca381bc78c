/** The account to which a practitioner's commission is paid, masked (commission.bank-details). */
import type { ActorRefFrom } from 'xstate'

import type { OwnBank } from '#areas/commission/contract/bank.ts'
import { FETCH_EXPIRY_MS } from '#contract/constants.ts'

import { createFreshDataMachine } from '../../fresh-data/fresh-data.machine.ts'

export const bankMachine = createFreshDataMachine<OwnBank>('bank', FETCH_EXPIRY_MS)
export type BankRef = ActorRefFrom<typeof bankMachine>
