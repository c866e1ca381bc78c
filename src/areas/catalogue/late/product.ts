import { fromPromise } from 'xstate'

import { productMachine } from '#machines/catalogue/product/product.machine.ts'

import { loadCalls } from '#actors/create-client.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function provideProduct({ client }: Pick<LatePorts, 'client'>) {
  return productMachine.provide({
    actors: {
      fetchProduct: fromPromise(async ({ input: { language, slug }, signal }) => {
        const { getProduct } = await loadCalls()
        return await client.call(getProduct, { params: { slug } }, { language, signal })
      }),
    },
  })
}
