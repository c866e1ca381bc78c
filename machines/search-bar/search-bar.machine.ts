/**
 * The search bar: what is typed in the head of the page, and what is suggested for it.
 * Owns: the text, whether suggestions show, which of them the arrow keys stand on, the last searches of whoever is here.
 * Never: the page of results, which has its own chart; the address (the route tells, wishes to change it go out).
 */
import { assign, raise } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import { SEARCH_DEBOUNCE_MS } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'
import { isPage, type Place } from '../pages/place.ts'

import { answerOf, answers, callSetup, problemIn } from '../call/call.ts'
import { actionNotProvided, actorNotProvided, listenerNotProvided } from '../not-provided.ts'
import { isSearchable, searchPath, type FirstPage } from '../search-results/search-results.ts'

import type { SearchBarEvent } from './search-bar.events.ts'
import {
  entryOf,
  isAll,
  isEnough,
  isFound,
  keepsText,
  nextActive,
  queryIn,
  withoutWords,
  withRecent,
  wordsOf,
  wordsToKeep,
} from './search-bar.ts'
import type { PopularKnown, RecentSearches, SearchBarContext, Searcher, Surface } from './search-bar.ts'
export type { SearchBarEvent } from './search-bar.events.ts'

const searchBarSetup = callSetup({
  types: {
    context: {} as SearchBarContext,
    events: {} as SearchBarEvent,
    tags: {} as 'open' | 'busy',
  },
  actors: {
    fetchSuggestions: actorNotProvided<CallResult<FirstPage>, { language: LanguageCode; query: string }>(
      'fetchSuggestions',
    ),
    /** Tells the searches that the browser has stored, at once and whenever another tab stores some. */
    watchRecent: listenerNotProvided<SearchBarEvent>('watchRecent'),
    /** Tells who is here, at once and whenever that changes. */
    watchSearcher: listenerNotProvided<SearchBarEvent>('watchSearcher'),
    /** Tells the popular products of a language (catalogue.popular-kept-a-day). */
    watchPopular: listenerNotProvided<SearchBarEvent, { language: LanguageCode }>('watchPopular'),
  },
}).extend({
  delays: { debounce: SEARCH_DEBOUNCE_MS },
  guards: {
    isEnough: (_, params: { text: string }) => isEnough(params.text),
    isAll: (_, params: { text: string }) => isAll(params.text),
    isInAddress: ({ context }) => queryIn(context.place) !== '',
    isFound: ({ context }) => isFound(context),
    isRetry: ({ context }, params: { key: string | null }) => entryOf(context, params.key)?.kind === 'retry',
    isEntry: ({ context }, params: { key: string | null }) => entryOf(context, params.key) !== undefined,
    isSearchable: ({ context }) => isSearchable(wordsOf(context.text)),
    isSamePath: ({ context }, params: { place: Place }) => params.place.path === context.place?.path,
    isResults: (_, params: { place: Place }) => isPage(params.place, 'searchResults'),
    isWhereTextStays: (_, params: { place: Place }) => keepsText(params.place),
    isNewSearch: ({ context }) => wordsToKeep(context) !== null,
  },
  actions: {
    keepText: assign((_, params: { text: string }) => ({ text: params.text, active: null, problem: null })),
    resetText: assign({ text: '', found: null, problem: null, active: null }),
    fillText: assign(({ context }) => ({ text: queryIn(context.place) })),
    keepSurface: assign((_, params: { surface: Surface }) => ({ surface: params.surface })),
    keepPlace: assign((_, params: { place: Place }) => ({ place: params.place })),
    keepPerson: assign((_, params: { person: Searcher }) => ({ person: params.person })),
    keepRecent: assign((_, params: { recent: RecentSearches | null }) => ({ recent: params.recent })),
    keepPopular: assign((_, { language, products }: PopularKnown) => ({ popular: { language, products } })),
    keepFound: assign((_, params: CallResult<FirstPage>) => (params.ok ? { found: params.value, problem: null } : {})),
    /** Prices and rights of what was found are those of whoever was here before. */
    forgetFound: assign({ found: null }),
    /** Suggestions for other words are not in sight any more: they do not come back. */
    forgetOther: assign(({ context }) => (isFound(context) ? {} : { found: null })),
    moveActive: assign(({ context }, params: { by: 1 | -1 }) => ({ active: nextActive(context, params.by) })),
    keepActive: assign((_, params: { key: string | null }) => ({ active: params.key })),
    tellResultsOpened: raise({ type: 'results.opened' }),
    addRecent: assign(({ context }) => ({ recent: withRecent(context, wordsToKeep(context) ?? '') })),
    /** Port: keeps the last searches for the next visit. */
    storeRecent: actionNotProvided<{ recent: RecentSearches | null }>('storeRecent'),
    /** Port: goes to an address below the language in use. */
    openPage: actionNotProvided<{ address: string }>('openPage'),
    /** Port: replaces the query of the address in place. */
    replaceQuery: actionNotProvided<{ query: Record<string, string> }>('replaceQuery'),
    /** Port: a search that fails is logged only (search.failure-clears-and-logs). */
    logFailure: actionNotProvided<{ problem: Problem | null }>('logFailure'),
  },
})

export const searchBarMachine = searchBarSetup.createMachine({
  id: 'searchBar',
  description: 'The search in the head of every page, with its suggestions.',
  context: {
    place: null,
    person: 'unread',
    text: '',
    surface: 'field',
    found: null,
    problem: null,
    recent: null,
    popular: null,
    active: null,
  },
  invoke: [
    { src: 'watchRecent', id: 'watchRecent' },
    { src: 'watchSearcher', id: 'watchSearcher' },
  ],
  initial: 'not-showing',
  on: {
    'searchBar.type': [
      {
        guard: { type: 'isEnough', params: ({ event }) => ({ text: event.text }) },
        target: '.searching',
        actions: [{ type: 'keepText', params: ({ event }) => ({ text: event.text }) }, 'forgetOther'],
      },
      {
        guard: { type: 'isAll', params: ({ event }) => ({ text: event.text }) },
        target: '.focused',
        actions: { type: 'keepText', params: ({ event }) => ({ text: event.text }) },
      },
      {
        guard: 'isInAddress',
        target: '.focused',
        actions: [
          { type: 'keepText', params: ({ event }) => ({ text: event.text }) },
          { type: 'replaceQuery', params: ({ context }) => ({ query: withoutWords(context.place) }) },
        ],
      },
      { target: '.focused', actions: { type: 'keepText', params: ({ event }) => ({ text: event.text }) } },
    ],
    'searchBar.point': { actions: { type: 'keepActive', params: ({ event }) => ({ key: event.key }) } },
    'searchBar.move': { actions: { type: 'moveActive', params: ({ event }) => ({ by: event.by }) } },
    'searchBar.choose': [
      { guard: { type: 'isRetry', params: ({ event }) => ({ key: event.key }) }, target: '.searching.asking' },
      {
        guard: { type: 'isEntry', params: ({ event }) => ({ key: event.key }) },
        target: '.not-showing',
        actions: {
          type: 'openPage',
          params: ({ context, event }) => ({ address: entryOf(context, event.key)?.address ?? '' }),
        },
      },
    ],
    'searchBar.submit': [
      { guard: { type: 'isRetry', params: ({ context }) => ({ key: context.active }) }, target: '.searching.asking' },
      {
        guard: { type: 'isEntry', params: ({ context }) => ({ key: context.active }) },
        target: '.not-showing',
        actions: {
          type: 'openPage',
          params: ({ context }) => ({ address: entryOf(context, context.active)?.address ?? '' }),
        },
      },
      {
        guard: 'isSearchable',
        target: '.not-showing',
        actions: {
          type: 'openPage',
          params: ({ context }) => ({ address: searchPath({ query: wordsOf(context.text) }) }),
        },
      },
      { target: '.focused' },
    ],
    'page.entered': [
      {
        guard: { type: 'isResults', params: ({ event }) => ({ place: event.place }) },
        actions: [{ type: 'keepPlace', params: ({ event }) => ({ place: event.place }) }, 'tellResultsOpened'],
      },
      {
        guard: { type: 'isWhereTextStays', params: ({ event }) => ({ place: event.place }) },
        actions: { type: 'keepPlace', params: ({ event }) => ({ place: event.place }) },
      },
      {
        guard: { type: 'isSamePath', params: ({ event }) => ({ place: event.place }) },
        actions: { type: 'keepPlace', params: ({ event }) => ({ place: event.place }) },
      },
      {
        target: '.not-showing',
        actions: [{ type: 'keepPlace', params: ({ event }) => ({ place: event.place }) }, 'resetText'],
      },
    ],
    'searcher.known': {
      actions: [
        { type: 'keepPerson', params: ({ event }) => ({ person: event.person }) },
        'forgetFound',
        'tellResultsOpened',
      ],
    },
    'results.opened': {
      guard: 'isNewSearch',
      actions: ['addRecent', { type: 'storeRecent', params: ({ context }) => ({ recent: context.recent }) }],
    },
    'recent.known': { actions: { type: 'keepRecent', params: ({ event }) => ({ recent: event.recent }) } },
    'popular.known': {
      actions: { type: 'keepPopular', params: ({ event: { language, products } }) => ({ language, products }) },
    },
  },
  states: {
    'not-showing': {
      description: 'No suggestions show; the text stays in the field.',
      meta: { requirements: ['search.bar-has-three-states'] },
      entry: { type: 'keepActive', params: { key: null } },
      on: {
        'searchBar.open': [
          {
            guard: { type: 'isEnough', params: ({ context }) => ({ text: context.text }) },
            target: 'searching',
            actions: [{ type: 'keepSurface', params: ({ event }) => ({ surface: event.surface }) }, 'forgetOther'],
          },
          {
            target: 'focused',
            actions: { type: 'keepSurface', params: ({ event }) => ({ surface: event.surface }) },
          },
        ],
        // Nobody is typing: the field shows what the address holds.
        'page.entered': {
          guard: { type: 'isResults', params: ({ event }) => ({ place: event.place }) },
          actions: [
            { type: 'keepPlace', params: ({ event }) => ({ place: event.place }) },
            'fillText',
            'tellResultsOpened',
          ],
        },
        'searchBar.point': {},
        'searchBar.move': {},
      },
    },
    focused: {
      description:
        'A person is in the field and has typed too little to search for, or the sign for everything: their last searches and popular products show.',
      meta: { requirements: ['search.short-text-goes-back-to-focused'] },
      tags: 'open',
      invoke: {
        src: 'watchPopular',
        id: 'watchPopular',
        input: ({ context }) => ({ language: context.place?.language ?? 'en' }),
      },
      on: { 'searchBar.close': { target: 'not-showing' } },
    },
    searching: {
      description: 'Enough is typed: what it finds is suggested.',
      meta: { requirements: ['search.three-characters-start-it'] },
      tags: 'open',
      initial: 'weighing',
      on: {
        'searchBar.close': { target: 'not-showing' },
        // What is in sight stays there until there is something newer.
        'searchBar.type': {
          guard: { type: 'isEnough', params: ({ event }) => ({ text: event.text }) },
          target: '.weighing',
          actions: { type: 'keepText', params: ({ event }) => ({ text: event.text }) },
        },
      },
      states: {
        weighing: {
          description: 'Suggestions in hand for the very same words show at once.',
          always: [{ guard: 'isFound', target: 'shown' }, { target: 'debouncing' }],
        },
        debouncing: {
          description: 'A short wait for the next key. What was suggested before stands until then.',
          meta: { requirements: ['search.waits-after-the-last-key'] },
          tags: 'busy',
          after: { debounce: { target: 'asking' } },
        },
        asking: {
          description: 'The suggestions are on their way; each further key gives this question up without a word.',
          tags: 'busy',
          invoke: {
            src: 'fetchSuggestions',
            id: 'fetchSuggestions',
            input: ({ context }) => ({ language: context.place?.language ?? 'en', query: wordsOf(context.text) }),
            ...answers(
              { target: 'shown', actions: { type: 'keepFound', params: answerOf } },
              {
                target: 'failed',
                actions: ['forgetFound', { type: 'logFailure', params: problemIn }],
              },
            ),
          },
        },
        shown: { description: 'The suggestions for the words show.' },
        failed: {
          description: 'The suggestions could not be had: none show, and they can be asked for again.',
          meta: { requirements: ['search.failure-clears-and-logs'] },
        },
      },
    },
  },
  options: { maxIterations: 20 },
})
export type SearchBarRef = ActorRefFrom<typeof searchBarMachine>
