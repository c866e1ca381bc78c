import { fromPromise } from 'xstate'

import { listSharedProtocols } from '#areas/protocols/contract/shared-protocols.ts'
import { sharedProtocolsMachine } from '#machines/protocols/shared/shared-protocols.machine.ts'

import { untilAllowed } from '#actors/allowed.ts'
import type { LatePorts } from '#actors/late-ports.ts'

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
