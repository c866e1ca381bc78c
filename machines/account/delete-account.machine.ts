/**
 * Deleting the own account for good (account.can-be-deleted).
 * Owns: the way from the wish to the deletion, with the confirmation that it takes. Never: the tokens, which are let go by
 * the session once it hears of the deletion.
 */
import { emit } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { CallResult, Problem } from '#contract/result.ts'

import { answers, callSetup } from '../call/call.ts'
import { actorNotProvided } from '../not-provided.ts'

interface Context {
  /** Set if the account was not deleted. */
  problem: Problem | null
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
  },
}).extend({
  guards: {
    /** The user has ticked that nothing of the account can be brought back. */
    isUnderstood: (_, params: { understood: boolean }) => params.understood,
  },
  actions: {
    /** Tells the root that the account is gone, which signs the user out. */
    emitDeleted: emit({ type: 'account.deleted' }),
  },
})

export const deleteAccountMachine = deleteAccountSetup.createMachine({
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
        ...answers({ target: 'deleted', actions: 'emitDeleted' }, { target: 'confirming.sure' }),
      },
    },
    deleted: { description: 'The account is gone. The session ends with it.' },
  },
})
export type DeleteAccountRef = ActorRefFrom<typeof deleteAccountMachine>
