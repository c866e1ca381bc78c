import { fromPromise } from 'xstate'

import { FETCH_RETRY_MS } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult } from '#contract/result.ts'
import type { FetchAnswer } from '#machines/fresh-data/fresh-data.machine.ts'

import type { AnySystem } from './allowed.ts'
import type { CallOptions } from './client.ts'
import { wait } from './wait.ts'

/** The actors of data that is known by its language: the call that brings it once it is ready to be asked, and the wait after one that failed. */
export function freshDataActors<Data>(
  ask: (options: CallOptions) => Promise<CallResult<Data>>,
  ready: (system: AnySystem, signal: AbortSignal) => Promise<void> = () => Promise.resolve(),
) {
  return {
    fetchData: fromPromise<FetchAnswer<Data>, { key: string }>(async ({ input, signal, system }) => {
      await ready(system, signal)
      const result = await ask({ language: input.key as LanguageCode, signal })
      return { result, at: Date.now() }
    }),
    waitToRetry: fromPromise<void, undefined>(({ signal }) => wait(FETCH_RETRY_MS, signal)),
  }
}
