import { listClients } from '#contract/clients.ts'
import { listProtocols } from '#contract/protocols.ts'
import { latestProtocolsMachine } from '#machines/practitioner-home/latest-protocols.machine.ts'
import { waitingClientsMachine } from '#machines/practitioner-home/waiting-clients.machine.ts'

import { untilAllowed } from '../allowed.ts'
import type { Client } from '../client.ts'

import { freshDataActors } from './fresh-data.ts'

const PROTOCOLS_SHOWN = 3
const CLIENTS_SHOWN = 5

export function provideLatestProtocols({ client }: { client: Client }) {
  return latestProtocolsMachine.provide({
    actors: freshDataActors(async (options) => {
      const result = await client.call(listProtocols, { query: { limit: PROTOCOLS_SHOWN } }, options)
      return result.ok ? { ok: true, value: result.value.data } : result
    }, untilAllowed),
  })
}

export function provideWaitingClients({ client }: { client: Client }) {
  return waitingClientsMachine.provide({
    actors: freshDataActors(
      (options) => client.call(listClients, { query: { order_by: 'waiting', limit: CLIENTS_SHOWN } }, options),
      untilAllowed,
    ),
  })
}
