/** A practitioner's commission by the filter in the address (commission.from-and-to). */
import type { ActorRefFrom } from 'xstate'

import { FETCH_EXPIRY_MS } from '#contract/constants.ts'

import { createFreshDataMachine } from '../fresh-data/fresh-data.machine.ts'

import type { CommissionPage } from './commission-place.ts'

export const commissionMachine = createFreshDataMachine<CommissionPage>('commission', FETCH_EXPIRY_MS)
export type CommissionRef = ActorRefFrom<typeof commissionMachine>
