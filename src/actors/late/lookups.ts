import { listLookups } from '#contract/registration.ts'
import { lookupsMachine } from '#machines/fresh-data/lookups.machine.ts'

import { untilAllowed } from '../allowed.ts'

import { freshDataActors } from '../fresh-data.ts'
import type { LatePorts } from '../late-ports.ts'

export function provideLookups({ client }: Pick<LatePorts, 'client'>) {
  return lookupsMachine.provide({
    actors: freshDataActors(
      (options) => client.call(listLookups, {}, options),
      (system, signal) => untilAllowed(system, signal, 'lookups'),
    ),
  })
}
