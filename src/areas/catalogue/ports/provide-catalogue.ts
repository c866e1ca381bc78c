import { fromPromise } from 'xstate'

import type { ProductPage } from '#areas/catalogue/contract/catalogue.ts'
import { PRODUCTS_PAGE_SIZE } from '#contract/constants.ts'
import type { CallResult } from '#contract/result.ts'
import { catalogueMachine } from '#machines/catalogue/catalogue.machine.ts'
import { joinAnswers } from '#machines/catalogue/catalogue.ts'
import type { PageRequest } from '#machines/catalogue/catalogue.ts'
import type { Query } from '#machines/pages/query.ts'

import { loadCalls } from '#actors/create-client.ts'
import type { Client } from '#actors/client.ts'
import type { Logger } from '#actors/logger.ts'

export interface CataloguePorts {
  client: Client
  log: Logger
  readonly writeAddress: (query: Query) => void
}

export function provideCatalogue({ client, log, writeAddress }: CataloguePorts) {
  const fetchPage = async ({ language, ids, ordering }: PageRequest, page: number, signal: AbortSignal) => {
    const { listProducts } = await loadCalls()
    const { order_by, order } = ordering
    return await client.call(
      listProducts,
      { query: { ...ids, order_by, order, page, limit: PRODUCTS_PAGE_SIZE } },
      { language, signal },
    )
  }
  const fetchPages = async (request: PageRequest, signal: AbortSignal): Promise<CallResult<ProductPage>> => {
    const pages = Array.from({ length: request.to - request.from + 1 }, (_, index) => request.from + index)
    return joinAnswers(await Promise.all(pages.map((page) => fetchPage(request, page, signal))))
  }
  return catalogueMachine.provide({
    actors: {
      fetchCounts: fromPromise(async ({ input: { language, ids }, signal }) => {
        const { listFilterOptions } = await loadCalls()
        return await client.call(listFilterOptions, { query: ids }, { language, signal })
      }),
      fetchProducts: fromPromise(({ input, signal }) => fetchPages(input, signal)),
      fetchNextPage: fromPromise(({ input, signal }) => fetchPages(input, signal)),
    },
    actions: {
      writeAddress: (_, { query }) => writeAddress(query),
      logUnknownOption: (_, { group, id }) => log.warn(`catalogue: no such option: ${group} ${id}`),
      logUnknownOrder: (_, { values }) => {
        if (values.length > 0) log.warn(`catalogue: no such order: ${values.join(', ')}`)
      },
      logCountsFailed: () => log.warn('catalogue: the numbers of the filter options could not be fetched'),
      warnNotConnected: () => log.warn('catalogue: no pagination function is connected'),
    },
  })
}
