import { fromPromise } from 'xstate'

import { listFilterOptions, listProducts } from '#contract/catalogue.ts'
import { PRODUCTS_PAGE_SIZE } from '#contract/constants.ts'
import { catalogueMachine } from '#machines/catalogue/catalogue.machine.ts'
import type { PageRequest } from '#machines/catalogue/catalogue.ts'
import type { Query } from '#machines/catalogue/query.ts'

import type { Client } from '../client.ts'
import type { Logger } from '../logger.ts'

export interface CataloguePorts {
  client: Client
  log: Logger
  readonly writeAddress: (query: Query) => void
}

export function provideCatalogue({ client, log, writeAddress }: CataloguePorts) {
  const fetchPage = ({ ids, ordering, page }: PageRequest, signal: AbortSignal) => {
    const { order_by, order } = ordering
    return client.call(listProducts, { query: { ...ids, order_by, order, page, limit: PRODUCTS_PAGE_SIZE } }, signal)
  }
  return catalogueMachine.provide({
    actors: {
      fetchCounts: fromPromise(({ input, signal }) => client.call(listFilterOptions, { query: input.ids }, signal)),
      fetchProducts: fromPromise(({ input, signal }) => fetchPage(input, signal)),
      fetchNextPage: fromPromise(({ input, signal }) => fetchPage(input, signal)),
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
