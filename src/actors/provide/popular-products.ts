import { popularProductsMachine } from '#machines/fresh-data/popular-products.machine.ts'

import { loadCalls } from '../create-client.ts'
import type { Client } from '../client.ts'

import { freshDataActors } from '../fresh-data.ts'

export function providePopularProducts({ client }: { client: Client }) {
  return popularProductsMachine.provide({
    actors: freshDataActors(async (options) => {
      const { listPopularProducts } = await loadCalls()
      return await client.call(listPopularProducts, {}, options)
    }),
  })
}
