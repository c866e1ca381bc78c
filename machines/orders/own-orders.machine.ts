/** One page of the own orders (checkout.own-orders). */
import type { ActorRefFrom } from 'xstate'

import type { OrderSummary } from '#areas/orders/contract/orders.ts'

import { createFreshDataMachine } from '../fresh-data/fresh-data.machine.ts'
import type { ListPage } from '../pages/list-query.ts'
import { ORDERS_EXPIRY_MS } from './orders-place.ts'

export const ownOrdersMachine = createFreshDataMachine<ListPage<OrderSummary>>('ownOrders', ORDERS_EXPIRY_MS)
export type OwnOrdersRef = ActorRefFrom<typeof ownOrdersMachine>
