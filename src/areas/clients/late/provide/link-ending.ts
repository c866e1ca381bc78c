import { fromPromise } from 'xstate'

import { endLink } from '#areas/clients/contract/consent.ts'
import { linkEndingMachine } from '#machines/clients/consent/link-ending.machine.ts'

import type { LatePorts } from '#actors/late-ports.ts'

export function provideLinkEnding({ client }: Pick<LatePorts, 'client'>) {
  return linkEndingMachine.provide({
    actors: {
      endLink: fromPromise(({ input: { practitionerId }, signal }) =>
        client.call(endLink, { params: { id: practitionerId } }, { signal }),
      ),
    },
  })
}
