/** Emails the user their cart as a list (cart.list-by-email). */
import type { ActorRefFrom } from 'xstate'

import type { CallResponse } from '#contract/call.ts'
import type { mailCart } from '#areas/cart/contract/cart.ts'

import { createOnceMachine } from '../once/once.machine.ts'

export const mailCartMachine = createOnceMachine<null, CallResponse<typeof mailCart>>('mailCart')
export type MailCartRef = ActorRefFrom<typeof mailCartMachine>
