import type { calls } from '#areas/returns/contract/calls.ts'

import type { HandlersOf } from '#server/api/implement.ts'
import { notSignedIn } from '#server/api/principal.ts'
import { shopperOf } from '#server/api/shopper.ts'
import { Refused } from '#server/request/refused.ts'
import type { CheckRefusal, RefundRefusal, ReturnRefusal, Returns } from './index.ts'

interface Services {
  readonly returns: Returns
}

export function returnHandlers(services: () => Services): HandlersOf<typeof calls> {
  return {
    getOrderReturns: async ({ params }, language, { principal }) => {
      const returns = await services().returns.getOrderReturns(shopperOf(principal, language), params.id)
      if (returns === undefined) throw new Refused(404, 'orderGone')
      return returns
    },

    withdraw: async ({ params, body }, language, { principal, idempotencyKey }) =>
      made(await services().returns.withdraw(shopperOf(principal, language), params.id, body.lines, idempotencyKey)),

    listReturns: ({ query }) => services().returns.listReturns(query),

    getReturn: async ({ params }) => found(await services().returns.getReturn(params.id)),

    getReturnsOfOrder: async ({ params }) => {
      const returns = await services().returns.getReturnsOfOrder(params.id)
      if (returns === undefined) throw new Refused(404, 'orderGone')
      return returns
    },

    createReturn: async ({ params, body }, _language, { principal, idempotencyKey }) =>
      made(await services().returns.createReturn(principal.userId, params.id, body, idempotencyKey)),

    receiveReturn: async ({ params }, _language, { principal }) =>
      found(await services().returns.receiveReturn(principal.userId, params.id)),

    checkReturn: async ({ params, body }, _language, { principal }) => {
      const checked = found(await services().returns.checkReturn(principal.userId, params.id, body.lines))
      if ('refused' in checked) throw new Refused(409, WHY_NOT_CHECKED[checked.refused])
      return checked
    },

    refundReturn: async ({ params, body }, _language, { principal }) =>
      refunded(await services().returns.refundReturn(principal.userId, params.id, body)),

    markTransferred: async ({ params }, _language, { principal }) =>
      refunded(await services().returns.markTransferred(principal.userId, params.id)),
  }
}

const WHY_NOT_RETURNED = {
  cancelled: 'returnCancelled',
  over: 'returnOver',
  tooMany: 'returnTooMany',
  unpaid: 'returnUnpaid',
  whole: 'returnWhole',
  unsent: 'returnUnsent',
} as const satisfies Record<Exclude<ReturnRefusal, 'missing'>, string>

const WHY_NOT_CHECKED = { checked: 'returnChecked', tooMany: 'returnTooMany' } as const satisfies Record<
  CheckRefusal,
  string
>

const WHY_NOT_REFUNDED = {
  state: 'refundState',
  tooMuch: 'refundTooMuch',
  way: 'refundWay',
} as const satisfies Record<RefundRefusal, string>

function made<Made extends object>(outcome: Made | { readonly refused: ReturnRefusal } | 'keyUsed' | 'gone'): Made {
  if (outcome === 'gone') throw notSignedIn()
  if (outcome === 'keyUsed') throw new Refused(409, 'keyUsed')
  if (!('refused' in outcome)) return outcome
  if (outcome.refused === 'missing') throw new Refused(404, 'orderGone')
  throw new Refused(409, WHY_NOT_RETURNED[outcome.refused])
}

function found<Found>(outcome: Found | undefined): Found {
  if (outcome === undefined) throw new Refused(404, 'returnGone')
  return outcome
}

function refunded<Done extends object>(outcome: Done | { readonly refused: RefundRefusal } | undefined): Done {
  const done = found(outcome)
  if ('refused' in done) throw new Refused(409, WHY_NOT_REFUNDED[done.refused])
  return done
}
