import { fromPromise } from 'xstate'

import { listSharedProtocols } from '#contract/clients.ts'
import { sharedProtocolsMachine } from '#machines/shared-protocols/shared-protocols.machine.ts'

import { untilAllowed } from '../../allowed.ts'
import type { LatePorts } from '../../late-ports.ts'

export function provideSharedProtocols({ client }: Pick<LatePorts, 'client'>) {
  return sharedProtocolsMachine.provide({
    actors: {
      fetchProtocols: fromPromise(async ({ input: { language }, signal, system }) => {
        await untilAllowed(system, signal)
        return await client.call(listSharedProtocols, {}, { language, signal })
      }),
    },
  })
}
