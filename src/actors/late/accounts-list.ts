import { fromPromise } from 'xstate'

import { listAccounts } from '#contract/admin.ts'
import { accountsListMachine } from '#machines/admin/accounts-list.machine.ts'
import { ADMIN_PAGE_SIZE } from '#machines/admin/lists.ts'

import { untilAllowed } from '../allowed.ts'
import type { LatePorts } from '../late-ports.ts'

export function provideAccountsList({ client }: Pick<LatePorts, 'client'>) {
  return accountsListMachine.provide({
    actors: {
      fetchAccounts: fromPromise(
        async ({
          input: {
            wanted: { language, keyword, page },
          },
          signal,
          system,
        }) => {
          await untilAllowed(system, signal, 'accountsList')
          const query = { page, limit: ADMIN_PAGE_SIZE, ...(keyword !== '' && { keyword }) }
          return await client.call(listAccounts, { query }, { language, signal })
        },
      ),
    },
  })
}
