import { assertEvent, assign, emit, sendTo } from 'xstate'
import type { EventObject } from 'xstate'

import type { Cart } from '#areas/cart/contract/cart.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Order } from '#areas/orders/contract/orders.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { callSetup } from '../../call/call.ts'
import type { Path } from '../../form/values.ts'
import { hearingChildren } from '../../hear-children.ts'
import { actionNotProvided, actorNotProvided, listenerNotProvided } from '../../not-provided.ts'
import type { OnceFact } from '../../once/once.events.ts'
import type { Settled } from '../../once/once.ts'
import type { Place } from '../../pages/place.ts'

import { addressForm, addressFormMachine } from './address-form.machine.ts'
import { differencesIn, isOrderOf, methodOf, orderWanted, shortLines, startingValues, valuesOf } from './checkout.ts'
import type { Differences, Filled, Basis, OrderWanted, VatState } from './checkout.ts'
import type { OrderForm } from './address-form.machine.ts'
import { linesFoldMachine } from './lines-fold.machine.ts'
import { placeOrderMachine } from './place-order.machine.ts'

export interface CheckoutContext {
  language: LanguageCode
  /** Cart, ways of delivery and payment as they were told last. */
  basis: Basis | null
  /** The order as it was filled in last. */
  filled: Filled | null
  /** Outcome of the look-up of its VAT number. */
  vat: VatState
  /** Parts that were not as they had been seen. */
  differences: Differences
  /** The cart that was to be ordered last: it names lines that are gone since. */
  seen: Cart | null
  /** Reason for which the checkout could not be loaded. */
  problem: Problem | null
  /** Reason for which the last order was refused, where nothing differed. */
  refusal: Problem | null
  order: Order | null
}

type ChildFact = { type: 'form.sent'; form: string; sent: Filled } | OnceFact<Order, OrderWanted>

export type CheckoutEvent =
  | { type: 'checkout.entered'; place: Place }
  | { type: 'page.retry' }
  /** The form is wanted again. */
  | { type: 'order.change' }
  /** `index`: of the addresses that earlier orders went to; null for one that is typed anew. */
  | { type: 'address.choose'; index: number | null }
  | { type: 'order.place' }
  /** The new state of what had differed was read. */
  | { type: 'order.goOn' }
  | ChildFact

/** `orderId`: of the order that was placed. */
export interface CheckoutFact {
  type: 'order.placed'
  orderId: number
}

type Answer = CallResult<Basis>
type VatAnswer = CallResult<{ readonly state: VatState }>

const isUntouched = ({ filled, refusal }: CheckoutContext): boolean => filled === null && refusal === null

const base = callSetup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutFact,
    tags: {} as 'busy' | 'failed' | 'unread' | 'reviewed',
  },
  actors: {
    addressForm: addressFormMachine,
    placeOrder: placeOrderMachine,
    linesFold: linesFoldMachine,
    hearChildren: hearingChildren<ChildFact>(),
    /** Ends once the server has had every change of the cart. */
    settleCart: actorNotProvided<Settled>('settleCart'),
    /** Keeps what is typed for its user, as long as the tab lives. */
    storeDraft: listenerNotProvided<EventObject>('storeDraft'),
    checkVat: actorNotProvided<VatAnswer, { number: string; language: LanguageCode }>('checkVat'),
    fetchBasis: actorNotProvided<Answer, { language: LanguageCode }>('fetchBasis'),
  },
})

export const checkoutSetup = base.extend({
  guards: {
    /** The cart has no lines, and its user ordered them a moment ago. */
    isJustOrdered: ({ context: { seen } }, answer: Answer) =>
      answer.ok && answer.value.cart.items.length === 0 && isOrderOf(answer.value.recent, seen),
    /** The cart has no lines, so there is nothing to order. */
    isEmpty: (_, answer: Answer) => answer.ok && answer.value.cart.items.length === 0,
    /** A line of the cart wants more than there is. */
    isShort: (_, answer: Answer) => answer.ok && shortLines(answer.value.cart).length > 0,
    /** Nothing was filled in or refused yet, and it is known how this person orders. */
    isKnown: ({ context }) => isUntouched(context) && (context.basis?.known ?? null) !== null,
    /** So, and the tax hangs on a VAT number that is to be looked up first. */
    isKnownWithVat: ({ context }) => isUntouched(context) && (context.basis?.known?.billing?.vat_number ?? '') !== '',
    /** A way of delivery goes to the country of the address. */
    isDeliverable: ({ context: { basis } }, { filled }: { filled: Filled }) =>
      methodOf(basis?.delivery_methods ?? [], filled) !== undefined,
    /** A way of delivery goes to that country, and a VAT number is to be looked up first. */
    isVatGiven: ({ context: { basis } }, { filled }: { filled: Filled }) =>
      methodOf(basis?.delivery_methods ?? [], filled) !== undefined && (filled.billing?.vat_number ?? '') !== '',
    /** Prices or stock are others than the shopper has seen. */
    isOtherThanSeen: (_, { problem }: { problem: Problem }) =>
      Object.keys(differencesIn({ ok: false, problem })).length > 0,
  },
  actions: {
    /** Notes the language of the page. */
    setPlace: assign((_, { place }: { place: Place }) => ({ language: place.language })),
    /** Keeps what the server says of cart, addresses and delivery. */
    setBasis: assign((_, answer: Answer) => (answer.ok ? { basis: answer.value, problem: null } : {})),
    /** Takes the order as this person filled in the last one. */
    setKnown: assign(({ context: { basis } }) => ({ filled: basis?.known ?? null, vat: 'none' as const })),
    /** Keeps the form as it was sent, for the review. */
    setFilled: assign((_, { filled }: { filled: Filled }) => ({ filled, vat: 'none' as const, refusal: null })),
    /** Keeps what was learned of the VAT number; without an answer it counts as not confirmed. */
    setVat: assign((_, answer: VatAnswer) => ({ vat: answer.ok ? answer.value.state : ('not_checked' as const) })),
    /** The VAT number counts as not confirmed. */
    setVatUnknown: assign({ vat: 'not_checked' }),
    /** Keeps why the order was refused, and the cart that was to be ordered. */
    setRefusal: assign(({ context: { basis } }, { problem }: { problem: Problem }) => ({
      refusal: problem,
      seen: basis?.cart ?? null,
    })),
    /** Keeps which prices and quantities are others now, and the cart as it was seen, for the review to show. */
    setDifferences: assign(({ context: { basis } }, { problem }: { problem: Problem }) => ({
      differences: differencesIn({ ok: false, problem }),
      seen: basis?.cart ?? null,
    })),
    /** Keeps the order that was placed; nothing is left to be reviewed. */
    setOrder: assign((_, { order }: { order: Order }) => ({ order, filled: null, differences: {}, refusal: null })),
    /** Port: lets the stored draft of the form go, since it is ordered. */
    forgetDraft: actionNotProvided<undefined>('forgetDraft'),
    /** Begins without the last order. */
    forgetOrder: assign({ order: null, differences: {}, seen: null, refusal: null }),
    /** Port: notes the order in this tab, which leads on to its payment. */
    notePlaced: actionNotProvided<{ orderId: number }>('notePlaced'),
    /** Opens the form again, as one that was sent can't be sent once more. */
    reopenForm: sendTo('addressForm', { type: 'form.reset' }),
    /** Fills the form with what was sent in it, or else with what the server knows; fields that were changed stay. */
    fillForm: sendTo('addressForm', ({ context: { basis, filled } }) => ({
      type: 'form.fill' as const,
      values: ((filled && valuesOf(filled)) ?? (basis && startingValues(basis)) ?? {}) as Partial<OrderForm>,
    })),
    /** Puts a kept address into the form, or takes the one out that stands there. */
    chooseAddress: base.enqueueActions(({ context: { basis }, event, enqueue }) => {
      assertEvent(event, 'address.choose')
      const chosen = event.index === null ? addressForm.empty.address : basis?.addresses[event.index]
      for (const [name, value] of Object.entries(chosen ?? {}))
        enqueue.sendTo('addressForm', { type: 'field.change', field: `address.${name}` as Path<OrderForm>, value })
    }),
    /** Has the order placed: at most once, however often it is pressed. */
    askToPlace: sendTo('placeOrder', ({ context: { basis, filled, vat, language } }) => {
      const method = methodOf(basis?.delivery_methods ?? [], filled)
      if (!basis || !filled || !method) throw new Error('nothing is reviewed')
      return { type: 'call.want' as const, intent: orderWanted(basis, filled, method, vat), language }
    }),
    /** Tells the root that an order was placed, so that the cart is fetched anew. */
    emitPlaced: emit(({ event }) => {
      assertEvent(event, 'call.answered')
      return { type: 'order.placed' as const, orderId: event.answer.order_id }
    }),
  },
})
