import { fromPromise } from 'xstate'

import { deleteSharedProtocolV2 } from '#contract/clients.ts'
import { protocolRemovalMachine } from '#machines/shared-protocols/protocol-removal.machine.ts'

import type { LatePorts } from '../late-ports.ts'

export function provideProtocolRemoval({ client }: Pick<LatePorts, 'client'>) {
  return protocolRemovalMachine.provide({
    actors: {
      removeProtocol: fromPromise(({ input: { protocolId }, signal }) =>
        client.call(deleteSharedProtocolV2, { params: { id: protocolId } }, { signal }),
      ),
    },
  })
}
