import { assign } from 'xstate'

import type { CallResult, Problem } from '#contract/result.ts'
import type { SearchResult } from '#contract/search.ts'
import type { LanguageCode } from '#contract/languages.ts'

import type { Query } from '../catalogue/query.ts'
import { callSetup } from '../call/call.ts'
import { actionNotProvided, actorNotProvided } from '../not-provided.ts'

import {
  chosenGroups,
  clearResults,
  filtered,
  firstPageOf,
  isSameSearch,
  isSearchable,
  keepResults,
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
