import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'

import type { searchResultsMachine } from '#machines/search-results/search-results.machine.ts'

import { useActorNamed } from './app.tsx'

export type SearchResultsSnapshot = SnapshotFrom<typeof searchResultsMachine>

/** A part of the snapshot of the page of search results. */
export function useSearchResults<Part>(select: (snapshot: SearchResultsSnapshot) => Part): Part {
  return useSelector(useActorNamed('searchResults'), select)
}
