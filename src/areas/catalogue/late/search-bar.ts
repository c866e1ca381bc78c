import type { AnyRouter } from '@tanstack/react-router'
import { fromPromise } from 'xstate'

import { searchBarMachine } from '#machines/catalogue/search-bar/search-bar.machine.ts'
import { firstPageOf } from '#machines/catalogue/search-results/search-results.ts'

import type { WriteAddress } from '#actors/address-writer.ts'
import type { Client } from '#actors/client.ts'
import type { Logger } from '#actors/logger.ts'
import { goOn } from '#actors/router.ts'
import { search } from '#areas/catalogue/ports/search.ts'
import { storeRecent, watchPopular, watchRecent, watchSearcher } from '#areas/catalogue/ports/search-bar.ts'
import type { Storage } from '#actors/storage.ts'

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
      fetchSuggestions: fromPromise(async ({ input, signal }) => {
        const result = await search(client, firstPageOf(input), signal)
        return result.ok ? { ok: true, value: { ...result.value, ...input } } : result
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
