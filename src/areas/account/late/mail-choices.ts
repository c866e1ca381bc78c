import { fromPromise } from 'xstate'

import { readMailChoices, setMailChoice } from '#areas/account/contract/mail-choices.ts'
import { mailChoicesMachine } from '#machines/account/mail-choices.machine.ts'

import type { LatePorts } from '#actors/late-ports.ts'

export function provideMailChoices({ client }: Pick<LatePorts, 'client'>) {
  return mailChoicesMachine.provide({
    actors: {
      fetchChoices: fromPromise(({ input, signal }) => client.call(readMailChoices, { body: input }, { signal })),
      sendChoice: fromPromise(({ input, signal }) => client.call(setMailChoice, { body: input }, { signal })),
    },
  })
}
