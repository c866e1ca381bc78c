/** The call that pays an order once (checkout.paid-once). */
import type { ActorRefFrom } from 'xstate'

import type { Order } from '#areas/orders/contract/orders.ts'

import { createOnceMachine } from '../once/once.machine.ts'

import type { PayWanted } from './payment.ts'

export const payOrderMachine = createOnceMachine<PayWanted, Order>('payOrder')
export type PayOrderRef = ActorRefFrom<typeof payOrderMachine>
