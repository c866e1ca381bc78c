/** One page of the orders of a practitioner's clients (checkout.clients-orders). */
import type { ActorRefFrom } from 'xstate'

import type { ClientOrderSummary } from '#contract/client-orders.ts'
import { FETCH_EXPIRY_MS } from '#contract/constants.ts'

import { createFreshDataMachine } from '../fresh-data/fresh-data.machine.ts'

import type { OrdersPage } from './orders-place.ts'

export const clientsOrdersMachine = createFreshDataMachine<OrdersPage<ClientOrderSummary>>(
  'clientsOrders',
  FETCH_EXPIRY_MS,
)
export type ClientsOrdersRef = ActorRefFrom<typeof clientsOrdersMachine>
