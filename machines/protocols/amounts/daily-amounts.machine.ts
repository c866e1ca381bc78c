/**
 * The daily amounts by substance over a protocol, or over all protocols that one client has of this practitioner.
 * Owns: whose amounts are added up, for which group, and the sums. Never: the lines; their chart says when one has changed.
 */
import { assign } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { Group } from '#areas/intake/contract/groups.ts'
import type { IntakeSums } from '#areas/intake/contract/sums.ts'
import { AMOUNTS_SETTLE_MS } from '#contract/constants.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { answerOf, answers, callSetup } from '../../call/call.ts'
import { actorNotProvided } from '../../not-provided.ts'

/**
 * `clientId`: the client whose protocols are added up; null for the protocol alone. `group`: null for the one that the client
 * told, or for adults.
 */
export interface AmountsOf {
  protocolId: number
  clientId: number | null
  group: Group | null
}

interface Context extends AmountsOf {
  sums: IntakeSums | null
  problem: Problem | null
}

type Event =
  /** A protocol came into sight; 0 for none. */
  | { type: 'amounts.of'; protocolId: number }
  /** Lines were changed. */
  | { type: 'amounts.outdated' }
  | { type: 'amounts.over'; clientId: number | null }
  | { type: 'amounts.group'; group: Group }
  | { type: 'amounts.retry' }

const amountsSetup = callSetup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'unread' },
  actors: { fetchSums: actorNotProvided<CallResult<IntakeSums>, AmountsOf>('fetchSums') },
}).extend({
  delays: { settle: AMOUNTS_SETTLE_MS },
  guards: {
    /** There is no protocol to add up. */
    isNone: (_, params: { protocolId: number }) => params.protocolId === 0,
    /** The protocol is the one that is added up. */
    isSame: ({ context }, params: { protocolId: number }) => params.protocolId === context.protocolId,
  },
  actions: {
    /** Begins with another protocol, without what was shown of the one before. */
    openProtocol: assign((_, { protocolId }: { protocolId: number }) => ({
      protocolId,
      clientId: null,
      group: null,
      sums: null,
      problem: null,
    })),
    /** Adds up for another group. */
    setGroup: assign((_, params: { group: Group }) => ({ group: params.group })),
    /** Adds up over the protocol alone, or over all that a client has, for the group that the client told. */
    setClient: assign((_, { clientId }: { clientId: number | null }) => ({ clientId, group: null })),
    /** Shows the amounts that were fetched. */
    setSums: assign((_, result: CallResult<IntakeSums>) => (result.ok ? { sums: result.value, problem: null } : {})),
  },
})

const known = amountsSetup.createStateConfig({
  description: 'A protocol is added up.',
  initial: 'fetching',
  on: {
    'amounts.outdated': { target: '.settling' },
    'amounts.group': {
      target: '.fetching',
      actions: { type: 'setGroup', params: ({ event }) => ({ group: event.group }) },
    },
    'amounts.over': {
      target: '.fetching',
      actions: { type: 'setClient', params: ({ event }) => ({ clientId: event.clientId }) },
      meta: { requirements: ['intake.shown-by-client'] },
    },
  },
  states: {
    settling: {
      description: 'Lines were changed, and more changes may follow: the amounts are asked for once that rests.',
      tags: 'busy',
      after: { settle: { target: 'fetching' } },
    },
    fetching: {
      description: 'The amounts are being added up. What was known before stays in sight.',
      tags: 'busy',
      invoke: {
        src: 'fetchSums',
        id: 'fetchSums',
        input: ({ context: { protocolId, clientId, group } }) => ({ protocolId, clientId, group }),
        ...answers({ target: 'shown', actions: { type: 'setSums', params: answerOf } }, { target: 'failed' }),
      },
    },
    shown: { description: 'The amounts are there.' },
    failed: {
      description: 'The amounts could not be had: they are asked for again after a while, or on request.',
      tags: 'unread',
      on: { 'amounts.retry': { target: 'fetching' } },
    },
  },
})

export const dailyAmountsMachine = amountsSetup.createMachine({
  id: 'dailyAmounts',
  description: 'The daily amounts by substance over all products of a protocol.',
  meta: { requirements: ['intake.shown-by-protocol'] },
  context: { protocolId: 0, clientId: null, group: null, sums: null, problem: null },
  initial: 'none',
  on: {
    'amounts.of': [
      {
        guard: { type: 'isNone', params: ({ event }) => ({ protocolId: event.protocolId }) },
        target: '.none',
        actions: { type: 'openProtocol', params: ({ event }) => ({ protocolId: event.protocolId }) },
      },
      {
        guard: { type: 'isSame', params: ({ event }) => ({ protocolId: event.protocolId }) },
        target: '.known',
      },
      {
        target: '.known',
        actions: { type: 'openProtocol', params: ({ event }) => ({ protocolId: event.protocolId }) },
      },
    ],
  },
  states: {
    none: { description: 'No protocol is in sight.' },
    known,
  },
})
export type DailyAmountsRef = ActorRefFrom<typeof dailyAmountsMachine>
