import { fromPromise } from 'xstate'

import { endLink } from '#areas/clients/contract/consent.ts'
import { allowFilling } from '#areas/clients/contract/filling.ts'
import { linkEndingMachine } from '#machines/clients/consent/link-ending.machine.ts'

import type { LatePorts } from '#actors/late-ports.ts'

export function provideLinkEnding({ client }: Pick<LatePorts, 'client'>) {
  return linkEndingMachine.provide({
    actors: {
      endLink: fromPromise(({ input: { practitionerId }, signal }) =>
        client.call(endLink, { params: { id: practitionerId } }, { signal }),
      ),
      allowFilling: fromPromise(({ input: { practitionerId, mayFill }, signal }) =>
        client.call(allowFilling, { params: { id: practitionerId }, body: { may_fill_cart: mayFill } }, { signal }),
      ),
    },
  })
}
