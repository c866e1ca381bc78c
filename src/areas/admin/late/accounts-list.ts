import { listAccounts } from '#areas/admin/contract/admin.ts'
import { accountsListMachine } from '#machines/admin/accounts-list.machine.ts'
import { accountsOfKey, ADMIN_PAGE_SIZE } from '#machines/admin/lists.ts'

import { addressDataActors } from '#actors/address-data.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function provideAccountsList({ client }: Pick<LatePorts, 'client'>) {
  return accountsListMachine.provide({
    actors: addressDataActors('accountsList', accountsOfKey, ({ type, keyword, page }, options) => {
      const query = {
        page,
        limit: ADMIN_PAGE_SIZE,
        ...(type !== null && { user_type_id: type }),
        ...(keyword !== '' && { keyword }),
      }
      return client.call(listAccounts, { query }, options)
    }),
  })
}
