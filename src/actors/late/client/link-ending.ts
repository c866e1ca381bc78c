import { fromPromise } from 'xstate'

import { endLink } from '#contract/consent.ts'
import { linkEndingMachine } from '#machines/consent/link-ending.machine.ts'

import type { LatePorts } from '../../late-ports.ts'

export function provideLinkEnding({ client }: Pick<LatePorts, 'client'>) {
  return linkEndingMachine.provide({
    actors: {
      endLink: fromPromise(({ input: { practitionerId }, signal }) =>
        client.call(endLink, { params: { id: practitionerId } }, { signal }),
      ),
    },
  })
}
