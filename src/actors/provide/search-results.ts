import { fromPromise } from 'xstate'

import { SEARCH_PRIORITIES } from '#contract/constants.ts'
import { searchProducts } from '#contract/search.ts'
import { searchResultsMachine } from '#machines/search-results/search-results.machine.ts'

import type { Client } from '../client.ts'
import type { Logger } from '../logger.ts'

/** Relevance, by the number that the call knows it by (section 7, decision 41). */
const BY_RELEVANCE = { order_by: '1', order: 'desc' }

export function provideSearchResults({ client, log }: { client: Client; log: Logger }) {
  return searchResultsMachine.provide({
    actors: {
      fetchResults: fromPromise(({ input: { language, query, page, per_page }, signal }) =>
        client.call(
          searchProducts,
          { query: { query, formatted: true, page, per_page, ...BY_RELEVANCE }, body: { priorities: [...SEARCH_PRIORITIES] } },
          { language, signal },
        ),
      ),
    },
    actions: {
      logFailure: (_, { problem }) => log.warn(`search: nothing could be found: ${problem?.kind ?? 'no answer'}`),
    },
  })
}
