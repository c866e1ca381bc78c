import { fromPromise } from 'xstate'

import { listFilterOptions } from '#contract/catalogue.ts'
import { FETCH_RETRY_MS } from '#contract/constants.ts'
import { shopOptionsMachine } from '#machines/fresh-data/shop-options.machine.ts'

import type { Client } from '../client.ts'
import { wait } from '../window.ts'

export function provideShopOptions({ client }: { client: Client }) {
  return shopOptionsMachine.provide({
    actors: {
      // The key is the language, which the client reads from the same cookie that the language chart has just written.
      fetchData: fromPromise(async ({ signal }) => ({ result: await client.call(listFilterOptions, { query: {} }, signal), at: Date.now() })),
      waitToRetry: fromPromise(({ signal }) => wait(FETCH_RETRY_MS, signal)),
    },
  })
}
