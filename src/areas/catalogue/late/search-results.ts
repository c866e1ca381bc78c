import { fromPromise } from 'xstate'

import { searchResultsMachine } from '#machines/catalogue/search-results/search-results.machine.ts'
import { chosenGroups, withGroup } from '#machines/catalogue/search-results/search-results.ts'
import type { Relief, SearchFilters } from '#machines/catalogue/search-results/search-results.ts'

import type { Client } from '#actors/client.ts'
import type { Logger } from '#actors/logger.ts'
import { search } from '#areas/catalogue/ports/search.ts'

interface SearchPorts {
  client: Client
  log: Logger
  /** Replaces the query of the address in place. */
  writeAddress: (query: Record<string, string>) => void
}

export function provideSearchResults({ client, log, writeAddress }: SearchPorts) {
  return searchResultsMachine.provide({
    actors: {
      fetchResults: fromPromise(({ input, signal }) => search(client, input, signal)),
      fetchRelief: fromPromise(async ({ input, signal }) => {
        const count = async (filters: SearchFilters): Promise<number | null> => {
          const result = await search(client, { ...input, page: 1, per_page: 1, filters }, signal)
          return result.ok ? result.value.total_found : null
        }
        const groups = chosenGroups(input.filters)
        const [counts, byWords] = await Promise.all([
          Promise.all(groups.map((group) => count(withGroup(input.filters, group, [])))),
          // Without the only group the words are alone: that is asked already.
          groups.length > 1 ? count({}) : undefined,
        ])
        const [best] = groups
          .map((group, at): Relief => ({ group, total_found: counts[at] ?? 0 }))
          .toSorted((one, other) => other.total_found - one.total_found)
        return {
          relief: best && best.total_found > 0 ? best : null,
          byWords: byWords === undefined ? (counts[0] ?? null) : byWords,
        }
      }),
    },
    actions: {
      logFailure: (_, { problem }) => log.warn(`search: nothing could be found: ${problem?.kind ?? 'no answer'}`),
      writeAddress: (_, { query }) => writeAddress(query),
    },
  })
}
