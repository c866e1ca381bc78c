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
  /** Cart, delivery and payment methods as last fetched. */
  basis: Basis | null
  /** The form as last submitted. */
  filled: Filled | null
  /** Result of looking up its VAT number. */
  vat: VatState
  /** Parts that differ from what the user saw. */
  differences: Differences
  /** The cart of the last attempt: it has the names of lines that are gone by now. */
  seen: Cart | null
  /** The reason that the checkout could not be loaded. */
  problem: Problem | null
  /** The reason that the last order was refused, if nothing differed. */
  refusal: Problem | null
  order: Order | null
}

type ChildFact = { type: 'form.sent'; form: string; sent: Filled } | OnceFact<Order, OrderWanted>

export type CheckoutEvent =
  | { type: 'checkout.entered'; place: Place }
  | { type: 'page.retry' }
  /** Back to the form. */
  | { type: 'order.change' }
  /** `index` into the addresses of earlier orders; null for a new address. */
  | { type: 'address.choose'; index: number | null }
  | { type: 'order.place' }
  /** The user has read what differs. */
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
    /** Resolves once the server has every change of the cart. */
    settleCart: actorNotProvided<Settled>('settleCart'),
    /** Stores what the user types until the tab is closed. */
    storeDraft: listenerNotProvided<EventObject>('storeDraft'),
    checkVat: actorNotProvided<VatAnswer, { number: string; language: LanguageCode }>('checkVat'),
    fetchBasis: actorNotProvided<Answer, { language: LanguageCode }>('fetchBasis'),
  },
})

export const checkoutSetup = base.extend({
  guards: {
    /** The cart is empty because its user has just ordered it. */
    isJustOrdered: ({ context: { seen } }, answer: Answer) =>
      answer.ok && answer.value.cart.items.length === 0 && isOrderOf(answer.value.recent, seen),
    /** The cart has no lines, so there is nothing to order. */
    isEmpty: (_, answer: Answer) => answer.ok && answer.value.cart.items.length === 0,
    /** A line of the cart exceeds the stock. */
    isShort: (_, answer: Answer) => answer.ok && shortLines(answer.value.cart).length > 0,
    /** Nothing was filled in or refused yet, and the form can be prefilled from the last order. */
    isKnown: ({ context }) => isUntouched(context) && (context.basis?.known ?? null) !== null,
    /** The same, and the tax depends on a VAT number that must be looked up first. */
    isKnownWithVat: ({ context }) => isUntouched(context) && (context.basis?.known?.billing?.vat_number ?? '') !== '',
    /** A delivery method goes to the country of the address. */
    isDeliverable: ({ context: { basis } }, { filled }: { filled: Filled }) =>
      methodOf(basis?.delivery_methods ?? [], filled) !== undefined,
    /** A delivery method goes to that country, and a VAT number must be looked up first. */
    isVatGiven: ({ context: { basis } }, { filled }: { filled: Filled }) =>
      methodOf(basis?.delivery_methods ?? [], filled) !== undefined && (filled.billing?.vat_number ?? '') !== '',
    /** Prices or stock differ from what the shopper saw. */
    isOtherThanSeen: (_, { problem }: { problem: Problem }) =>
      Object.keys(differencesIn({ ok: false, problem })).length > 0,
  },
  actions: {
    /** Notes the language of the page. */
    setPlace: assign((_, { place }: { place: Place }) => ({ language: place.language })),
    /** Stores the cart, addresses and delivery methods that the server sent. */
    setBasis: assign((_, answer: Answer) => (answer.ok ? { basis: answer.value, problem: null } : {})),
    /** Takes the form as it follows from the last order; it goes to the review. */
    setKnown: assign(({ context: { basis } }) => ({ filled: basis?.known ?? null, vat: 'none' as const })),
    /** Keeps the submitted form for the review. */
    setFilled: assign((_, { filled }: { filled: Filled }) => ({ filled, vat: 'none' as const, refusal: null })),
    /** Stores the result of the VAT number's look-up; without an answer it counts as not confirmed. */
    setVat: assign((_, answer: VatAnswer) => ({ vat: answer.ok ? answer.value.state : ('not_checked' as const) })),
    /** The VAT number counts as not confirmed. */
    setVatUnknown: assign({ vat: 'not_checked' }),
    /** Keeps why the order was refused, and the cart that was to be ordered. */
    setRefusal: assign(({ context: { basis } }, { problem }: { problem: Problem }) => ({
      refusal: problem,
      seen: basis?.cart ?? null,
    })),
    /** Keeps which prices and quantities have changed, and the cart as the user saw it, for the review. */
    setDifferences: assign(({ context: { basis } }, { problem }: { problem: Problem }) => ({
      differences: differencesIn({ ok: false, problem }),
      seen: basis?.cart ?? null,
    })),
    /** Keeps the order that was placed; nothing is left to be reviewed. */
    setOrder: assign((_, { order }: { order: Order }) => ({ order, filled: null, differences: {}, refusal: null })),
    /** Port: deletes the stored draft, since it was ordered. */
    forgetDraft: actionNotProvided<undefined>('forgetDraft'),
    /** Forgets the placed order, and how the last attempt failed. */
    forgetOrder: assign({ order: null, differences: {}, seen: null, refusal: null }),
    /** Port: notes the order in this tab, which leads on to its payment. */
    notePlaced: actionNotProvided<{ orderId: number }>('notePlaced'),
    /** Opens the form again, as one that was sent can't be sent once more. */
    reopenForm: sendTo('addressForm', { type: 'form.reset' }),
    /** Fills the form with what was last submitted, else with what the server knows; edited fields stay. */
    fillForm: sendTo('addressForm', ({ context: { basis, filled } }) => ({
      type: 'form.fill' as const,
      values: ((filled && valuesOf(filled)) ?? (basis && startingValues(basis)) ?? {}) as Partial<OrderForm>,
    })),
    /** Puts a kept address into the form, or empties the address fields. */
    chooseAddress: base.enqueueActions(({ context: { basis }, event, enqueue }) => {
      assertEvent(event, 'address.choose')
      const chosen = event.index === null ? addressForm.empty.address : basis?.addresses[event.index]
      for (const [name, value] of Object.entries(chosen ?? {}))
        enqueue.sendTo('addressForm', { type: 'field.change', field: `address.${name}` as Path<OrderForm>, value })
    }),
    /** Places the order, at most once however often the button is pressed. */
    askToPlace: sendTo('placeOrder', ({ context: { basis, filled, vat, language } }) => {
      const method = methodOf(basis?.delivery_methods ?? [], filled)
      if (!basis || !filled || !method) throw new Error('nothing is reviewed')
      return { type: 'call.want' as const, intent: orderWanted(basis, filled, method, vat), language }
    }),
    /** Tells the root that an order was placed, so that the cart is refetched. */
    emitPlaced: emit(({ event }) => {
      assertEvent(event, 'call.answered')
      return { type: 'order.placed' as const, orderId: event.answer.order_id }
    }),
  },
})
