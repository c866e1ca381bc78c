import { fromPromise } from 'xstate'

import { deleteSharedProtocolV2 } from '#areas/protocols/contract/shared-protocols.ts'
import { protocolRemovalMachine } from '#machines/protocols/shared/protocol-removal.machine.ts'

import type { LatePorts } from '#actors/late-ports.ts'

export function provideProtocolRemoval({ client }: Pick<LatePorts, 'client'>) {
  return protocolRemovalMachine.provide({
    actors: {
      removeProtocol: fromPromise(({ input: { protocolId }, signal }) =>
        client.call(deleteSharedProtocolV2, { params: { id: protocolId } }, { signal }),
      ),
    },
  })
}
