/**
 * Deleting the own account for good (account.can-be-deleted).
 * Owns: the way from the wish to the deletion, with the confirmation that it takes. Never: the tokens, which are let go by
 * the session once it hears of the deletion.
 */
import { assign, emit } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { Leaving } from '#areas/account/contract/account.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { answerOf, answers, callSetup } from '../call/call.ts'
import { actorNotProvided } from '../not-provided.ts'

interface Context {
  /** Set if the account was not deleted, or if what that leaves open could not be had. */
  problem: Problem | null
  /** Commission and details that outlast the account; null until they are asked for. */
  leaving: Leaving | null
}

type Event =
  | { type: 'page.opened' }
  | { type: 'deletion.want' }
  | { type: 'deletion.cancel' }
  /** The person says whether it is clear that nothing comes back. */
  | { type: 'deletion.understand'; understood: boolean }
  | { type: 'deletion.confirm' }

const deleteAccountSetup = callSetup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'account.deleted' },
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    deleteAccount: actorNotProvided<CallResult<unknown>>('deleteAccount'),
    fetchLeaving: actorNotProvided<CallResult<Leaving>>('fetchLeaving'),
  },
}).extend({
  guards: {
    /** The user has ticked that nothing of the account can be brought back. */
    isUnderstood: (_, params: { understood: boolean }) => params.understood,
  },
  actions: {
    /** Keeps what the deletion leaves open, to be told before it. */
    setLeaving: assign((_, answer: CallResult<Leaving>) => (answer.ok ? { leaving: answer.value } : {})),
    /** Tells the root that the account is gone, which signs the user out. */
    emitDeleted: emit({ type: 'account.deleted' }),
  },
})

export const deleteAccountMachine = deleteAccountSetup.createMachine({
  id: 'deleteAccount',
  description: 'The end of an account.',
  context: { problem: null, leaving: null },
  initial: 'offered',
  states: {
    offered: {
      description: 'The account stands, and nobody has asked to delete it.',
      entry: 'forgetProblem',
      on: { 'deletion.want': { target: 'asking' } },
    },
    asking: {
      description: 'What the deletion leaves open is asked for, since it is told before.',
      meta: { requirements: ['account.deletion-says-what-is-owed'] },
      tags: 'busy',
      on: { 'page.opened': { target: 'offered' } },
      invoke: {
        src: 'fetchLeaving',
        id: 'fetchLeaving',
        ...answers(
          { target: 'confirming', actions: { type: 'setLeaving', params: answerOf } },
          { target: 'unanswered' },
        ),
      },
    },
    unanswered: {
      description: 'Nobody could say what the deletion leaves open: it can be asked for again.',
      tags: 'failed',
      on: { 'deletion.want': { target: 'asking', actions: 'forgetProblem' }, 'page.opened': { target: 'offered' } },
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
        ...answers({ target: 'deleted', actions: 'emitDeleted' }, { target: 'confirming.sure' }),
      },
    },
    deleted: { description: 'The account is gone. The session ends with it.' },
  },
})
export type DeleteAccountRef = ActorRefFrom<typeof deleteAccountMachine>
