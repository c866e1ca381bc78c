/**
 * The accounts of the shop, as an admin looks for them (admin.finds-accounts).
 * Owns: which page of which search is shown. Never: the accounts' own details, which are nobody's to change here.
 */
import { assign, setup } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import type { Place } from '#machines/app/place.ts'
import { actorNotProvided } from '../not-provided.ts'
import type { ChartMeta } from '../requirements/meta.ts'

import { readAccounts } from './lists.ts'
import type { Account, AccountsPlace, Page } from './lists.ts'

interface Context {
  wanted: AccountsPlace
  /** As it was told last. */
  list: Page<Account> | null
  problem: Problem | null
}

type Event = { type: 'list.entered'; place: Place } | { type: 'list.retry' }

export const accountsListMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'failed', meta: {} as ChartMeta },
  actors: {
    fetchAccounts: actorNotProvided<CallResult<Page<Account>>, { wanted: AccountsPlace }>('fetchAccounts'),
  },
  guards: {
    isAnswered: (_, params: { result: CallResult<Page<Account>> }) => params.result.ok,
  },
  actions: {
    keepWanted: assign((_, params: { place: Place }) => ({ wanted: readAccounts(params.place) })),
    keepList: assign((_, params: { result: CallResult<Page<Account>> }) =>
      params.result.ok ? { list: params.result.value, problem: null } : {},
    ),
    keepProblem: assign((_, params: { result: CallResult<Page<Account>> }) =>
      params.result.ok ? {} : { list: null, problem: params.result.problem },
    ),
    keepUnreachable: assign({ list: null, problem: { kind: 'unreachable' as const } }),
  },
}).createMachine({
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
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => ({ result: event.output }) },
            target: 'shown',
            actions: { type: 'keepList', params: ({ event }) => ({ result: event.output }) },
          },
          { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => ({ result: event.output }) } },
        ],
        onError: { target: 'failed', actions: 'keepUnreachable' },
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
