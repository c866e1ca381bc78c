/** One page of the orders of a practitioner's clients (checkout.clients-orders). */
import type { ActorRefFrom } from 'xstate'

import type { ClientOrderSummary } from '#areas/orders/contract/client-orders.ts'
import { FETCH_DEDUPE_MS } from '#contract/constants.ts'

import { createFreshDataMachine } from '../fresh-data/fresh-data.machine.ts'
import type { ListPage } from '../pages/list-query.ts'

export const clientsOrdersMachine = createFreshDataMachine<ListPage<ClientOrderSummary>>(
  'clientsOrders',
  FETCH_DEDUPE_MS,
)
export type ClientsOrdersRef = ActorRefFrom<typeof clientsOrdersMachine>
