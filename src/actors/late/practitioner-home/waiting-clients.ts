import { listClients } from '#contract/clients.ts'
import { waitingClientsMachine } from '#machines/practitioner-home/waiting-clients.machine.ts'

import { untilAllowed } from '../../allowed.ts'

import { freshDataActors } from '../../fresh-data.ts'
import type { LatePorts } from '../../late-ports.ts'

const CLIENTS_SHOWN = 5

export function provideWaitingClients({ client }: Pick<LatePorts, 'client'>) {
  return waitingClientsMachine.provide({
    actors: freshDataActors(
      (options) => client.call(listClients, { query: { order_by: 'waiting', limit: CLIENTS_SHOWN } }, options),
      untilAllowed,
    ),
  })
}
