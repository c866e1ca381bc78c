import { fromPromise } from 'xstate'

import { getProduct } from '#contract/catalogue.ts'
import { productMachine } from '#machines/product/product.machine.ts'

import type { Client } from '../client.ts'

export function provideProduct({ client }: { client: Client }) {
  return productMachine.provide({
    actors: {
      fetchProduct: fromPromise(({ input: { language, slug }, signal }) => client.call(getProduct, { params: { slug } }, { language, signal })),
    },
  })
}
