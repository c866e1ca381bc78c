import { Refused } from '../../request/refused.ts'
import type { OrderRefusal } from '../../orders/index.ts'
import type { Services } from '../services.ts'
import type { Handlers } from './implement.ts'
import { notSignedIn } from './principal.ts'
import { shopperOf } from './shopper.ts'

type OrderId = 'getCheckoutOptions' | 'placeOrder' | 'listOrders' | 'getOrder'

export function orderHandlers(services: () => Services): Pick<Handlers, OrderId> {
  return {
    getCheckoutOptions: (_input, language) => Promise.resolve(services().orders.checkoutOptions(language)),

    placeOrder: async ({ body }, language, { principal, idempotencyKey }) => {
      const order = await services().orders.placeOrder(shopperOf(principal, language), body, idempotencyKey)
      if (order === 'gone') throw notSignedIn()
      if (order === 'keyUsed') throw new Refused(409, 'keyUsed')
      if ('refused' in order) throw orderRefused(order.refused)
      return order
    },

    listOrders: ({ query }, language, { principal }) =>
      services().orders.listOrders(shopperOf(principal, language), query),

    getOrder: async ({ params }, language, { principal }) => {
      const order = await services().orders.getOrder(shopperOf(principal, language), params.id)
      if (order === undefined) throw new Refused(404, 'orderGone')
      return order
    },
  }
}

function orderRefused(refusal: OrderRefusal): Refused {
  if (refusal.why === 'empty') return new Refused(409, 'cartEmpty')
  const { fields } = refusal
  return refusal.why === 'notOffered'
    ? new Refused(400, 'badInput', { fields })
    : new Refused(409, 'orderChanged', { fields })
}
