import { getBank } from '#areas/commission/contract/bank.ts'
import { bankMachine } from '#machines/commission/bank/bank.machine.ts'

import { untilAllowed } from '#actors/allowed.ts'
import { freshDataActors } from '#actors/fresh-data.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function provideBank({ client }: Pick<LatePorts, 'client'>) {
  return bankMachine.provide({
    actors: freshDataActors(
      (options) => client.call(getBank, {}, options),
      (system, signal) => untilAllowed(system, signal, 'bank'),
    ),
  })
}
