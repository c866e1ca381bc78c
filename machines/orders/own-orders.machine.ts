/** One page of the own orders (checkout.own-orders). */
import type { ActorRefFrom } from 'xstate'

import { FETCH_EXPIRY_MS } from '#contract/constants.ts'
import type { OrderSummary } from '#contract/orders.ts'

import { createFreshDataMachine } from '../fresh-data/fresh-data.machine.ts'

import type { OrdersPage } from './orders-place.ts'

export const ownOrdersMachine = createFreshDataMachine<OrdersPage<OrderSummary>>('ownOrders', FETCH_EXPIRY_MS)
export type OwnOrdersRef = ActorRefFrom<typeof ownOrdersMachine>
