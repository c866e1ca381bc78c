/** One page of the shop's orders, for an admin (admin.moves-orders). */
import type { ActorRefFrom } from 'xstate'

import type { AdminOrderSummary } from '#areas/orders/contract/admin-orders.ts'

import { createFreshDataMachine } from '../fresh-data/fresh-data.machine.ts'
import type { ListPage } from '../pages/list-query.ts'
import { ORDERS_EXPIRY_MS } from './orders-place.ts'

export const allOrdersMachine = createFreshDataMachine<ListPage<AdminOrderSummary>>('allOrders', ORDERS_EXPIRY_MS)
export type AllOrdersRef = ActorRefFrom<typeof allOrdersMachine>
