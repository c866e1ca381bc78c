import { calls } from '#areas/cart/contract/calls.ts'
import { shoppingHandlers } from './handlers.ts'
import { personal } from './personal.ts'

/** This area on the server. */
export const cart = { calls, personal, handlers: shoppingHandlers }
