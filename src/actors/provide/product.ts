import { fromPromise } from 'xstate'

import { productMachine } from '#machines/product/product.machine.ts'

import type { Client } from '../client.ts'

export function provideProduct({ client }: { client: Client }) {
  return productMachine.provide({
    actors: {
      fetchProduct: fromPromise(async ({ input: { language, slug }, signal }) => {
        const { getProduct } = await import('#contract/catalogue.ts')
        return await client.call(getProduct, { params: { slug } }, { language, signal })
      }),
    },
  })
}
