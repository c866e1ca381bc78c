import { listLookups } from '#contract/registration.ts'
import { lookupsMachine } from '#machines/fresh-data/lookups.machine.ts'

import { untilAllowed } from '../allowed.ts'
import type { Client } from '../client.ts'

import { freshDataActors } from './fresh-data.ts'

export function provideLookups({ client }: { client: Client }) {
  return lookupsMachine.provide({
    actors: freshDataActors(
      (options) => client.call(listLookups, {}, options),
      (system, signal) => untilAllowed(system, signal, 'lookups'),
    ),
  })
}
