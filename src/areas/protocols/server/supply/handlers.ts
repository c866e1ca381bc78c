import type { calls } from '#areas/protocols/contract/calls.ts'
import type { HandlersOf } from '#server/api/implement.ts'
import type { Limits } from '#server/api/limits.ts'
import { shopperOf } from '#server/api/shopper.ts'
import { Refused } from '#server/request/refused.ts'
import { SUPPLY_WRITES_BY_ACCOUNT } from '../limits.ts'
import type { SupplyService } from './own.ts'

interface Services {
  readonly supply: SupplyService
  readonly limits: Limits
}

/** A client's calls for what they have of a shared protocol. */
export const supplyHandlers = (
  services: () => Services,
): Pick<HandlersOf<typeof calls>, 'getOwnSupply' | 'setOwnSupply'> => ({
  getOwnSupply: async ({ params }, language, { principal }) =>
    shared(await services().supply.getSupply(shopperOf(principal, language), params.id)),

  setOwnSupply: async ({ params, body }, language, { principal }) => {
    const { supply, limits } = services()
    await limits.take(SUPPLY_WRITES_BY_ACCOUNT, `${principal.userId}`)
    return shared(await supply.setSupply(shopperOf(principal, language), params.id, body))
  },
})

function shared<Supply>(supply: Supply | undefined): Supply {
  if (supply === undefined) throw new Refused(404, 'shareGone')
  return supply
}
