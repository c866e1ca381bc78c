import type { AnyRouter } from '@tanstack/react-router'
import { fromPromise } from 'xstate'

import { SEARCH_PRIORITIES } from '#contract/constants.ts'
import { searchProducts } from '#contract/search.ts'
import { searchBarMachine } from '#machines/search-bar/search-bar.machine.ts'
import { SUGGESTED, suggestionsOf } from '#machines/search-bar/search-bar.ts'

import type { WriteAddress } from '../address-writer.ts'
import type { Client } from '../client.ts'
import type { Logger } from '../logger.ts'
import { goOn } from '../router.ts'
import { storeRecent, watchPopular, watchRecent, watchSearcher } from '../search-bar.ts'
import type { Storage } from '../storage.ts'

interface SearchBarPorts {
  page: Window
  router: AnyRouter
  client: Client
  storage: Storage
  log: Logger
  readonly writeAddress: WriteAddress
}

export function provideSearchBar({ page, router, client, storage, log, writeAddress }: SearchBarPorts) {
  return searchBarMachine.provide({
    actors: {
      fetchSuggestions: fromPromise(async ({ input: { language, query }, signal }) => {
        const result = await client.call(
          searchProducts,
          { query: { query, formatted: true, page: 1, per_page: SUGGESTED.products, order_by: '1', order: 'desc' }, body: { priorities: [...SEARCH_PRIORITIES] } },
          { language, signal },
        )
        return result.ok ? { ok: true, value: suggestionsOf(language, query, result.value) } : result
      }),
      watchRecent: watchRecent(page, storage),
      watchSearcher,
      watchPopular: watchPopular(storage),
    },
    actions: {
      storeRecent: (_, { recent }) => storeRecent(storage, recent),
      openPage: (_, { address }) => goOn(router, address),
      replaceQuery: (_, { query }) => writeAddress(query),
      logFailure: (_, { problem }) => log.warn(`search: no suggestions could be had: ${problem?.kind ?? 'no answer'}`),
    },
  })
}
