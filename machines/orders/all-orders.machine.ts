/** One page of the shop's orders, for an admin (admin.moves-orders). */
import type { ActorRefFrom } from 'xstate'

import type { AdminOrderSummary } from '#contract/admin.ts'
import { FETCH_DEDUPE_MS } from '#contract/constants.ts'

import { createFreshDataMachine } from '../fresh-data/fresh-data.machine.ts'
import type { ListPage } from '../pages/list-query.ts'

export const allOrdersMachine = createFreshDataMachine<ListPage<AdminOrderSummary>>('allOrders', FETCH_DEDUPE_MS)
export type AllOrdersRef = ActorRefFrom<typeof allOrdersMachine>
