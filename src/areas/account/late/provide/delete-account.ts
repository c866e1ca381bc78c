import { fromPromise } from 'xstate'

import { deleteAccount, getLeaving } from '#areas/account/contract/account.ts'
import { deleteAccountMachine } from '#machines/account/delete-account.machine.ts'

import type { LatePorts } from '#actors/late-ports.ts'

export function provideDeleteAccount({ client }: Pick<LatePorts, 'client'>) {
  return deleteAccountMachine.provide({
    actors: {
      deleteAccount: fromPromise(({ signal }) => client.call(deleteAccount, {}, { signal })),
      fetchLeaving: fromPromise(({ signal }) => client.call(getLeaving, {}, { signal })),
    },
  })
}
