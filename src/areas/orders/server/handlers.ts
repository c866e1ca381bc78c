import { Refused } from '#server/request/refused.ts'
import type { MoveRefusal, OrderRefusal, TakeBackRefusal } from './index.ts'
import type { PayRefusal } from './payments/index.ts'
import type { Limits } from '#server/api/limits.ts'
import type { HandlersOf } from '#server/api/implement.ts'
import { notSignedIn } from '#server/api/principal.ts'
import { VAT_CALL_LIMIT, VAT_LIMIT } from './vat/limits.ts'
import { shopperOf } from '#server/api/shopper.ts'
import type { calls } from '#areas/orders/contract/calls.ts'
import type { Orders } from './index.ts'
import type { Payments } from './payments/index.ts'

interface Services {
  readonly limits: Limits
  readonly orders: Orders
  readonly payments: Payments
}

export function orderHandlers(services: () => Services): HandlersOf<typeof calls> {
  return {
    checkVatNumber: async ({ body }, _language, { principal: { userId } }) => {
      const { limits, orders } = services()
      await limits.take(VAT_CALL_LIMIT, String(userId))
      return { state: await orders.checkVatNumber(body.vat_number, () => limits.allows(VAT_LIMIT, String(userId))) }
    },

    getCheckoutOptions: (_input, language, { principal }) =>
      services().orders.checkoutOptions(language, principal?.userId),

    placeOrder: async ({ body }, language, { principal, idempotencyKey }) => {
      const { limits, orders } = services()
      const order = await orders.placeOrder(shopperOf(principal, language), body, {
        key: idempotencyKey,
        mayAsk: () => limits.allows(VAT_LIMIT, String(principal.userId)),
      })
      if (order === 'gone') throw notSignedIn()
      if (order === 'keyUsed') throw new Refused(409, 'keyUsed')
      if ('refused' in order) throw orderRefused(order.refused)
      return order
    },

    payOrder: async ({ params, body }, language, { principal, idempotencyKey }) => {
      const shopper = shopperOf(principal, language)
      const choice = { shopper, orderId: params.id, method: body.payment_method }
      const order = await services().payments.payOrder(choice, idempotencyKey)
      if (order === 'gone') throw notSignedIn()
      if (order === 'keyUsed') throw new Refused(409, 'keyUsed')
      if ('refused' in order) throw payRefused(order.refused)
      return order
    },

    listOrders: ({ query }, language, { principal }) =>
      services().orders.listOrders(shopperOf(principal, language), query),

    getOrder: async ({ params }, language, { principal }) => {
      const order = await services().orders.getOrder(shopperOf(principal, language), params.id)
      if (order === undefined) throw new Refused(404, 'orderGone')
      return order
    },

    orderAgain: async ({ params }, language, { principal, idempotencyKey }) => {
      const again = await services().orders.orderAgain(shopperOf(principal, language), params.id, idempotencyKey)
      if (again === 'gone') throw notSignedIn()
      if (again === 'missing') throw new Refused(404, 'orderGone')
      if (again === 'keyUsed') throw new Refused(409, 'keyUsed')
      return again
    },

    listClientOrders: ({ query }, language, { principal }) =>
      services().orders.listClientOrders(shopperOf(principal, language), query),

    getClientOrder: async ({ params }, language, { principal }) => {
      const order = await services().orders.getClientOrder(shopperOf(principal, language), params.id)
      if (order === undefined) throw new Refused(404, 'orderGone')
      return order
    },

    listAllOrders: ({ query }) => services().orders.listAllOrders(query),

    getAnyOrder: async ({ params }, language) => {
      const order = await services().orders.getAnyOrder(params.id, language)
      if (order === undefined) throw new Refused(404, 'orderGone')
      return order
    },

    updateOrder: async ({ params, body }, language, { principal: { userId } }) => {
      const order = await services().orders.updateOrder(params.id, body, { userId, language })
      if (order === undefined) throw new Refused(404, 'orderGone')
      if ('refused' in order) throw new Refused(409, WHY_NOT_MOVED[order.refused])
      return order
    },

    moveOrders: ({ body }, language, { principal: { userId } }) =>
      services().orders.moveOrders(body, { userId, language }),

    downloadOrders: ({ query }, language) => services().orders.downloadOrders(query, language),

    getToday: (_input, language) => services().orders.getToday(language),

    addOrderNote: async ({ params, body }, language, { principal: { userId } }) => {
      const order = await services().orders.addOrderNote(params.id, body.note, { userId, language })
      if (order === undefined) throw new Refused(404, 'orderGone')
      return order
    },

    takeBackPaid: async ({ params }, language, { principal: { userId } }) => {
      const order = await services().orders.takeBackPaid(params.id, { userId, language })
      if (order === undefined) throw new Refused(404, 'orderGone')
      if ('refused' in order) throw new Refused(409, WHY_STILL_PAID[order.refused])
      return order
    },
  }
}

const WHY_NOT_MOVED = { sent: 'orderSent', cancelled: 'orderCancelled', begun: 'orderBegun' } as const satisfies Record<
  MoveRefusal,
  string
>

const WHY_STILL_PAID = {
  unpaid: 'orderNotPaid',
  cancelled: 'orderCancelled',
  provider: 'orderPaidAtProvider',
  late: 'orderPaidTooLongAgo',
  paidOut: 'orderPaidOut',
  refunded: 'orderRefunded',
} as const satisfies Record<TakeBackRefusal, string>

function payRefused(refusal: PayRefusal): Refused {
  if (refusal === 'missing') return new Refused(404, 'orderGone')
  if (refusal === 'notOffered') return new Refused(400, 'badInput', { fields: { payment_method: 'paymentNotOffered' } })
  return new Refused(409, refusal === 'paid' ? 'orderPaid' : 'orderCancelled')
}

function orderRefused(refusal: OrderRefusal): Refused {
  if (refusal.why === 'empty') return new Refused(409, 'cartEmpty')
  if (refusal.why === 'ordered') return new Refused(409, 'orderedJustNow', { values: { number: refusal.number } })
  const { fields } = refusal
  return refusal.why === 'notOffered'
    ? new Refused(400, 'badInput', { fields })
    : new Refused(409, 'orderChanged', { fields })
}
