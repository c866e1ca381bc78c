/** The call that places an order once (checkout.order-from-the-servers-cart). */
import type { ActorRefFrom } from 'xstate'

import type { Order } from '#areas/orders/contract/orders.ts'

import { createOnceMachine } from '../../once/once.machine.ts'

import type { OrderWanted } from './checkout.ts'

export const placeOrderMachine = createOnceMachine<OrderWanted, Order>('placeOrder')
export type PlaceOrderRef = ActorRefFrom<typeof placeOrderMachine>
