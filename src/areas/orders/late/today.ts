import { getToday } from '#areas/orders/contract/today.ts'
import { todayMachine } from '#machines/orders/today.machine.ts'

import { untilAllowed } from '#actors/allowed.ts'
import { freshDataActors } from '#actors/fresh-data.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function provideToday({ client }: Pick<LatePorts, 'client'>) {
  return todayMachine.provide({
    actors: freshDataActors((options) => client.call(getToday, {}, options), untilAllowed),
  })
}
