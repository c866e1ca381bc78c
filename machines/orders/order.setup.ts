import { assign, sendTo } from 'xstate'

import type { PaymentMethod } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Order } from '#areas/orders/contract/orders.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { callSetup } from '../call/call.ts'
import { hearingChildren } from '../hear-children.ts'
import { actionNotProvided, actorNotProvided } from '../not-provided.ts'
import type { OnceFact } from '../once/once.events.ts'
import { isPage } from '../pages/place.ts'
import type { Place } from '../pages/place.ts'
import { isGone } from '../call/gone.ts'

import type { OrderWanted } from './order-page.machine.ts'
import { orderIdIn } from './orders-place.ts'
import { payOrderMachine } from './pay-order.machine.ts'
import { needsPayment } from './payment.ts'
import type { PayWanted } from './payment.ts'

/** An order on its page or invoice. An order of a deleted account, which only admins open, has no address. */
export type ShownOrder = Omit<Order, 'address'> & { readonly address: Order['address'] | null }

/** `isInvoice`: admins may fetch anyone's (admin.opens-invoices). */
export interface OwnOrderWanted extends OrderWanted {
  readonly isInvoice: boolean
}

export interface OrderContext {
  language: LanguageCode
  path: string
  /** The id of the open order; null if the address has no valid one. */
  id: number | null
  /** The order as last fetched; still the previous one while the page changes. */
  order: ShownOrder | null
  /** Payment methods as last fetched. */
  methods: readonly PaymentMethod[]
  /** The method last selected or used; null until then. */
  method: PaymentMethod | null
  /** Consecutive checks of a pending payment. */
  looks: number
  /** The reason that the order or the payment methods could not be fetched. */
  problem: Problem | null
  /** The reason that no payment was requested. */
  refusal: Problem | null
}

export const wantedOf = ({ context: { language, id, path } }: { context: OrderContext }): OwnOrderWanted => ({
  language,
  id: id ?? 0,
  isInvoice: isPage({ path }, 'invoice'),
})

type ChildFact = OnceFact<Order, PayWanted>

export type OrderEvent =
  | { type: 'order.entered'; place: Place }
  | { type: 'order.retry' }
  | { type: 'order.print' }
  | { type: 'payment.choose'; method: PaymentMethod }
  | { type: 'payment.pay' }
  /** Replace the method of the pending payment. */
  | { type: 'payment.change' }
  | { type: 'payment.retry' }
  | ChildFact

type Answer = CallResult<ShownOrder>
type Methods = CallResult<readonly PaymentMethod[]>

export const orderSetup = callSetup({
  types: { context: {} as OrderContext, events: {} as OrderEvent, tags: {} as 'busy' | 'failed' | 'unread' },
  actors: {
    payOrder: payOrderMachine,
    hearChildren: hearingChildren<ChildFact>(),
    fetchOrder: actorNotProvided<Answer, OwnOrderWanted>('fetchOrder'),
    fetchMethods: actorNotProvided<Methods, { language: LanguageCode }>('fetchMethods'),
    /** Resolves with whether the order was placed in this tab and its payment hasn't been started automatically yet; marks it as started. */
    takePlaced: actorNotProvided<boolean, { orderId: number }>('takePlaced'),
    /** Resolves after a pause that grows with each check, or once the user or the connection is back. */
    waitToLook: actorNotProvided<void, { looks: number }>('waitToLook'),
  },
}).extend({
  guards: {
    /** The address names no order. */
    namesNone: ({ context }) => context.id === null,
    /** The server shows this user no such order. */
    isGone: (_, answer: Answer) => isGone(answer),
    /** The payment is for the open order. */
    isOpen: ({ context }, { orderId }: { orderId: number }) => orderId === context.id,
    /** The order is not the open one. */
    isAnother: ({ context }, { orderId }: { orderId: number }) => orderId !== context.id,
    /** The payment has a provider's page with a known address, and this page isn't the invoice. */
    hasAddress: ({ context: { order, path } }) =>
      order?.payment?.state === 'pending' && order.payment.address !== null && !isPage({ path }, 'invoice'),
    /** The page is the invoice of the order. */
    isInvoice: ({ context: { path } }) => isPage({ path }, 'invoice'),
    /** Nothing is left to be paid. */
    isDone: ({ context: { order } }) => order === null || !needsPayment(order),
    /** A payment has begun, and it isn't known yet if it succeeds. */
    isPending: ({ context: { order } }) => order?.payment?.state === 'pending',
    /** The order has just been placed in this tab, by a press that was also meant to pay. */
    isPlacedHere: (_, isPlaced: boolean) => isPlaced,
    /** The page is the confirmation of an order without a payment, and none was tried in this visit. */
    isJustPlaced: ({ context: { order, path, method, refusal } }) =>
      order?.payment === null && method === null && refusal === null && isPage({ path }, 'checkoutComplete'),
  },
  actions: {
    /** Notes the order that the address names, and clears what was shown of another. */
    setPlace: assign((_, { place }: { place: Place }) => ({
      language: place.language,
      path: place.path,
      id: orderIdIn(place),
      method: null,
      looks: 0,
      refusal: null,
    })),
    /** Shows the order as the server has it. */
    setOrder: assign((_, answer: Answer) => (answer.ok ? { order: answer.value, problem: null } : {})),
    /** Shows the order as it is after the payment. */
    setPaid: assign((_, { order }: { order: Order }) => ({ order, looks: 0, refusal: null })),
    /** Shows the payment methods. */
    setMethods: assign((_, answer: Methods) => (answer.ok ? { methods: answer.value, problem: null } : {})),
    /** Notes the selected payment method. */
    setMethod: assign((_, { method }: { method: PaymentMethod }) => ({ method, refusal: null })),
    /** Says why the payment was refused. */
    setRefusal: assign((_, { problem }: { problem: Problem }) => ({ refusal: problem })),
    /** Counts the checks of the payment, which are limited. */
    countLook: assign(({ context }) => ({ looks: context.looks + 1 })),
    /** Selects the order's own payment method if none is selected. */
    setOwnMethod: assign(({ context: { order, method } }) => ({ method: method ?? order?.payment_method ?? null })),
    /** Asks for the state of an unanswered payment. */
    askForReport: sendTo('payOrder', { type: 'call.report' }),
    /** Pays the order, at most once however often the button is pressed. */
    askToPay: sendTo('payOrder', ({ context: { order, method, language } }) => {
      if (!order || !method) throw new Error('no order is open')
      return { type: 'call.want' as const, intent: { orderId: order.order_id, method }, language }
    }),
    /** Port: leaves the shop for the provider's page. */
    openAddress: actionNotProvided<{ address: string }>('openAddress'),
    /** Port: opens the browser's dialog for printing. */
    printPage: actionNotProvided<undefined>('printPage'),
  },
})
