import { shopOptionsMachine } from '#machines/fresh-data/shop-options.machine.ts'

import type { Client } from '../client.ts'

import { freshDataActors } from './fresh-data.ts'

export function provideShopOptions({ client }: { client: Client }) {
  return shopOptionsMachine.provide({
    actors: freshDataActors(async (options) => {
      const { listFilterOptions } = await import('#contract/catalogue.ts')
      return await client.call(listFilterOptions, { query: {} }, options)
    }),
  })
}
