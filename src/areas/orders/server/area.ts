import { calls } from '#areas/orders/contract/calls.ts'
import { orderHandlers } from './handlers.ts'
import { personal } from './personal.ts'

/** This area on the server. */
export const orders = { calls, personal, handlers: orderHandlers }
