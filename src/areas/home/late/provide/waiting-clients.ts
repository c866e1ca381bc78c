import { listClients } from '#areas/clients/contract/clients.ts'
import { waitingClientsMachine } from '#machines/home/waiting-clients.machine.ts'

import { untilAllowed } from '#actors/allowed.ts'

import { freshDataActors } from '#actors/fresh-data.ts'
import type { LatePorts } from '#actors/late-ports.ts'

const CLIENTS_SHOWN = 5

export function provideWaitingClients({ client }: Pick<LatePorts, 'client'>) {
  return waitingClientsMachine.provide({
    actors: freshDataActors(
      (options) => client.call(listClients, { query: { order_by: 'waiting', limit: CLIENTS_SHOWN } }, options),
      untilAllowed,
    ),
  })
}
