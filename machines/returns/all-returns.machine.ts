/** One page of the shop's returns, for an admin (returns.admin-sees-all). */
import type { ActorRefFrom } from 'xstate'

import type { AdminReturnSummary } from '#areas/returns/contract/admin-returns.ts'

import { createFreshDataMachine } from '../fresh-data/fresh-data.machine.ts'
import type { ListPage } from '../pages/list-query.ts'

import { RETURNS_EXPIRY_MS } from './returns-place.ts'

export const allReturnsMachine = createFreshDataMachine<ListPage<AdminReturnSummary>>('allReturns', RETURNS_EXPIRY_MS)
export type AllReturnsRef = ActorRefFrom<typeof allReturnsMachine>
