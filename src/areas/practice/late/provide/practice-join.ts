import { fromPromise } from 'xstate'

import { joinPractice } from '#areas/practice/contract/practice.ts'
import { practiceJoinMachine } from '#machines/practice/practice-join.machine.ts'

import type { LatePorts } from '#actors/late-ports.ts'

export function providePracticeJoin({ client }: Pick<LatePorts, 'client'>) {
  return practiceJoinMachine.provide({
    actors: {
      joinPractice: fromPromise(({ input: { shopName, language }, signal }) =>
        client.call(joinPractice, { params: { shopName } }, { language, signal }),
      ),
    },
  })
}
