import { fromPromise } from 'xstate'

import { FETCH_RETRY_MS } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { popularProductsMachine } from '#machines/fresh-data/popular-products.machine.ts'

import type { Client } from '../client.ts'
import { wait } from '../wait.ts'

export function providePopularProducts({ client }: { client: Client }) {
  return popularProductsMachine.provide({
    actors: {
      fetchData: fromPromise(async ({ input, signal }) => {
        const { listPopularProducts } = await import('#contract/search.ts')
        const result = await client.call(listPopularProducts, {}, { language: input.key as LanguageCode, signal })
        return { result, at: Date.now() }
      }),
      waitToRetry: fromPromise(({ signal }) => wait(FETCH_RETRY_MS, signal)),
    },
  })
}
