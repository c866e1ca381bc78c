import { fromPromise } from 'xstate'

import { FETCH_RETRY_MS } from '#contract/constants.ts'
import type { CallResult } from '#contract/result.ts'
import type { LateChart } from '#machines/app/charts.ts'
import type { FetchAnswer } from '#machines/fresh-data/fresh-data.machine.ts'
import { ordersOfKey } from '#machines/orders/orders-place.ts'
import type { OrdersPlace } from '#machines/orders/orders-place.ts'

import { untilAllowed } from './allowed.ts'
import type { CallOptions } from './client.ts'
import { timed } from './timed.ts'
import { wait } from './wait.ts'

/** The actors of a list of orders whose key is the address. */
export function orderListActors<Page>(
  chart: LateChart,
  ask: (wanted: OrdersPlace, options: CallOptions) => Promise<CallResult<Page>>,
) {
  return {
    fetchData: fromPromise<FetchAnswer<Page>, { key: string }>(async ({ input: { key }, signal, system }) => {
      await untilAllowed(system, signal, chart)
      const wanted = ordersOfKey(key)
      return await timed(ask(wanted, { language: wanted.language, signal }))
    }),
    waitToRetry: fromPromise<void, undefined>(({ signal }) => wait(FETCH_RETRY_MS, signal)),
  }
}
