import { fromPromise } from 'xstate'

import { recoveryMachine } from '#machines/recovery/recovery.machine.ts'

import { askAgain, waitToAsk, watchMissing } from '../recovery.ts'

export function provideRecovery({ page }: { page: Window }) {
  return recoveryMachine.provide({
    actors: {
      watchMissing,
      waitToAsk: fromPromise(({ input: { attempts }, signal }) => waitToAsk(page, attempts, signal)),
    },
    actions: { askAgain: ({ system }, { of }) => askAgain(system, of) },
  })
}
