import { fromPromise } from 'xstate'

import { getPractice } from '#areas/practice/contract/practice.ts'
import { practiceMachine } from '#machines/practice/practice.machine.ts'

import type { LatePorts } from '#actors/late-ports.ts'
import { logIcons } from '#areas/practice/ports/log-icons.ts'

export function providePractice({ client, log }: Pick<LatePorts, 'client' | 'log'>) {
  return practiceMachine.provide({
    actors: {
      fetchPractice: fromPromise(({ input: { language, shopName }, signal }) =>
        client.call(getPractice, { params: { shopName } }, { language, signal }),
      ),
    },
    actions: { logIcons: logIcons(log) },
  })
}
