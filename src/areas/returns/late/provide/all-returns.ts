import { listReturns } from '#areas/returns/contract/admin-returns.ts'
import { allReturnsMachine } from '#machines/returns/all-returns.machine.ts'
import { RETURNS_PAGE_SIZE, returnsOfKey } from '#machines/returns/returns-place.ts'

import { addressDataActors } from '#actors/address-data.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function provideAllReturns({ client }: Pick<LatePorts, 'client'>) {
  return allReturnsMachine.provide({
    actors: addressDataActors('allReturns', returnsOfKey, ({ page, state, keyword }, options) => {
      const query = { page, limit: RETURNS_PAGE_SIZE, ...(state && { state }), ...(keyword !== '' && { keyword }) }
      return client.call(listReturns, { query }, options)
    }),
  })
}
