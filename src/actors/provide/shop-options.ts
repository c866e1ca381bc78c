import { shopOptionsMachine } from '#machines/fresh-data/shop-options.machine.ts'

import { loadCalls } from '../create-client.ts'
import type { Client } from '../client.ts'

import { freshDataActors } from '../fresh-data.ts'

export function provideShopOptions({ client }: { client: Client }) {
  return shopOptionsMachine.provide({
    actors: freshDataActors(async (options) => {
      const { listFilterOptions } = await loadCalls()
      return await client.call(listFilterOptions, { query: {} }, options)
    }),
  })
}
