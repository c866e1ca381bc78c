/**
 * The page of search results.
 * Owns: which page of which search is open, by which filters, and what was found. Never: the address (the route tells; other
 * pages and searches are links; a changed filter goes out as a wish), the words while they are typed, the call.
 */
import type { ActorRefFrom } from 'xstate'

import type { LanguageCode } from '#contract/languages.ts'

import type { Query } from '../../pages/query.ts'
import { answerOf, answers, problemIn } from '../../call/call.ts'

import { noSearch, placeOf, readSearch, searchQuery } from './search-results.ts'
import type { FirstPage } from './search-results.ts'
import { searchResultsSetup } from './search-results.setup.ts'
import type { Found } from './search-results.setup.ts'

/** The place of a search that was entered. */
const enteredPlace = ({ event: { language, query } }: { event: { language: LanguageCode; query: Query } }) =>
  readSearch(language, query)
const enteredWith = ({
  event,
}: {
  event: { language: LanguageCode; query: Query; found?: FirstPage | null }
}): Found => ({ place: enteredPlace({ event }), found: event.found ?? null })

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
              { target: 'weighing', actions: { type: 'setResults', params: answerOf } },
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
                actions: { type: 'setRelief', params: ({ event }) => ({ relief: event.output.relief }) },
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
          tags: ['failed', 'unread', 'http-503'],
          on: { 'search.retry': { target: 'searching' } },
        },
      },
    },
  },
  options: { maxIterations: 20 },
})
export type SearchResultsRef = ActorRefFrom<typeof searchResultsMachine>
