import { SEARCH_PRIORITIES } from '#contract/constants.ts'
import { searchProducts } from '#areas/catalogue/contract/search.ts'
import type { SearchPlace } from '#machines/catalogue/search-results/search-results.ts'

import type { Client } from '#actors/client.ts'

/** Relevance, by the number that the call knows it by. */
const BY_RELEVANCE = { order_by: '1', order: 'desc' }

/** Asks for one page of a search. */
export function search(client: Client, { language, query, page, per_page, filters }: SearchPlace, signal: AbortSignal) {
  return client.call(
    searchProducts,
    {
      query: { query, formatted: true, page, per_page, ...filters, ...BY_RELEVANCE },
      body: { priorities: [...SEARCH_PRIORITIES] },
    },
    { language, signal },
  )
}
