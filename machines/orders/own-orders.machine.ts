/** One page of the own orders (checkout.own-orders). */
import type { ActorRefFrom } from 'xstate'

import { FETCH_DEDUPE_MS } from '#contract/constants.ts'
import type { OrderSummary } from '#contract/orders.ts'

import { createFreshDataMachine } from '../fresh-data/fresh-data.machine.ts'
import type { ListPage } from '../pages/list-query.ts'

export const ownOrdersMachine = createFreshDataMachine<ListPage<OrderSummary>>('ownOrders', FETCH_DEDUPE_MS)
export type OwnOrdersRef = ActorRefFrom<typeof ownOrdersMachine>
