import { fromPromise } from 'xstate'

import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult } from '#contract/result.ts'
import type { LateChart } from '#machines/app/charts.ts'
import type { FetchAnswer } from '#machines/fresh-data/fresh-data.machine.ts'

import { untilAllowed } from './allowed.ts'
import type { CallOptions } from './client.ts'
import { timed } from './timed.ts'

/** The actor of data whose key is an address: the call that brings it once this person may ask for it. */
export function addressDataActors<Data, Place extends { readonly language: LanguageCode }>(
  chart: LateChart,
  ofKey: (key: string) => Place,
  ask: (place: Place, options: CallOptions) => Promise<CallResult<Data>>,
) {
  return {
    fetchData: fromPromise<FetchAnswer<Data>, { key: string }>(async ({ input: { key }, signal, system }) => {
      await untilAllowed(system, signal, chart)
      const place = ofKey(key)
      return await timed(ask(place, { language: place.language, signal }))
    }),
  }
}
