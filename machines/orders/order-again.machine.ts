/** An earlier order put into the cart once more (checkout.order-again-fills-the-cart). */
import type { ActorRefFrom } from 'xstate'

import type { OrderedAgain } from '#areas/orders/contract/orders.ts'

import { createOnceMachine } from '../once/once.machine.ts'

export interface AgainWanted {
  readonly orderId: number
}

export const orderAgainMachine = createOnceMachine<AgainWanted, OrderedAgain>('orderAgain')
export type OrderAgainRef = ActorRefFrom<typeof orderAgainMachine>
