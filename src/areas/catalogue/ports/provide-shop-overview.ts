import { shopOverviewMachine } from '#machines/catalogue/shop-overview.machine.ts'

import { loadCalls } from '#actors/create-client.ts'
import type { Client } from '#actors/client.ts'

import { freshDataActors } from '#actors/fresh-data.ts'

export function provideShopOverview({ client }: { client: Client }) {
  return shopOverviewMachine.provide({
    actors: freshDataActors(async (options) => {
      const { getShopOverview } = await loadCalls()
      return await client.call(getShopOverview, {}, options)
    }),
  })
}
