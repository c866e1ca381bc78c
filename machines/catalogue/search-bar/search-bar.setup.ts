import { assign, emit, raise } from 'xstate'

import type { ListProduct } from '#areas/catalogue/contract/catalogue.ts'
import { SEARCH_DEBOUNCE_MS } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'
import { isPage, type Place } from '../../pages/place.ts'

import { callSetup } from '../../call/call.ts'
import { actionNotProvided, actorNotProvided, listenerNotProvided } from '../../not-provided.ts'
import { isSearchable, type FirstPage } from '../search-results/search-results.ts'

import type { SearchBarEvent, SearchBarFact } from './search-bar.events.ts'
import {
  entryOf,
  isAll,
  isEnough,
  isFound,
  keepsText,
  nextActive,
  productOf,
  queryIn,
  withRecent,
  wordsOf,
  wordsToKeep,
} from './search-bar.ts'
import type { PopularKnown, RecentSearches, SearchBarContext, Searcher, Surface } from './search-bar.ts'

export const searchBarSetup = callSetup({
  types: {
    context: {} as SearchBarContext,
    events: {} as SearchBarEvent,
    emitted: {} as SearchBarFact,
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
    /** Enough is typed to search for. */
    isEnough: (_, params: { text: string }) => isEnough(params.text),
    /** A star is typed, which stands for everything. */
    isAll: (_, params: { text: string }) => isAll(params.text),
    /** The page in sight is that of search results with words. */
    isInAddress: ({ context }) => queryIn(context.place) !== '',
    /** The suggestions in sight are those of the typed words. */
    isFound: ({ context }) => isFound(context),
    /** The entry is the one that tries the search again. */
    isRetry: ({ context }, params: { key: string | null }) => entryOf(context, params.key)?.kind === 'retry',
    /** There is such an entry in the list. */
    isEntry: ({ context }, params: { key: string | null }) => entryOf(context, params.key) !== undefined,
    /** The marked entry is a product. */
    isProduct: ({ context }) => productOf(context) !== undefined,
    /** The typed words can be searched for. */
    isSearchable: ({ context }) => isSearchable(wordsOf(context.text)),
    /** The page entered is the one in sight, perhaps with another query. */
    isSamePath: ({ context }, params: { place: Place }) => params.place.path === context.place?.path,
    /** The page entered is that of search results. */
    isResults: (_, params: { place: Place }) => isPage(params.place, 'searchResults'),
    /** The page entered is one on which the typed words stay: results, listing, a product. */
    isWhereTextStays: (_, params: { place: Place }) => keepsText(params.place),
    /** The results in sight are of words that are not yet the last search. */
    isNewSearch: ({ context }) => wordsToKeep(context) !== null,
  },
  actions: {
    /** Keeps what is typed; no entry is marked any more. */
    setText: assign((_, params: { text: string }) => ({ text: params.text, active: null, problem: null })),
    /** Empties the field, with all that was found. */
    resetText: assign({ text: '', found: null, problem: null, active: null }),
    /** Shows the words of the address in the field. */
    fillText: assign(({ context }) => ({ text: queryIn(context.place) })),
    /** Notes where it is typed: in the head of the page, or in the sheet of a narrow one. */
    setSurface: assign((_, params: { surface: Surface }) => ({ surface: params.surface })),
    /** Notes the page that is in sight. */
    setPlace: assign((_, params: { place: Place }) => ({ place: params.place })),
    /** Notes whose last searches are to be shown. */
    setPerson: assign((_, params: { person: Searcher }) => ({ person: params.person })),
    /** Keeps the last searches, as this browser has stored them. */
    setRecent: assign((_, params: { recent: RecentSearches | null }) => ({ recent: params.recent })),
    /** Keeps the popular products, which are shown while nothing is typed. */
    setPopular: assign((_, { language, products }: PopularKnown) => ({ popular: { language, products } })),
    /** Shows the suggestions; after a failure the old ones stay. */
    setFound: assign((_, params: CallResult<FirstPage>) => (params.ok ? { found: params.value, problem: null } : {})),
    /** Takes the suggestions out of sight: they carry prices and buying rights of the previous user. */
    forgetFound: assign({ found: null }),
    /** Lets suggestions for other words go, so that they do not come back. */
    forgetOther: assign(({ context }) => (isFound(context) ? {} : { found: null })),
    /** Marks the entry above or below. */
    moveActive: assign(({ context }, params: { by: 1 | -1 }) => ({ active: nextActive(context, params.by) })),
    /** Marks the entry that is pointed at. */
    setActive: assign((_, params: { key: string | null }) => ({ active: params.key })),
    /** Tells the root that the marked product is wanted in the active protocol. */
    emitSuggested: emit(({ context }) => ({
      type: 'product.suggested' as const,
      product: productOf(context) as ListProduct,
    })),
    /** Tells the bar itself that search results were opened, which makes its words the last search. */
    raiseResultsOpened: raise({ type: 'results.opened' }),
    /** Puts the words first among the last searches. */
    addRecent: assign(({ context }) => ({ recent: withRecent(context, wordsToKeep(context) ?? '') })),
    /** Port: keeps the last searches for the next visit. */
    storeRecent: actionNotProvided<{ recent: RecentSearches | null }>('storeRecent'),
    /** Port: goes to an address below the language in use. */
    openPage: actionNotProvided<{ address: string }>('openPage'),
    /** Port: replaces the query of the address in place. */
    replaceQuery: actionNotProvided<{ query: Record<string, string> }>('replaceQuery'),
    /** Port: logs a search that has failed, and says nothing of it (search.failure-clears-and-logs). */
    logFailure: actionNotProvided<{ problem: Problem | null }>('logFailure'),
  },
})
