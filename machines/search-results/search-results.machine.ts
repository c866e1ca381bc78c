/**
 * The page of search results.
 * Owns: which page of which search is open, by which filters, and what was found. Never: the address (the route tells; other
 * pages and searches are links; a changed filter goes out as a wish), the words while they are typed, the call.
 */
import { assign } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { CallResult, Problem } from '#contract/result.ts'
import type { SearchResult } from '#contract/search.ts'
import type { LanguageCode } from '#contract/languages.ts'

import type { Query } from '../catalogue/query.ts'
import { answerOf, answers, callSetup, problemIn } from '../call/call.ts'
import { actionNotProvided, actorNotProvided } from '../not-provided.ts'

import {
  chosenGroups,
  clearResults,
  filtered,
  firstPageOf,
  isSameSearch,
  isSearchable,
  keepResults,
  noSearch,
  openSearch,
  placeOf,
  readSearch,
  searchQuery,
  toggled,
  withGroup,
} from './search-results.ts'
import type {
  FewerFilters,
  FirstPage,
  Relief,
  SearchGroup,
  SearchPlace,
  SearchResultsContext,
} from './search-results.ts'

type Event =
  /** With what the search bar has found meanwhile, which may be this very page. */
  | { type: 'search.entered'; language: LanguageCode; query: Query; found?: FirstPage | null }
  | { type: 'search.left' }
  | { type: 'search.retry' }
  | { type: 'filter.toggle'; group: SearchGroup; id: number }
  | { type: 'filter.clear'; group: SearchGroup }
  | { type: 'filter.reset' }
  /** The user's right to buy has changed (catalogue.rights-refetch-products). */
  | { type: 'viewer.changed' }

/** A search that is entered, and what is found already. */
interface Found {
  place: SearchPlace
  found: FirstPage | null
}

/** The place of a search that was entered. */
const enteredPlace = ({ event: { language, query } }: { event: { language: LanguageCode; query: Query } }) =>
  readSearch(language, query)
const enteredWith = ({
  event,
}: {
  event: { language: LanguageCode; query: Query; found?: FirstPage | null }
}): Found => ({ place: enteredPlace({ event }), found: event.found ?? null })

const searchResultsSetup = callSetup({
  types: {
    context: {} as SearchResultsContext,
    events: {} as Event,
    tags: {} as 'busy' | 'failed' | 'http-503',
  },
  actors: {
    fetchResults: actorNotProvided<CallResult<SearchResult>, SearchPlace>('fetchResults'),
    /** Tells the group without whose filters most would be found, where one helps, and what is found without any. */
    fetchRelief: actorNotProvided<FewerFilters, SearchPlace>('fetchRelief'),
  },
}).extend({
  guards: {
    isSamePlace: ({ context }, params: SearchPlace) => isSameSearch(context, params),
    isKept: ({ context }, params: SearchPlace) => context.found.current_page > 0 && isSameSearch(context, params),
    isFound: (_, { place, found }: Found) => found !== null && isSameSearch(place, firstPageOf(found)),
    isSearchable: (_, params: SearchPlace) => isSearchable(params.query),
    hasHits: ({ context }) => context.found.hits.length > 0,
    isPastEnd: ({ context }) => context.found.total_found > 0,
    hasWords: ({ context }) => isSearchable(context.query),
    isNothingByWords: (_, params: FewerFilters) => params.byWords === 0,
    hasFilters: ({ context }) => chosenGroups(context.filters).length > 0,
  },
  actions: {
    openPlace: assign((_, params: SearchPlace) => openSearch(params)),
    movePlace: assign((_, params: SearchPlace) => params),
    openFound: assign((_, { place, found }: Found) => ({ ...place, ...(found && keepResults(found)) })),
    toggleFilter: assign(({ context }, { group, id }: { group: SearchGroup; id: number }) =>
      filtered(context, toggled(context.filters, group, id)),
    ),
    clearGroup: assign(({ context }, params: { group: SearchGroup }) =>
      filtered(context, withGroup(context.filters, params.group, [])),
    ),
    resetFilters: assign(({ context }) => filtered(context, {})),
    keepRelief: assign((_, params: { relief: Relief | null }) => params),
    keepResults: assign((_, params: CallResult<SearchResult>) => (params.ok ? keepResults(params.value) : {})),
    clearResults: assign(() => clearResults()),
    /** Port: replaces the query of the address in place. */
    writeAddress: actionNotProvided<{ query: Record<string, string> }>('writeAddress'),
    /** Port: a search that fails is logged only (search.failure-clears-and-logs). */
    logFailure: actionNotProvided<{ problem: Problem | null }>('logFailure'),
  },
})

export const searchResultsMachine = searchResultsSetup.createMachine({
  id: 'searchResults',
  description: 'The page of what a search has found.',
  context: noSearch,
  initial: 'away',
  states: {
    away: {
      description: 'Another page is open; what was found is kept for the way back.',
      on: {
        'search.entered': [
          { guard: { type: 'isKept', params: enteredPlace }, target: 'open' },
          {
            guard: { type: 'isFound', params: enteredWith },
            target: 'open',
            actions: { type: 'openFound', params: enteredWith },
          },
          {
            guard: { type: 'isSearchable', params: enteredPlace },
            target: 'open.searching',
            actions: { type: 'openPlace', params: enteredPlace },
          },
          { target: 'open.waiting', actions: { type: 'openPlace', params: enteredPlace } },
        ],
        'viewer.changed': { actions: ['clearResults', 'forgetProblem'] },
      },
    },
    open: {
      description: 'The page of search results is open.',
      initial: 'weighing',
      on: {
        'search.entered': [
          { guard: { type: 'isSamePlace', params: enteredPlace } },
          {
            guard: { type: 'isFound', params: enteredWith },
            target: '.weighing',
            actions: { type: 'openFound', params: enteredWith },
          },
          {
            guard: { type: 'isSearchable', params: enteredPlace },
            target: '.searching',
            actions: { type: 'movePlace', params: enteredPlace },
          },
          { target: '.waiting', actions: { type: 'openPlace', params: enteredPlace } },
        ],
        'search.left': { target: 'away' },
        'filter.toggle': {
          guard: 'hasWords',
          target: '.searching',
          actions: [
            { type: 'toggleFilter', params: ({ event: { group, id } }) => ({ group, id }) },
            { type: 'writeAddress', params: ({ context }) => ({ query: searchQuery(context) }) },
          ],
        },
        'filter.clear': {
          guard: 'hasWords',
          target: '.searching',
          actions: [
            { type: 'clearGroup', params: ({ event }) => ({ group: event.group }) },
            { type: 'writeAddress', params: ({ context }) => ({ query: searchQuery(context) }) },
          ],
        },
        'filter.reset': {
          guard: 'hasWords',
          target: '.searching',
          actions: [
            'resetFilters',
            { type: 'writeAddress', params: ({ context }) => ({ query: searchQuery(context) }) },
          ],
        },
      },
      states: {
        waiting: {
          description: 'The address names no words, or too few: a person is told what to type.',
        },
        searching: {
          description:
            'The search is on its way. What was found before stands back until then; a newer search takes the place of this one.',
          tags: 'busy',
          invoke: {
            src: 'fetchResults',
            id: 'fetchResults',
            input: ({ context }) => placeOf(context),
            ...answers(
              { target: 'weighing', actions: { type: 'keepResults', params: answerOf } },
              {
                target: 'failed',
                actions: ['clearResults', { type: 'logFailure', params: problemIn }],
              },
            ),
          },
          on: {
            // What was found before belongs to another search: it must not be taken for this one on the way back.
            'viewer.changed': { target: 'searching', reenter: true },
            'search.left': {
              target: '#searchResults.away',
              actions: ['clearResults', 'forgetProblem'],
            },
          },
        },
        weighing: {
          description: 'What was found decides what is shown.',
          always: [
            { guard: 'hasHits', target: 'shown' },
            { guard: 'isPastEnd', target: 'pastEnd' },
            { guard: 'hasFilters', target: 'relieving' },
            { target: 'empty' },
          ],
        },
        relieving: {
          description:
            'Nothing was found by these filters: it is asked which of them to take away, and whether the words alone find anything.',
          tags: 'busy',
          invoke: {
            src: 'fetchRelief',
            id: 'fetchRelief',
            input: ({ context }) => placeOf(context),
            onDone: [
              { guard: { type: 'isNothingByWords', params: ({ event }) => event.output }, target: 'empty' },
              {
                target: 'filteredAway',
                actions: { type: 'keepRelief', params: ({ event }) => ({ relief: event.output.relief }) },
              },
            ],
            onError: { target: 'filteredAway' },
          },
          on: { 'viewer.changed': { target: 'searching' } },
        },
        shown: {
          description: 'Products were found and are shown, page by page.',
          on: { 'viewer.changed': { target: 'searching' } },
        },
        pastEnd: {
          description:
            'Products were found, but there are fewer pages than the address asks for: the way leads to the first.',
        },
        empty: {
          description: 'The words find nothing, whatever filters are chosen: other words and ways on are offered.',
          meta: { requirements: ['search.empty-result-leads-on'] },
        },
        filteredAway: {
          description: 'The filters leave nothing of what the words find: fewer of them are offered.',
          meta: { requirements: ['search.empty-result-leads-on'] },
        },
        failed: {
          description: 'The search failed: its results are cleared, and it can be tried again.',
          meta: { requirements: ['search.failure-clears-and-logs'] },
          tags: ['failed', 'http-503'],
          on: { 'search.retry': { target: 'searching' } },
        },
      },
    },
  },
  options: { maxIterations: 20 },
})
export type SearchResultsRef = ActorRefFrom<typeof searchResultsMachine>
