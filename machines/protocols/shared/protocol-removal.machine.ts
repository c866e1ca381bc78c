/**
 * The removal of a shared protocol by its client, which they can't take back.
 * Owns: which protocol is to be removed, and why it could not be. Never: the protocol itself.
 */
import { assign, emit } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { CallResult, Problem } from '#contract/result.ts'

import { answerOf, answers, callSetup } from '../../call/call.ts'
import { actorNotProvided } from '../../not-provided.ts'
import { isGone } from '../../call/gone.ts'

interface Leaving {
  readonly protocolId: number
  readonly name: string
}

interface Context {
  leaving: Leaving | null
  problem: Problem | null
}

type Event =
  /** The page of a protocol is opened. */
  | { type: 'page.opened' }
  | ({ type: 'removal.want' } & Leaving)
  | { type: 'removal.cancel' }
  | { type: 'removal.confirm' }

type Fact =
  | { type: 'protocol.removed'; protocolId: number }
  | { type: 'notice.raised'; tone: 'info'; text: string; values: { name: string } }

const removalSetup = callSetup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Fact, tags: {} as 'busy' | 'failed' },
  actors: {
    removeProtocol: actorNotProvided<CallResult<unknown>, { protocolId: number }>('removeProtocol'),
  },
}).extend({
  guards: {
    /** The protocol is gone already, which is what was wanted. */
    isGone: (_, result: CallResult<unknown>) => isGone(result),
  },
  actions: {
    /** Notes which protocol is to be removed; nothing is sent yet. */
    setLeaving: assign((_, { protocolId, name }: Leaving) => ({ leaving: { protocolId, name }, problem: null })),
    /** No protocol is to be removed any more. */
    forgetLeaving: assign({ leaving: null, problem: null }),
    /** Tells the root that the protocol was removed. */
    emitRemoved: emit(({ context: { leaving } }) => ({
      type: 'protocol.removed' as const,
      protocolId: leaving?.protocolId ?? 0,
    })),
    /** Says in a message that the protocol was removed. */
    sayRemoved: emit(({ context: { leaving } }) => ({
      type: 'notice.raised' as const,
      tone: 'info' as const,
      text: 'common:protocols.removed',
      values: { name: leaving?.name ?? '' },
    })),
  },
})

const wanting = removalSetup.createStateConfig({
  on: {
    'removal.want': {
      target: 'confirming',
      actions: { type: 'setLeaving', params: ({ event: { protocolId, name } }) => ({ protocolId, name }) },
    },
  },
}).on

export const protocolRemovalMachine = removalSetup.createMachine({
  id: 'protocolRemoval',
  description: 'Asking for sure, and ending the sharing of one protocol.',
  context: { leaving: null, problem: null },
  initial: 'resting',
  states: {
    resting: { description: 'Nothing is to be removed.', on: wanting },
    confirming: {
      description: 'The client is asked whether to remove it for sure.',
      on: {
        'removal.confirm': { target: 'removing' },
        'removal.cancel': { target: 'resting', actions: 'forgetLeaving' },
        'page.opened': { target: 'resting', actions: 'forgetLeaving' },
      },
    },
    removing: {
      description: 'It is being removed, whatever page is open meanwhile.',
      tags: 'busy',
      invoke: {
        src: 'removeProtocol',
        id: 'removeProtocol',
        input: ({ context: { leaving } }) => ({ protocolId: leaving?.protocolId ?? 0 }),
        ...answers(
          { target: 'resting', actions: ['emitRemoved', 'sayRemoved', 'forgetLeaving'] },
          { target: 'refused' },
          // The answer before may have been lost.
          {
            guard: { type: 'isGone', params: answerOf },
            target: 'resting',
            actions: ['emitRemoved', 'sayRemoved', 'forgetLeaving'],
          },
        ),
      },
    },
    refused: {
      description: 'It could not be removed, and is still there: its page says why.',
      meta: { requirements: ['protocols.client-delete-failure'] },
      tags: 'failed',
      on: wanting,
    },
  },
})
export type ProtocolRemovalRef = ActorRefFrom<typeof protocolRemovalMachine>
