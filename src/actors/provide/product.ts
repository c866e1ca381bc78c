import { fromPromise } from 'xstate'

import { productMachine } from '#machines/product/product.machine.ts'

import { loadCalls } from '../create-client.ts'
import type { Client } from '../client.ts'

export function provideProduct({ client }: { client: Client }) {
  return productMachine.provide({
    actors: {
      fetchProduct: fromPromise(async ({ input: { language, slug }, signal }) => {
        const { getProduct } = await loadCalls()
        return await client.call(getProduct, { params: { slug } }, { language, signal })
      }),
    },
  })
}
