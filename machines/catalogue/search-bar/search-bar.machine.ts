/**
 * The search bar: what is typed in the head of the page, and what is suggested for it.
 * Owns: the text, whether suggestions show, which of them the arrow keys stand on, the last searches of whoever is here.
 * Never: the page of results, which has its own chart; the address (the route tells, wishes to change it go out).
 */
import type { ActorRefFrom } from 'xstate'

import { answerOf, answers, problemIn } from '../../call/call.ts'
import { searchPath } from '../search-results/search-results.ts'

import { searchBarSetup } from './search-bar.setup.ts'
import { entryOf, withoutWords, wordsOf } from './search-bar.ts'
export type { SearchBarEvent } from './search-bar.events.ts'

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
        actions: [{ type: 'setText', params: ({ event }) => ({ text: event.text }) }, 'forgetOther'],
      },
      {
        guard: { type: 'isAll', params: ({ event }) => ({ text: event.text }) },
        target: '.focused',
        actions: { type: 'setText', params: ({ event }) => ({ text: event.text }) },
      },
      {
        guard: 'isInAddress',
        target: '.focused',
        actions: [
          { type: 'setText', params: ({ event }) => ({ text: event.text }) },
          { type: 'replaceQuery', params: ({ context }) => ({ query: withoutWords(context.place) }) },
        ],
      },
      { target: '.focused', actions: { type: 'setText', params: ({ event }) => ({ text: event.text }) } },
    ],
    'searchBar.point': { actions: { type: 'setActive', params: ({ event }) => ({ key: event.key }) } },
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
    'searchBar.add': {
      guard: 'isProduct',
      actions: 'emitSuggested',
      meta: { requirements: ['builder.suggestions-add-too'] },
    },
    'page.entered': [
      {
        guard: { type: 'isResults', params: ({ event }) => ({ place: event.place }) },
        actions: [{ type: 'setPlace', params: ({ event }) => ({ place: event.place }) }, 'raiseResultsOpened'],
      },
      {
        guard: { type: 'isWhereTextStays', params: ({ event }) => ({ place: event.place }) },
        actions: { type: 'setPlace', params: ({ event }) => ({ place: event.place }) },
      },
      {
        guard: { type: 'isSamePath', params: ({ event }) => ({ place: event.place }) },
        actions: { type: 'setPlace', params: ({ event }) => ({ place: event.place }) },
      },
      {
        target: '.not-showing',
        actions: [{ type: 'setPlace', params: ({ event }) => ({ place: event.place }) }, 'resetText'],
      },
    ],
    'searcher.known': {
      actions: [
        { type: 'setPerson', params: ({ event }) => ({ person: event.person }) },
        'forgetFound',
        'raiseResultsOpened',
      ],
    },
    'results.opened': {
      guard: 'isNewSearch',
      actions: ['addRecent', { type: 'storeRecent', params: ({ context }) => ({ recent: context.recent }) }],
    },
    'recent.known': { actions: { type: 'setRecent', params: ({ event }) => ({ recent: event.recent }) } },
    'popular.known': {
      actions: { type: 'setPopular', params: ({ event: { language, products } }) => ({ language, products }) },
    },
  },
  states: {
    'not-showing': {
      description: 'No suggestions show; the text stays in the field.',
      meta: { requirements: ['search.bar-has-three-states'] },
      entry: { type: 'setActive', params: { key: null } },
      on: {
        'searchBar.open': [
          {
            guard: { type: 'isEnough', params: ({ context }) => ({ text: context.text }) },
            target: 'searching',
            actions: [{ type: 'setSurface', params: ({ event }) => ({ surface: event.surface }) }, 'forgetOther'],
          },
          {
            target: 'focused',
            actions: { type: 'setSurface', params: ({ event }) => ({ surface: event.surface }) },
          },
        ],
        // Nobody is typing: the field shows what the address holds.
        'page.entered': {
          guard: { type: 'isResults', params: ({ event }) => ({ place: event.place }) },
          actions: [
            { type: 'setPlace', params: ({ event }) => ({ place: event.place }) },
            'fillText',
            'raiseResultsOpened',
          ],
        },
        'searchBar.point': {},
        'searchBar.move': {},
      },
    },
    focused: {
      description:
        'A person is in the field and has typed too little to search for, or the sign for everything: their last searches and popular products show.',
      meta: { requirements: ['search.short-text-goes-back-to-focused', 'search.popular-before-typing'] },
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
          actions: { type: 'setText', params: ({ event }) => ({ text: event.text }) },
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
          meta: { requirements: ['search.given-up-search-is-silent'] },
          tags: 'busy',
          invoke: {
            src: 'fetchSuggestions',
            id: 'fetchSuggestions',
            input: ({ context }) => ({ language: context.place?.language ?? 'en', query: wordsOf(context.text) }),
            ...answers(
              { target: 'shown', actions: { type: 'setFound', params: answerOf } },
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
