/** The calls that ask for a return once: a customer's withdrawal (returns.each-piece-once), and an admin's note of one. */
import type { ActorRefFrom } from 'xstate'

import type { OrderReturns } from '#areas/returns/contract/returns.ts'

import { createOnceMachine } from '../once/once.machine.ts'

import type { ReturnWanted } from './take-back.ts'

export const withdrawMachine = createOnceMachine<ReturnWanted, OrderReturns>('withdraw')
export type AskReturnRef = ActorRefFrom<typeof withdrawMachine>

export const createReturnMachine = createOnceMachine<ReturnWanted, OrderReturns>('createReturn')
