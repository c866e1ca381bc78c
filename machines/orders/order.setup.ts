import { assign, sendTo } from 'xstate'

import type { PaymentMethod } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Order } from '#contract/orders.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { callSetup } from '../call/call.ts'
import { hearingChildren } from '../hear-children.ts'
import { actionNotProvided, actorNotProvided } from '../not-provided.ts'
import type { OnceFact } from '../once/once.machine.ts'
import { isPage } from '../pages/place.ts'
import type { Place } from '../pages/place.ts'
import { isGone } from '../protocols/protocol-place.ts'

import type { OrderWanted } from './order-page.machine.ts'
import { orderIdIn } from './orders-place.ts'
import { payOrderMachine } from './pay-order.machine.ts'
import { needsPayment } from './payment.ts'
import type { PayWanted } from './payment.ts'

export interface OrderContext {
  language: LanguageCode
  path: string
  /** The open order; null where the address can name none. */
  id: number | null
  /** As it was told last: another than `id` while the page changes. */
  order: Order | null
  /** Methods that can be chosen, as they were told last. */
  methods: readonly PaymentMethod[]
  /** The method that was chosen, or asked to pay by, last; null until then. */
  method: PaymentMethod | null
  /** Looks at a pending payment, in a row. */
  looks: number
  /** Reason for which order or methods could not be had. */
  problem: Problem | null
  /** Reason for which a payment was not even asked for. */
  refusal: Problem | null
}

type ChildFact = OnceFact<Order, PayWanted>

export type OrderEvent =
  | { type: 'order.entered'; place: Place }
  | { type: 'order.retry' }
  | { type: 'order.print' }
  | { type: 'payment.choose'; method: PaymentMethod }
  | { type: 'payment.pay' }
  /** Another method is wanted than that of the pending payment. */
  | { type: 'payment.change' }
  | { type: 'payment.retry' }
  | ChildFact

type Told = CallResult<Order>
type Methods = CallResult<readonly PaymentMethod[]>

export const orderSetup = callSetup({
  types: { context: {} as OrderContext, events: {} as OrderEvent, tags: {} as 'busy' | 'failed' },
  actors: {
    payOrder: payOrderMachine,
    hearChildren: hearingChildren<ChildFact>(),
    fetchOrder: actorNotProvided<Told, OrderWanted>('fetchOrder'),
    fetchMethods: actorNotProvided<Methods, { language: LanguageCode }>('fetchMethods'),
    /** Ends after a pause that grows with the looks, or once the user or the connection is back. */
    waitToLook: actorNotProvided<void, { looks: number }>('waitToLook'),
  },
}).extend({
  guards: {
    namesOrder: ({ context }) => context.id !== null,
    isGone: (_, told: Told) => isGone(told),
    isOpen: ({ context }, { orderId }: { orderId: number }) => orderId === context.id,
    isAnother: ({ context }, { orderId }: { orderId: number }) => orderId !== context.id,
    hasAddress: ({ context: { order, path } }) =>
      order?.payment?.state === 'pending' && order.payment.address !== null && !isPage({ path }, 'invoice'),
    isInvoice: ({ context: { path } }) => isPage({ path }, 'invoice'),
    isDone: ({ context: { order } }) => order === null || !needsPayment(order),
    isPending: ({ context: { order } }) => order?.payment?.state === 'pending',
    /** Whoever has just ordered has also asked to pay: once a visit, whatever comes of it. */
    isJustPlaced: ({ context: { order, path, method, refusal } }) =>
      order?.payment === null && method === null && refusal === null && isPage({ path }, 'checkoutComplete'),
  },
  actions: {
    keepPlace: assign((_, { place }: { place: Place }) => ({
      language: place.language,
      path: place.path,
      id: orderIdIn(place),
      method: null,
      looks: 0,
      refusal: null,
    })),
    keepOrder: assign((_, told: Told) => (told.ok ? { order: told.value, problem: null } : {})),
    keepPaid: assign((_, { order }: { order: Order }) => ({ order, looks: 0, refusal: null })),
    keepMethods: assign((_, told: Methods) => (told.ok ? { methods: told.value, problem: null } : {})),
    keepMethod: assign((_, { method }: { method: PaymentMethod }) => ({ method, refusal: null })),
    keepRefusal: assign((_, { problem }: { problem: Problem }) => ({ refusal: problem })),
    countLook: assign(({ context }) => ({ looks: context.looks + 1 })),
    keepOwnMethod: assign(({ context: { order, method } }) => ({ method: method ?? order?.payment_method ?? null })),
    askToPay: sendTo('payOrder', ({ context: { order, method, language } }) => {
      if (!order || !method) throw new Error('no order is open')
      return { type: 'call.want' as const, wanted: { orderId: order.order_id, method }, language }
    }),
    /** Port: leaves the shop for the provider's page. */
    openAddress: actionNotProvided<{ address: string }>('openAddress'),
    /** Port: opens the browser's dialog for printing. */
    printPage: actionNotProvided<undefined>('printPage'),
  },
})
