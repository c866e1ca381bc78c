import { fromPromise } from 'xstate'

import { endPlanFeed, getPlanFeed, makePlanFeed } from '#areas/protocols/contract/plan-feed.ts'
import { planFeedMachine } from '#machines/protocols/plan-feed.machine.ts'

import { untilAllowed } from '#actors/allowed.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function providePlanFeed({ client, page }: Pick<LatePorts, 'client' | 'page'>) {
  return planFeedMachine.provide({
    actors: {
      fetchFeed: fromPromise(async ({ signal, system }) => {
        await untilAllowed(system, signal)
        return await client.call(getPlanFeed, {}, { signal })
      }),
      makeFeed: fromPromise(({ signal }) => client.call(makePlanFeed, {}, { signal })),
      endFeed: fromPromise(({ signal }) => client.call(endPlanFeed, {}, { signal })),
    },
    actions: {
      // Refused where the page is not in front: the address can be selected still.
      copyAddress: (_, { address }) => void page.navigator.clipboard.writeText(address).catch(() => undefined),
    },
  })
}
