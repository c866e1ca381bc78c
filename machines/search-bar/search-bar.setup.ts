import { assign, raise } from 'xstate'

import { SEARCH_DEBOUNCE_MS } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'
import { isPage, type Place } from '../pages/place.ts'

import { callSetup } from '../call/call.ts'
import { actionNotProvided, actorNotProvided, listenerNotProvided } from '../not-provided.ts'
import { isSearchable, type FirstPage } from '../search-results/search-results.ts'

import type { SearchBarEvent } from './search-bar.events.ts'
import {
  entryOf,
  isAll,
  isEnough,
  isFound,
  keepsText,
  nextActive,
  queryIn,
  withRecent,
  wordsOf,
  wordsToKeep,
} from './search-bar.ts'
import type { PopularKnown, RecentSearches, SearchBarContext, Searcher, Surface } from './search-bar.ts'

export const searchBarSetup = callSetup({
  types: { context: {} as SearchBarContext, events: {} as SearchBarEvent, tags: {} as 'open' | 'busy' },
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
    /** Suggestions carry the prices and buying rights of the previous user. */
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
