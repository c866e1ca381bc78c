import { fromPromise } from 'xstate'

import { deleteAccount } from '#contract/account.ts'
import { deleteAccountMachine } from '#machines/account/delete-account.machine.ts'

import type { LatePorts } from '../../late-ports.ts'

export function provideDeleteAccount({ client }: Pick<LatePorts, 'client'>) {
  return deleteAccountMachine.provide({
    actors: { deleteAccount: fromPromise(({ signal }) => client.call(deleteAccount, {}, { signal })) },
  })
}
