import { fromPromise } from 'xstate'

import { FETCH_RETRY_MS } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { getOrder } from '#contract/orders.ts'
import type { Order } from '#contract/orders.ts'
import type { FetchAnswer } from '#machines/fresh-data/fresh-data.machine.ts'
import { orderMachine } from '#machines/checkout/order.machine.ts'

import { untilAllowed } from '../allowed.ts'
import type { LatePorts } from '../late-ports.ts'
import { timed } from '../timed.ts'
import { wait } from '../wait.ts'

export function provideOrder({ client }: Pick<LatePorts, 'client'>) {
  return orderMachine.provide({
    actors: {
      waitToRetry: fromPromise<void, undefined>(({ signal }) => wait(FETCH_RETRY_MS, signal)),
      fetchData: fromPromise<FetchAnswer<Order>, { key: string }>(async ({ input: { key }, system, signal }) => {
        await untilAllowed(system, signal, 'order')
        const [language, id] = key.split(':')
        return await timed(
          client.call(getOrder, { params: { id: Number(id) } }, { language: language as LanguageCode, signal }),
        )
      }),
    },
  })
}
