/** The page of one of the own orders. */
import type { ActorRefFrom } from 'xstate'

import type { Order } from '#contract/orders.ts'

import { createOrderPageMachine } from './order-page.machine.ts'

export const orderMachine = createOrderPageMachine<Order>('order', ['checkout.own-orders', 'checkout.invoice-to-print'])
export type OrderRef = ActorRefFrom<typeof orderMachine>
