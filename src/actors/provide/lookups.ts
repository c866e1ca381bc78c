import { fromPromise } from 'xstate'

import { FETCH_RETRY_MS } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { listLookups } from '#contract/registration.ts'
import { lookupsMachine } from '#machines/fresh-data/lookups.machine.ts'

import type { Client } from '../client.ts'
import { wait } from '../wait.ts'

export function provideLookups({ client }: { client: Client }) {
  return lookupsMachine.provide({
    actors: {
      fetchData: fromPromise(async ({ input, signal }) => {
        const result = await client.call(listLookups, {}, { language: input.key as LanguageCode, signal })
        return { result, at: Date.now() }
      }),
      waitToRetry: fromPromise(({ signal }) => wait(FETCH_RETRY_MS, signal)),
    },
  })
}
