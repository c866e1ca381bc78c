/**
 * The accounts of the shop, as an admin looks for them (admin.finds-accounts).
 * Owns: which page of which search is shown. Never: the accounts' own details, which are nobody's to change here.
 */
import { assign } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { answerOf, answers, callSetup } from '../call/call.ts'
import type { Place } from '../pages/place.ts'
import { actorNotProvided } from '../not-provided.ts'

import { readAccounts } from './lists.ts'
import type { Account, AccountsPlace, Page } from './lists.ts'

interface Context {
  wanted: AccountsPlace
  /** As it was told last. */
  list: Page<Account> | null
  problem: Problem | null
}

type Event = { type: 'list.entered'; place: Place } | { type: 'list.retry' }

const accountsListSetup = callSetup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'failed' },
  actors: {
    fetchAccounts: actorNotProvided<CallResult<Page<Account>>, { wanted: AccountsPlace }>('fetchAccounts'),
  },
}).extend({
  actions: {
    keepWanted: assign((_, params: { place: Place }) => ({ wanted: readAccounts(params.place) })),
    keepList: assign((_, result: CallResult<Page<Account>>) =>
      result.ok ? { list: result.value, problem: null } : {},
    ),
    forgetList: assign({ list: null }),
  },
})

export const accountsListMachine = accountsListSetup.createMachine({
  id: 'accountsList',
  description: 'One page of the accounts whose name or e-mail has the words of the address.',
  context: { wanted: { language: DEFAULT_LANGUAGE, keyword: '', page: 1 }, list: null, problem: null },
  initial: 'waiting',
  on: {
    'list.entered': {
      target: '.fetching',
      actions: { type: 'keepWanted', params: ({ event }) => ({ place: event.place }) },
    },
  },
  states: {
    waiting: { description: 'The page was not opened yet.' },
    fetching: {
      description: 'The accounts are on their way. Those of the search before stay in sight.',
      tags: 'busy',
      invoke: {
        src: 'fetchAccounts',
        id: 'fetchAccounts',
        input: ({ context: { wanted } }) => ({ wanted }),
        ...answers(
          { target: 'shown', actions: { type: 'keepList', params: answerOf } },
          { target: 'failed', actions: ['forgetList'] },
        ),
      },
    },
    shown: { description: 'The accounts are there.', meta: { requirements: ['admin.finds-accounts'] } },
    failed: {
      description: 'The accounts could not be had: they can be asked for again.',
      tags: 'failed',
      on: { 'list.retry': { target: 'fetching' } },
    },
  },
})
export type AccountsListRef = ActorRefFrom<typeof accountsListMachine>
