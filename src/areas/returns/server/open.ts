import type { Operator } from '#contract/shop-settings.ts'

import { sellerOf } from '#areas/papers/server/index.ts'
import type { Database } from '#server/database/index.ts'
import { seedReturns } from './demo/returns.ts'
import { startRefundWork } from './give-back.ts'
import { openReturns, type ReturnDeps } from './index.ts'

interface PrepareDeps {
  readonly database: Pick<Database, 'bulk'>
  readonly holdsDemo: boolean
}

export async function prepare({ holdsDemo, database }: PrepareDeps): Promise<void> {
  if (holdsDemo) await seedReturns(database.bulk)
}

interface OpenDeps extends Omit<ReturnDeps, 'seller'> {
  readonly operator: Operator
}

export const open = (deps: OpenDeps) => ({
  services: { returns: openReturns({ ...deps, seller: sellerOf(deps) }) },
  background: [startRefundWork(deps)],
})
