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

/** An order on its page or invoice. That of a deleted account, whose invoice an admin opens, has no address. */
export type ShownOrder = Omit<Order, 'address'> & { readonly address: Order['address'] | null }

/** `isInvoice`: an admin is told of anyone's then (admin.opens-invoices). */
export interface OwnOrderWanted extends OrderWanted {
  readonly isInvoice: boolean
}

export interface OrderContext {
  language: LanguageCode
  path: string
  /** The open order; null where the address can name none. */
  id: number | null
  /** The product as it was received last; not that of `id` while the page changes. */
  order: ShownOrder | null
  /** Methods that can be chosen, as they were told last. */
  methods: readonly PaymentMethod[]
  /** The method that was chosen, or asked to pay by, last; null until then. */
  method: PaymentMethod | null
  /** Looks at a pending payment, in a row. */
  looks: number
  /** The reason why order or methods could not be fetched. */
  problem: Problem | null
  /** Reason for which a payment was not even asked for. */
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
  /** Another method is wanted than that of the pending payment. */
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
    /** Ends with whether the order was placed in this tab and has not been paid by itself yet; it has then. */
    takePlaced: actorNotProvided<boolean, { orderId: number }>('takePlaced'),
    /** Ends after a pause that grows with the looks, or once the user or the connection is back. */
    waitToLook: actorNotProvided<void, { looks: number }>('waitToLook'),
  },
}).extend({
  guards: {
    /** The address names no order. */
    namesNone: ({ context }) => context.id === null,
    /** The server shows this user no such order. */
    isGone: (_, answer: Answer) => isGone(answer),
    /** The payment is of the order that is open. */
    isOpen: ({ context }, { orderId }: { orderId: number }) => orderId === context.id,
    /** The order is another than the one that is open. */
    isAnother: ({ context }, { orderId }: { orderId: number }) => orderId !== context.id,
    /** The payment is made on a page of its own, whose address is known, and the page isn't the invoice. */
    hasAddress: ({ context: { order, path } }) =>
      order?.payment?.state === 'pending' && order.payment.address !== null && !isPage({ path }, 'invoice'),
    /** The page is the invoice of the order. */
    isInvoice: ({ context: { path } }) => isPage({ path }, 'invoice'),
    /** Nothing is left to be paid. */
    isDone: ({ context: { order } }) => order === null || !needsPayment(order),
    /** A payment has begun, and it isn't known yet if it succeeds. */
    isPending: ({ context: { order } }) => order?.payment?.state === 'pending',
    /** The order was placed in this tab just now, by a press that was also meant to pay. */
    isPlacedHere: (_, isPlaced: boolean) => isPlaced,
    /** The page is the one that placing leads to, and nothing was done about the payment in this visit. */
    isJustPlaced: ({ context: { order, path, method, refusal } }) =>
      order?.payment === null && method === null && refusal === null && isPage({ path }, 'checkoutComplete'),
  },
  actions: {
    /** Notes the order that the address names, and begins without what was shown of another. */
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
    /** Shows the order as the payment has left it. */
    setPaid: assign((_, { order }: { order: Order }) => ({ order, looks: 0, refusal: null })),
    /** Shows the ways to pay. */
    setMethods: assign((_, answer: Methods) => (answer.ok ? { methods: answer.value, problem: null } : {})),
    /** Notes the way to pay that was chosen. */
    setMethod: assign((_, { method }: { method: PaymentMethod }) => ({ method, refusal: null })),
    /** Says why the payment was refused. */
    setRefusal: assign((_, { problem }: { problem: Problem }) => ({ refusal: problem })),
    /** Counts how often the payment was looked at: there is an end to it. */
    countLook: assign(({ context }) => ({ looks: context.looks + 1 })),
    /** Begins with the way to pay that the order was placed with. */
    setOwnMethod: assign(({ context: { order, method } }) => ({ method: method ?? order?.payment_method ?? null })),
    /** Learns how far a payment is that has no answer yet. */
    askForReport: sendTo('payOrder', { type: 'call.report' }),
    /** Has the order paid: at most once, however often it is pressed. */
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
