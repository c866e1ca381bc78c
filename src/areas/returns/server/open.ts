import type { Operator } from '#contract/shop-settings.ts'

import { sellerOf } from '#areas/papers/server/index.ts'
import { startRefundWork } from './give-back.ts'
import { openReturns, type ReturnDeps } from './index.ts'

interface OpenDeps extends Omit<ReturnDeps, 'seller'> {
  readonly operator: Operator
}

export const open = (deps: OpenDeps) => ({
  services: { returns: openReturns({ ...deps, seller: sellerOf(deps) }) },
  background: [startRefundWork(deps)],
})
