/** The call that puts a protocol into a client's cart, once (filling.happens-once). */
import type { ActorRefFrom } from 'xstate'

import type { FilledCart } from '#areas/clients/contract/filling.ts'

import { createOnceMachine } from '../../once/once.machine.ts'

/** A protocol for a client's cart; `mail`: the client gets a link to the checkout too. */
export interface FillingWanted {
  readonly clientId: number
  readonly protocolId: number
  readonly message: string
  readonly mail: boolean
}

export const fillCartMachine = createOnceMachine<FillingWanted, FilledCart>('fillCart')
export type FillCartRef = ActorRefFrom<typeof fillCartMachine>
