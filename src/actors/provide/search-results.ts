import { fromPromise } from 'xstate'

import { SEARCH_PRIORITIES } from '#contract/constants.ts'
import { searchProducts } from '#contract/search.ts'
import { searchResultsMachine } from '#machines/search-results/search-results.machine.ts'
import { chosenGroups, withGroup } from '#machines/search-results/search-results.ts'
import type { Relief, SearchPlace } from '#machines/search-results/search-results.ts'

import type { Client } from '../client.ts'
import type { Logger } from '../logger.ts'

/** Relevance, by the number that the call knows it by (section 7, decision 41). */
const BY_RELEVANCE = { order_by: '1', order: 'desc' }

interface SearchPorts {
  client: Client
  log: Logger
  /** Replaces the query of the address in place. */
  writeAddress: (query: Record<string, string>) => void
}

export function provideSearchResults({ client, log, writeAddress }: SearchPorts) {
  const search = ({ language, query, page, per_page, filters }: SearchPlace, signal: AbortSignal) =>
    client.call(
      searchProducts,
      { query: { query, formatted: true, page, per_page, ...filters, ...BY_RELEVANCE }, body: { priorities: [...SEARCH_PRIORITIES] } },
      { language, signal },
    )

  return searchResultsMachine.provide({
    actors: {
      fetchResults: fromPromise(({ input, signal }) => search(input, signal)),
      fetchRelief: fromPromise(async ({ input, signal }) => {
        const without = await Promise.all(
          chosenGroups(input.filters).map(async (group): Promise<Relief> => {
            const result = await search({ ...input, page: 1, per_page: 1, filters: withGroup(input.filters, group, []) }, signal)
            return { group, total_found: result.ok ? result.value.total_found : 0 }
          }),
        )
        const [best] = without.toSorted((one, other) => other.total_found - one.total_found)
        return best && best.total_found > 0 ? best : null
      }),
    },
    actions: {
      logFailure: (_, { problem }) => log.warn(`search: nothing could be found: ${problem?.kind ?? 'no answer'}`),
      writeAddress: (_, { query }) => writeAddress(query),
    },
  })
}
