import { fromPromise } from 'xstate'

import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult } from '#contract/result.ts'
import type { FetchAnswer } from '#machines/fresh-data/fresh-data.machine.ts'

import type { AnySystem } from './allowed.ts'
import type { CallOptions } from './client.ts'

/** The actor of data that is known by its language: the call that brings it once it is ready to be asked. */
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
  }
}
