/** One page of the shop's orders, for an admin (admin.moves-orders). */
import type { ActorRefFrom } from 'xstate'

import type { AdminOrderSummary } from '#contract/admin.ts'
import { FETCH_EXPIRY_MS } from '#contract/constants.ts'

import { createFreshDataMachine } from '../fresh-data/fresh-data.machine.ts'

import type { OrdersPage } from './orders-place.ts'

export const allOrdersMachine = createFreshDataMachine<OrdersPage<AdminOrderSummary>>('allOrders', FETCH_EXPIRY_MS)
export type AllOrdersRef = ActorRefFrom<typeof allOrdersMachine>
