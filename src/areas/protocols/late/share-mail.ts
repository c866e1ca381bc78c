import { fromPromise } from 'xstate'

import { readShareMail } from '#areas/protocols/contract/protocols.ts'
import { shareMailMachine } from '#machines/protocols/share-mail.machine.ts'

import type { LatePorts } from '#actors/late-ports.ts'

export function provideShareMail({ client }: Pick<LatePorts, 'client'>) {
  return shareMailMachine.provide({
    actors: {
      fetchMail: fromPromise(({ input: { protocolId, clientId }, signal }) =>
        client.call(readShareMail, { params: { id: protocolId, client_id: clientId } }, { signal }),
      ),
    },
  })
}
