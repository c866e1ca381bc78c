import { fromPromise } from 'xstate'

import { getPractice } from '#contract/practice.ts'
import { practiceMachine } from '#machines/practice/practice.machine.ts'

import type { LatePorts } from '../../late-ports.ts'

export function providePractice({ client, log }: Pick<LatePorts, 'client' | 'log'>) {
  return practiceMachine.provide({
    actors: {
      fetchPractice: fromPromise(({ input: { language, shopName }, signal }) =>
        client.call(getPractice, { params: { shopName } }, { language, signal }),
      ),
    },
    actions: {
      logIcons: (_, { icons }) => {
        if (icons.length > 0) log.warn('a practice page names unknown icons', icons)
      },
    },
  })
}
