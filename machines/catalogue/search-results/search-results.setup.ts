import { assign } from 'xstate'

import type { CallResult, Problem } from '#contract/result.ts'
import type { SearchResult } from '#areas/catalogue/contract/search.ts'
import type { LanguageCode } from '#contract/languages.ts'

import type { Query } from '../../pages/query.ts'
import { callSetup } from '../../call/call.ts'
import { actionNotProvided, actorNotProvided } from '../../not-provided.ts'

import {
  chosenGroups,
  clearResults,
  filtered,
  firstPageOf,
  isSameSearch,
  isSearchable,
  setResults,
  openSearch,
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
export interface Found {
  place: SearchPlace
  found: FirstPage | null
}

export const searchResultsSetup = callSetup({
  types: {
    context: {} as SearchResultsContext,
    events: {} as Event,
    tags: {} as 'busy' | 'failed' | 'unread' | 'http-503',
  },
  actors: {
    fetchResults: actorNotProvided<CallResult<SearchResult>, SearchPlace>('fetchResults'),
    /** Tells the group without whose filters most would be found, where one helps, and what is found without any. */
    fetchRelief: actorNotProvided<FewerFilters, SearchPlace>('fetchRelief'),
  },
}).extend({
  guards: {
    /** The address names the search that is in sight. */
    isSamePlace: ({ context }, params: SearchPlace) => isSameSearch(context, params),
    /** The results of this search are still here. */
    isKept: ({ context }, params: SearchPlace) => context.found.current_page > 0 && isSameSearch(context, params),
    /** The search bar has found the first page of this search already. */
    isFound: (_, { place, found }: Found) => found !== null && isSameSearch(place, firstPageOf(found)),
    /** The address names words that can be searched for. */
    isSearchable: (_, params: SearchPlace) => isSearchable(params.query),
    /** Products were found on this page. */
    hasHits: ({ context }) => context.found.hits.length > 0,
    /** Products were found, but fewer pages than the address asks for. */
    isPastEnd: ({ context }) => context.found.total_found > 0,
    /** There are words to search for. */
    hasWords: ({ context }) => isSearchable(context.query),
    /** The words find nothing, even without filters. */
    isNothingByWords: (_, params: FewerFilters) => params.byWords === 0,
    /** Any filter is set. */
    hasFilters: ({ context }) => chosenGroups(context.filters).length > 0,
  },
  actions: {
    /** Begins a search anew, without what was found before. */
    openPlace: assign((_, params: SearchPlace) => openSearch(params)),
    /** Notes the search that the address names; what was found before stays for now. */
    movePlace: assign((_, params: SearchPlace) => params),
    /** Shows what the search bar has found already. */
    openFound: assign((_, { place, found }: Found) => ({ ...place, ...(found && setResults(found)) })),
    /** Chooses a filter, or takes it back; results begin at the first page. */
    toggleFilter: assign(({ context }, { group, id }: { group: SearchGroup; id: number }) =>
      filtered(context, toggled(context.filters, group, id)),
    ),
    /** Takes all filters of one group back; results begin at the first page. */
    clearGroup: assign(({ context }, params: { group: SearchGroup }) =>
      filtered(context, withGroup(context.filters, params.group, [])),
    ),
    /** Takes all filters back; results begin at the first page. */
    resetFilters: assign(({ context }) => filtered(context, {})),
    /** Keeps which filter to take away for there to be results. */
    setRelief: assign((_, params: { relief: Relief | null }) => params),
    /** Shows the products found. */
    setResults: assign((_, params: CallResult<SearchResult>) => (params.ok ? setResults(params.value) : {})),
    /** Takes the products of another search out of sight. */
    clearResults: assign(() => clearResults()),
    /** Port: replaces the query of the address in place. */
    writeAddress: actionNotProvided<{ query: Record<string, string> }>('writeAddress'),
    /** Port: logs a search that has failed, and says nothing of it (search.failure-clears-and-logs). */
    logFailure: actionNotProvided<{ problem: Problem | null }>('logFailure'),
  },
})
