import { calls } from '#areas/commission/contract/calls.ts'
import { commissionHandlers } from './handlers.ts'
import { personal } from './personal.ts'

/** This area on the server. */
export const commission = { calls, personal, handlers: commissionHandlers }
