import { fromPromise } from 'xstate'

import { getProtocol, readShareMail } from '#contract/protocols.ts'
import { protocolPageMachine } from '#machines/protocols/protocol-page.machine.ts'
import { shareMailMachine } from '#machines/protocols/share-mail.machine.ts'

import { untilAllowed } from '../allowed.ts'
import type { Client } from '../client.ts'

export function provideProtocolPage({ client, page }: { client: Client; page: Window }) {
  return protocolPageMachine.provide({
    actors: {
      fetchProtocol: fromPromise(async ({ input: { language, protocolId }, signal, system }) => {
        await untilAllowed(system, signal)
        return await client.call(getProtocol, { params: { id: protocolId } }, { language, signal })
      }),
    },
    actions: { printPage: () => page.print() },
  })
}

export function provideShareMail({ client }: { client: Client }) {
  return shareMailMachine.provide({
    actors: {
      fetchMail: fromPromise(({ input: { protocolId, clientId }, signal }) =>
        client.call(readShareMail, { params: { id: protocolId, client_id: clientId } }, { signal }),
      ),
    },
  })
}
