import { fromPromise } from 'xstate'

import { FETCH_RETRY_MS } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { shopOptionsMachine } from '#machines/fresh-data/shop-options.machine.ts'

import type { Client } from '../client.ts'
import { wait } from '../wait.ts'

export function provideShopOptions({ client }: { client: Client }) {
  return shopOptionsMachine.provide({
    actors: {
      fetchData: fromPromise(async ({ input, signal }) => {
        const { listFilterOptions } = await import('#contract/catalogue.ts')
        const result = await client.call(listFilterOptions, { query: {} }, { language: input.key as LanguageCode, signal })
        return { result, at: Date.now() }
      }),
      waitToRetry: fromPromise(({ signal }) => wait(FETCH_RETRY_MS, signal)),
    },
  })
}
