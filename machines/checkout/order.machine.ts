/** One own order, known by `{language}:{order id}`. */
import type { ActorRefFrom } from 'xstate'

import { FETCH_EXPIRY_MS } from '#contract/constants.ts'
import type { Order } from '#contract/orders.ts'

import { createFreshDataMachine } from '../fresh-data/fresh-data.machine.ts'

export const orderMachine = createFreshDataMachine<Order>('order', FETCH_EXPIRY_MS)
export type OrderRef = ActorRefFrom<typeof orderMachine>
