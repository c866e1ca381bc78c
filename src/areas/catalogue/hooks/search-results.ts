import { useSelector } from '@xstate/react'
import { createContext, use } from 'react'
import type { SnapshotFrom } from 'xstate'

import type { searchResultsMachine } from '#machines/catalogue/search-results/search-results.machine.ts'

import type { LateActorRef } from '#hooks/app.tsx'

export type SearchResultsSnapshot = SnapshotFrom<typeof searchResultsMachine>
type SearchResultsRef = LateActorRef<'searchResults'>

const SearchResultsContext = createContext<SearchResultsRef | null>(null)

/** Hands the chart of the page of search results to all parts of the page. */
export const SearchResultsProvider = SearchResultsContext.Provider

/** The chart of the page of search results. */
export function useSearchResultsRef(): SearchResultsRef {
  const actor = use(SearchResultsContext)
  if (!actor) throw new Error('no SearchResultsProvider above')
  return actor
}

/** A part of the snapshot of the page of search results. */
export function useSearchResults<Part>(select: (snapshot: SearchResultsSnapshot) => Part): Part {
  return useSelector(useSearchResultsRef(), select)
}
