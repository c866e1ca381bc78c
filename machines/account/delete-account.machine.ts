/**
 * Deleting the own account for good (account.can-be-deleted).
 * Owns: the way from the wish to the deletion, with the confirmation that it takes. Never: the tokens, which are let go by
 * the session once it hears of the deletion.
 */
import { assign, emit, setup } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { CallResult, Problem } from '#contract/result.ts'

import { actorNotProvided } from '../not-provided.ts'
import type { ChartMeta } from '../requirements/meta.ts'

interface Context {
  /** Why the account still stands. */
  problem: Problem | null
}

type Event =
  | { type: 'page.opened' }
  | { type: 'deletion.want' }
  | { type: 'deletion.cancel' }
  /** The person says whether it is clear that nothing comes back. */
  | { type: 'deletion.understand'; understood: boolean }
  | { type: 'deletion.confirm' }

export const deleteAccountMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'account.deleted' },
    tags: {} as 'busy' | 'failed',
    meta: {} as ChartMeta,
  },
  actors: {
    deleteAccount: actorNotProvided<CallResult<unknown>>('deleteAccount'),
  },
  guards: {
    isDeleted: (_, params: { result: CallResult<unknown> }) => params.result.ok,
    isUnderstood: (_, params: { understood: boolean }) => params.understood,
  },
  actions: {
    keepProblem: assign((_, params: { result: CallResult<unknown> }) =>
      params.result.ok ? {} : { problem: params.result.problem },
    ),
    keepUnreachable: assign({ problem: { kind: 'unreachable' as const } }),
    forgetProblem: assign({ problem: null }),
    tellDeleted: emit({ type: 'account.deleted' }),
  },
}).createMachine({
  id: 'deleteAccount',
  description: 'The end of an account.',
  context: { problem: null },
  initial: 'offered',
  states: {
    offered: {
      description: 'The account stands, and nobody has asked to delete it.',
      entry: 'forgetProblem',
      on: { 'deletion.want': { target: 'confirming' } },
    },
    confirming: {
      description: 'A dialog says what is lost and asks for a yes.',
      initial: 'unsure',
      on: {
        'deletion.cancel': { target: 'offered' },
        'page.opened': { target: 'offered' },
        'deletion.understand': [
          {
            guard: { type: 'isUnderstood', params: ({ event }) => ({ understood: event.understood }) },
            target: '.sure',
          },
          { target: '.unsure' },
        ],
      },
      states: {
        unsure: { description: 'The person has not said yet that it is clear that nothing comes back.' },
        sure: {
          description: 'It is clear that nothing comes back: only now can the account be deleted.',
          meta: { requirements: ['account.can-be-deleted'] },
          on: { 'deletion.confirm': { target: '#deleteAccount.deleting', actions: 'forgetProblem' } },
        },
      },
    },
    deleting: {
      description: 'The server deletes the account: there is no way back from here.',
      tags: 'busy',
      invoke: {
        src: 'deleteAccount',
        id: 'deleteAccount',
        onDone: [
          {
            guard: { type: 'isDeleted', params: ({ event }) => ({ result: event.output }) },
            target: 'deleted',
            actions: 'tellDeleted',
          },
          {
            target: 'confirming.sure',
            actions: { type: 'keepProblem', params: ({ event }) => ({ result: event.output }) },
          },
        ],
        onError: { target: 'confirming.sure', actions: 'keepUnreachable' },
      },
    },
    deleted: { description: 'The account is gone. The session ends with it.' },
  },
})
export type DeleteAccountRef = ActorRefFrom<typeof deleteAccountMachine>
