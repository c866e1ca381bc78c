import { shopOptionsMachine } from '#machines/catalogue/shop-options.machine.ts'

import { loadCalls } from '#actors/create-client.ts'
import type { Client } from '#actors/client.ts'

import { freshDataActors } from '#actors/fresh-data.ts'

export function provideShopOptions({ client }: { client: Client }) {
  return shopOptionsMachine.provide({
    actors: freshDataActors(async (options) => {
      const { listFilterOptions } = await loadCalls()
      return await client.call(listFilterOptions, { query: {} }, options)
    }),
  })
}
