import { popularProductsMachine } from '#machines/fresh-data/popular-products.machine.ts'

import type { Client } from '../client.ts'

import { freshDataActors } from './fresh-data.ts'

export function providePopularProducts({ client }: { client: Client }) {
  return popularProductsMachine.provide({
    actors: freshDataActors(async (options) => {
      const { listPopularProducts } = await import('#contract/search.ts')
      return await client.call(listPopularProducts, {}, options)
    }),
  })
}
