/**
 * A practitioner's clients (clients.list-with-search).
 * Owns: what is typed into the search, and the clients it finds. Never: the address (the route tells, changes to it go
 * out), inviting, the page of one client.
 */
import { assign } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { Client } from '#areas/clients/contract/clients.ts'
import { CLIENT_SEARCH_DEBOUNCE_MS } from '#contract/constants.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { answerOf, answers, callSetup } from '../call/call.ts'
import type { Query } from '../pages/query.ts'
import { actionNotProvided, actorNotProvided } from '../not-provided.ts'
import type { Place } from '../pages/place.ts'

import { isFull, keywordOf, queryFor, typedIn, withPage } from './clients.ts'
import type { ClientsWanted } from './clients.ts'

interface Context {
  language: LanguageCode
  /** As it stands in the search field. */
  text: string
  keyword: string
  list: readonly Client[] | null
  /** The keyword that found the list. */
  listed: string
  /** Pages loaded so far. */
  pages: number
  hasMore: boolean
  problem: Problem | null
}

type Event =
  | { type: 'list.entered'; place: Place }
  | { type: 'list.retry' }
  | { type: 'list.type'; text: string }
  /** The wait after the last key is cut short. */
  | { type: 'list.search' }
  /** All clients are wanted again. */
  | { type: 'list.clear' }
  | { type: 'list.more' }

type Found = CallResult<readonly Client[]>

const typedPlace = ({ event }: { event: { place: Place } }) => ({ place: event.place })
const typedQuery = ({ context }: { context: Context }) => ({ query: queryFor(context.text) })

const clientsListSetup = callSetup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'failed' | 'unread' },
  actors: { fetchClients: actorNotProvided<Found, ClientsWanted>('fetchClients') },
}).extend({
  delays: { searchDebounce: CLIENT_SEARCH_DEBOUNCE_MS },
  guards: {
    /** The address asks for what is asked for already. */
    isAsked: ({ context }, { place }: { place: Place }) =>
      place.language === context.language && keywordOf(typedIn(place)) === context.keyword,
    /** The clients in sight are those that the typed words find. */
    isListed: ({ context }) => context.list !== null && keywordOf(context.text) === context.listed,
    /** There are clients beyond those in sight. */
    hasMore: ({ context }) => context.hasMore,
  },
  actions: {
    /** Notes the language and the words of the address; spaces at the end of what is being typed stay. */
    setPlace: assign(({ context: { text } }, { place }: { place: Place }) => ({
      language: place.language,
      text: typedIn(place) === text.trim() ? text : typedIn(place),
      keyword: keywordOf(typedIn(place)),
    })),
    /** Keeps what is typed; nothing is searched for yet. */
    setText: assign((_, params: { text: string }) => ({ text: params.text })),
    /** Empties the search field. */
    forgetText: assign({ text: '' }),
    /** Takes what is typed as the words to search for. */
    setKeyword: assign(({ context }) => ({ keyword: keywordOf(context.text) })),
    /** Shows the clients found in place of those before. */
    setList: assign(({ context }, found: Found) =>
      found.ok
        ? { list: found.value, listed: context.keyword, pages: 1, hasMore: isFull(found.value), problem: null }
        : {},
    ),
    /** Adds the clients found below those in sight. */
    addPage: assign(({ context: { list, pages } }, found: Found) =>
      found.ok
        ? { list: withPage(list ?? [], found.value), pages: pages + 1, hasMore: isFull(found.value), problem: null }
        : {},
    ),
    /** Forgets clients found by other words, so that nobody takes them for results of these. */
    forgetOther: assign(({ context: { keyword, listed } }) => (keyword === listed ? {} : { list: null })),
    /** Port: replaces the query of the address in place, while the list is open. */
    writeQuery: actionNotProvided<{ query: Query }>('writeQuery'),
  },
})

const searched = [
  { guard: 'isListed', target: 'shown', actions: ['setKeyword', { type: 'writeQuery', params: typedQuery }] },
  { target: 'fetching', actions: ['setKeyword', { type: 'writeQuery', params: typedQuery }] },
] as const

export const clientsListMachine = clientsListSetup.createMachine({
  id: 'clientsList',
  description: 'The clients of a practitioner, and the search among them.',
  context: {
    language: DEFAULT_LANGUAGE,
    text: '',
    keyword: '',
    list: null,
    listed: '',
    pages: 0,
    hasMore: false,
    problem: null,
  },
  initial: 'waiting',
  on: {
    'list.entered': { target: '.fetching', actions: { type: 'setPlace', params: typedPlace } },
    'list.clear': {
      target: '.fetching',
      actions: ['forgetText', 'setKeyword', { type: 'writeQuery', params: typedQuery }],
    },
    'list.type': {
      target: '.debouncing',
      actions: { type: 'setText', params: ({ event }) => ({ text: event.text }) },
    },
  },
  states: {
    waiting: { description: 'The page was not opened yet.' },
    fetching: {
      description: 'The clients are on their way. Those found before stay in sight.',
      meta: { requirements: ['retry.old-data-stays-in-sight'] },
      tags: 'busy',
      on: {
        // The address tells of the very words that are being asked for.
        'list.entered': [
          { guard: { type: 'isAsked', params: typedPlace } },
          { target: 'fetching', reenter: true, actions: { type: 'setPlace', params: typedPlace } },
        ],
      },
      invoke: {
        src: 'fetchClients',
        id: 'fetchClients',
        input: ({ context: { language, keyword } }) => ({ language, keyword, page: 1 }),
        ...answers(
          { target: 'shown', actions: { type: 'setList', params: answerOf } },
          { target: 'failed', actions: ['forgetOther'] },
        ),
      },
    },
    debouncing: {
      description: 'A short wait for the next key. What was found before stands until then.',
      meta: { requirements: ['clients.list-with-search'] },
      after: { searchDebounce: searched },
      on: {
        'list.search': searched,
        // The address tells of the last search while somebody types on.
        'list.entered': [
          { guard: { type: 'isAsked', params: typedPlace } },
          { target: 'fetching', actions: { type: 'setPlace', params: typedPlace } },
        ],
      },
    },
    shown: {
      description: 'The clients are there.',
      meta: { requirements: ['clients.list-with-search'] },
      initial: 'resting',
      states: {
        resting: {
          description: 'Nothing is on its way.',
          on: { 'list.more': { guard: 'hasMore', target: 'adding' } },
        },
        adding: {
          description: 'The next page is on its way.',
          tags: 'busy',
          invoke: {
            src: 'fetchClients',
            id: 'fetchMore',
            input: ({ context: { language, listed, pages } }) => ({ language, keyword: listed, page: pages + 1 }),
            ...answers({ target: 'resting', actions: { type: 'addPage', params: answerOf } }, { target: 'unadded' }),
          },
        },
        unadded: {
          description: 'The next page could not be had: it can be asked for again.',
          tags: ['failed', 'unread'],
          on: { 'list.retry': { target: 'adding' } },
        },
      },
    },
    failed: {
      description: 'The clients could not be had: they can be asked for again.',
      tags: ['failed', 'unread'],
      on: { 'list.retry': { target: 'fetching' } },
    },
  },
})
export type ClientsListRef = ActorRefFrom<typeof clientsListMachine>
