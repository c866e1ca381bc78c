import { fromPromise } from 'xstate'

import { endSessions, listSessions } from '#areas/account/contract/account.ts'
import { devicesMachine } from '#machines/account/devices.machine.ts'

import { untilAllowed } from '#actors/allowed.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function provideDevices({ client }: Pick<LatePorts, 'client'>) {
  return devicesMachine.provide({
    actors: {
      fetchDevices: fromPromise(async ({ signal, system }) => {
        await untilAllowed(system, signal, 'devices')
        return await client.call(listSessions, {}, { signal })
      }),
      // The ids stand in query and body (call.delete-ids-in-body-or-query).
      endSessions: fromPromise(({ input: { sessionId }, signal }) =>
        client.call(
          endSessions,
          sessionId === null ? {} : { query: { session_id: sessionId }, body: { session_id: sessionId } },
          { signal },
        ),
      ),
    },
  })
}
