import { listLookups } from '#areas/account/contract/registration.ts'
import { lookupsMachine } from '#machines/account/lookups.machine.ts'

import { untilAllowed } from '#actors/allowed.ts'

import { freshDataActors } from '#actors/fresh-data.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function provideLookups({ client }: Pick<LatePorts, 'client'>) {
  return lookupsMachine.provide({
    actors: freshDataActors(
      (options) => client.call(listLookups, {}, options),
      (system, signal) => untilAllowed(system, signal, 'lookups'),
    ),
  })
}
