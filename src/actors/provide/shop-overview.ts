import { shopOverviewMachine } from '#machines/fresh-data/shop-overview.machine.ts'

import { loadCalls } from '../create-client.ts'
import type { Client } from '../client.ts'

import { freshDataActors } from '../fresh-data.ts'

export function provideShopOverview({ client }: { client: Client }) {
  return shopOverviewMachine.provide({
    actors: freshDataActors(async (options) => {
      const { getShopOverview } = await loadCalls()
      return await client.call(getShopOverview, {}, options)
    }),
  })
}
