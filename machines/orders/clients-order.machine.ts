/** The page of one order of a practitioner's client (checkout.clients-orders). */
import type { ActorRefFrom } from 'xstate'

import type { ClientOrder } from '#areas/orders/contract/client-orders.ts'

import { createOrderPageMachine } from './order-page.machine.ts'

export const clientsOrderMachine = createOrderPageMachine<ClientOrder>('clientsOrder', ['checkout.clients-orders'])
export type ClientsOrderRef = ActorRefFrom<typeof clientsOrderMachine>
