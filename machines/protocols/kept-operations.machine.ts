/**
 * Copies, deletions and new texts of protocols that were not answered before their user was signed out: done at the next sign-in.
 * Owns: what is still to be done, one thing after another. Never: the store of it, what is asked for now.
 */
import { assign, emit } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { CallResult, Problem } from '#contract/result.ts'

import { answerOf, callSetup } from '../call/call.ts'
import { refusalNotice } from '../kept-list/notices.ts'
import { actorNotProvided } from '../not-provided.ts'
import { pauseBefore } from '../once/once.ts'

import { isLeft } from './kept-operations.ts'
import type { KeptOperation, Redone } from './kept-operations.ts'

interface Context {
  /** The first is done first. */
  operations: readonly KeptOperation[]
  /** Attempts in a row that the server has not decided on. */
  attempts: number
  problem: Problem | null
}

type Fact =
  | { type: 'protocol.deleted'; protocolId: number }
  /** A protocol was copied, or has another text. */
  | { type: 'protocols.redone' }
  | {
      type: 'notice.raised'
      tone: 'info' | 'error'
      text: string
      values: Record<string, string>
      undo?: {
        to: 'protocolBuilder'
        event: { type: 'protocol.restore' } & Pick<KeptOperation, 'subject' | 'language'>
      }
    }

interface Redoing {
  /** Never undefined where a call is made. */
  operation: KeptOperation | undefined
}

const first = ({ operations: [operation] }: Context): KeptOperation => operation as KeptOperation

const operationsSetup = callSetup({
  types: {
    context: {} as Context,
    events: {} as { type: never },
    emitted: {} as Fact,
    tags: {} as 'busy' | 'offline',
  },
  actors: {
    /** The operations of this user that no tab has an answer to, the oldest first. */
    recallOperations: actorNotProvided<readonly KeptOperation[]>('recallOperations'),
    redoOperation: actorNotProvided<CallResult<Redone>, Redoing>('redoOperation'),
    /** Resolves after so many milliseconds, or at once when the user or the connection is back. */
    waitToRedo: actorNotProvided<void, { pause: number }>('waitToRedo'),
  },
}).extend({
  guards: {
    /** Something is still to be done. */
    hasOperation: ({ context }) => context.operations.length > 0,
    /** The server has not decided: it was not reached, the token was missing, or there were too many calls. */
    isLeft: (_, result: CallResult<Redone>) => isLeft(result),
    /** Nothing was left to do: another tab was first, or the protocol is gone. */
    isSettled: (_, result: CallResult<Redone>) => result.ok && result.value === 'settled',
    /** The protocol that was to be deleted is gone already. */
    isDeletionSettled: ({ context }, result: CallResult<Redone>) =>
      result.ok && result.value === 'settled' && first(context).operation === 'delete',
    /** The protocol is deleted now. */
    isDeleted: ({ context }, result: CallResult<Redone>) =>
      result.ok && result.value === 'done' && first(context).operation === 'delete',
  },
  actions: {
    /** Notes all that was left, the oldest first. */
    setOperations: assign((_, params: { operations: readonly KeptOperation[] }) => ({ operations: params.operations })),
    /** Takes the first operation off the list, as nothing more is to be done about it. */
    dropFirst: assign(({ context: { operations } }) => ({
      operations: operations.slice(1),
      attempts: 0,
      problem: null,
    })),
    /** Counts how often in a row the server has not decided. */
    countAttempt: assign(({ context: { attempts } }) => ({ attempts: attempts + 1 })),
    /** Tells the builder which protocol is gone. */
    emitDeleted: emit(({ context }) => ({
      type: 'protocol.deleted' as const,
      protocolId: first(context).subject.protocolId,
    })),
    /** Tells the builder that a protocol was copied or has another text. */
    emitRedone: emit({ type: 'protocols.redone' as const }),
    /** Says in a message what was done, and offers to take a deletion back. */
    sayRedone: emit(({ context }) => {
      const { operation, subject, language } = first(context)
      return {
        type: 'notice.raised' as const,
        tone: 'info' as const,
        text: `builder:notice.redone.${operation}`,
        values: { name: subject.name },
        ...(operation === 'delete' && {
          undo: { to: 'protocolBuilder' as const, event: { type: 'protocol.restore' as const, subject, language } },
        }),
      }
    }),
    /** Says in a message, with the server's words, why it was not done. */
    sayRefused: emit(({ context }, result: CallResult<Redone>) =>
      refusalNotice(first(context).subject.name, result.ok ? { kind: 'unreadable' } : result.problem),
    ),
  },
})

export const keptOperationsMachine = operationsSetup.createMachine({
  id: 'keptOperations',
  description: 'What was asked of protocols as a whole and not answered, from the sign-in until it is done.',
  meta: { requirements: ['builder.operations-wait-for-next-sign-in'] },
  context: { operations: [], attempts: 0, problem: null },
  initial: 'recalling',
  states: {
    recalling: {
      description: 'It is not known yet whether anything was left.',
      invoke: {
        src: 'recallOperations',
        id: 'recallOperations',
        onDone: {
          target: 'choosing',
          actions: { type: 'setOperations', params: ({ event }) => ({ operations: event.output }) },
        },
        onError: { target: 'choosing' },
      },
    },
    choosing: {
      description: 'What was asked for first is done first.',
      always: [{ guard: 'hasOperation', target: 'redoing' }, { target: 'nothingLeft' }],
    },
    redoing: {
      description: 'The server is asked, a copy under the key of the first attempt.',
      tags: 'busy',
      invoke: {
        src: 'redoOperation',
        id: 'redoOperation',
        input: ({ context: { operations } }) => ({ operation: operations[0] }),
        onDone: [
          {
            guard: { type: 'isLeft', params: answerOf },
            target: 'waiting',
            actions: [{ type: 'setProblem', params: answerOf }, 'countAttempt'],
          },
          {
            guard: { type: 'isDeleted', params: answerOf },
            target: 'choosing',
            actions: ['emitDeleted', 'sayRedone', 'dropFirst'],
          },
          {
            guard: { type: 'isDeletionSettled', params: answerOf },
            target: 'choosing',
            actions: ['emitDeleted', 'dropFirst'],
          },
          { guard: { type: 'isSettled', params: answerOf }, target: 'choosing', actions: 'dropFirst' },
          {
            guard: { type: 'isAnswered', params: answerOf },
            target: 'choosing',
            actions: ['emitRedone', 'sayRedone', 'dropFirst'],
          },
          { target: 'choosing', actions: [{ type: 'sayRefused', params: answerOf }, 'dropFirst'] },
        ],
        onError: { target: 'waiting', actions: ['setUnreachable', 'countAttempt'] },
      },
    },
    waiting: {
      description: 'The shop has not judged it: it is asked again after pauses that grow, or once the user is back.',
      tags: 'offline',
      meta: { requirements: ['retry.offline-writes-wait'] },
      invoke: {
        src: 'waitToRedo',
        id: 'waitToRedo',
        input: ({ context }) => ({ pause: pauseBefore(context) }),
        onDone: { target: 'redoing' },
        onError: { target: 'redoing' },
      },
    },
    nothingLeft: { description: 'Everything that was left is done.' },
  },
  options: { maxIterations: 20 },
})
export type KeptOperationsRef = ActorRefFrom<typeof keptOperationsMachine>
