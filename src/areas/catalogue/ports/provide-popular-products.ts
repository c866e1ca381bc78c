import { popularProductsMachine } from '#machines/catalogue/popular-products.machine.ts'

import { loadCalls } from '#actors/create-client.ts'
import type { Client } from '#actors/client.ts'

import { freshDataActors } from '#actors/fresh-data.ts'

export function providePopularProducts({ client }: { client: Client }) {
  return popularProductsMachine.provide({
    actors: freshDataActors(async (options) => {
      const { listPopularProducts } = await loadCalls()
      return await client.call(listPopularProducts, {}, options)
    }),
  })
}
