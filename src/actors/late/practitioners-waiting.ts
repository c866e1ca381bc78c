import { fromPromise } from 'xstate'

import { listPractitioners } from '#contract/admin.ts'
import { practitionersWaitingMachine } from '#machines/account/practitioners-waiting.machine.ts'

import { untilAllowed } from '../allowed.ts'
import type { LatePorts } from '../late-ports.ts'

export function providePractitionersWaiting({ client }: Pick<LatePorts, 'client'>) {
  return practitionersWaitingMachine.provide({
    actors: {
      countWaiting: fromPromise(async ({ signal, system }) => {
        await untilAllowed(system, signal, 'practitionersWaiting')
        const result = await client.call(listPractitioners, { query: { status: 'pending', limit: 1 } }, { signal })
        return result.ok ? { ok: true, value: result.value.total_results } : result
      }),
    },
  })
}
