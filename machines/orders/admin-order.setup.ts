import { assign, sendTo } from 'xstate'

import type { AdminOrder } from '#areas/orders/contract/admin-orders.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { callSetup } from '../call/call.ts'
import { hearingChildren } from '../hear-children.ts'
import { actorNotProvided } from '../not-provided.ts'
import type { Place } from '../pages/place.ts'
import { isGone } from '../call/gone.ts'

import { canMove, isOnItsWay } from './moves.ts'
import type { Change, Move } from './moves.ts'
import { orderNoteFormMachine } from './order-note-form.machine.ts'
import type { FilledNote } from './order-note-form.machine.ts'
import { openOrder } from './order-page.machine.ts'
import type { OrderWanted } from './order-page.machine.ts'
import { orderIdIn } from './orders-place.ts'
import { shipmentFormMachine } from './shipment-form.machine.ts'
import type { FilledShipment } from './shipment-form.machine.ts'

export interface AdminOrderContext {
  language: LanguageCode
  /** The open order; null where the address can name none. */
  id: number | null
  /** The product as it was received last; not that of `id` while the page changes. */
  order: AdminOrder | null
  /** The change that is being made, or was made last. */
  change: Change | null
  /** The reason why the order could not be fetched. */
  problem: Problem | null
  /** The reason why the last change was not made. */
  refusal: Problem | null
}

type FormSent = { type: 'form.sent'; form: string; sent: FilledShipment | FilledNote }

type Event =
  | { type: 'order.entered'; place: Place }
  | { type: 'order.retry' }
  | { type: 'order.move'; move: Move }
  /** Another carrier or number is wanted than the order was sent with. */
  | { type: 'shipment.change' }
  | { type: 'move.confirm' }
  | { type: 'move.cancel' }
  | FormSent

type Answer = CallResult<AdminOrder>
type Sent = { sent: FormSent['sent'] }

const noteIn = (change: Change | null): string => (change?.kind === 'note' ? change.note : '')

export const adminOrderSetup = callSetup({
  types: { context: {} as AdminOrderContext, events: {} as Event, tags: {} as 'busy' | 'failed' | 'unread' },
  actors: {
    shipmentForm: shipmentFormMachine,
    orderNoteForm: orderNoteFormMachine,
    hearChildren: hearingChildren<FormSent>(),
    fetchOrder: actorNotProvided<Answer, OrderWanted>('fetchOrder'),
    changeOrder: actorNotProvided<Answer, OrderWanted & { change: Change }>('changeOrder'),
  },
}).extend({
  guards: {
    /** The address names no order. */
    namesNone: ({ context }) => context.id === null,
    /** The address names another order than the one that was open. */
    isAnother: ({ context }, { place }: { place: Place }) => orderIdIn(place) !== context.id,
    /** The shop has no such order. */
    isGone: (_, answer: Answer) => isGone(answer),
    /** The admin has opened another order meanwhile. */
    isElsewhere: ({ context }) => openOrder(context) === null,
    /** The order is to be cancelled, and still can be: that is asked about first. */
    needsConfirming: ({ context }, { move }: { move: Move }) =>
      move === 'cancelled' && canMove(openOrder(context), move),
    /** The order is to be sent, and still can be: first it is asked with which parcel. */
    needsParcel: ({ context }, { move }: { move: Move }) => move === 'sent' && canMove(openOrder(context), move),
    /** The order can go on to that state from the one it is in. */
    canMove: ({ context }, { move }: { move: Move }) => canMove(openOrder(context), move),
    /** The order is sent: its parcel may be told later, or was told wrongly. */
    isOnItsWay: ({ context }) => isOnItsWay(openOrder(context)),
    /** A note was written. */
    isNote: (_, { sent }: Sent) => 'note' in sent,
    /** A note is the change that was made. */
    isNoteMade: ({ context }) => context.change?.kind === 'note',
  },
  actions: {
    /** Notes the order that the address names, and the language. */
    setPlace: assign((_, { place }: { place: Place }) => ({ language: place.language, id: orderIdIn(place) })),
    /** Shows the order as the server has it. */
    setOrder: assign((_, answer: Answer) => (answer.ok ? { order: answer.value, problem: null } : {})),
    /** Notes what is to be done with the order; nothing is sent yet. */
    setMove: assign((_, { move }: { move: Move }) => ({
      change: move === 'sent' ? { kind: move, shipment: null } : { kind: move },
      refusal: null,
    })),
    /** Notes the parcel that the order is sent with. */
    setShipment: assign(({ context }, { sent }: Sent) => ({
      change: {
        kind: isOnItsWay(openOrder(context)) ? ('shipment' as const) : ('sent' as const),
        shipment: 'shipment' in sent ? sent.shipment : null,
      },
      refusal: null,
    })),
    /** Notes what is to be kept with the order. */
    setNote: assign((_, { sent }: Sent) => ({
      change: { kind: 'note' as const, note: 'note' in sent ? sent.note : '' },
      refusal: null,
    })),
    /** Nothing is to be done with the order any more. */
    forgetChange: assign({ change: null, refusal: null }),
    /** Says why the order was not changed. */
    setRefusal: assign((_, answer: Answer) => (answer.ok ? {} : { refusal: answer.problem })),
    /** Says that no answer came: the order is fetched to see what was done. */
    setUnanswered: assign({ refusal: { kind: 'unreachable' } }),
    /** Opens the form of the parcel again, as one that was sent can't be sent once more. */
    reopenShipment: sendTo('shipmentForm', { type: 'form.reset' }),
    /** Lets go of what was typed about another parcel. */
    clearShipment: sendTo('shipmentForm', { type: 'form.clear' }),
    /** Fills the form with the parcel that the order was sent with, or was to be sent with when that failed. */
    fillShipment: sendTo('shipmentForm', ({ context }) => {
      const { change } = context
      const shipment =
        change !== null && 'shipment' in change && change.shipment !== null
          ? change.shipment
          : openOrder(context)?.shipment
      return { type: 'form.fill' as const, values: shipment ?? {} }
    }),
    /** Empties the form of the note: what was typed is kept with the order, or was meant for another one. */
    reopenNote: sendTo('orderNoteForm', { type: 'form.reset' }),
    /** Lets go of a note that was typed and not sent. */
    clearNote: sendTo('orderNoteForm', { type: 'form.clear' }),
    /** Gives the note back to its form, as it is kept nowhere else. */
    fillNote: sendTo('orderNoteForm', ({ context: { change } }) => ({
      type: 'form.fill' as const,
      values: { note: noteIn(change) },
    })),
    /** Gives a note back to its form that was sent while another change was on its way. */
    giveNoteBack: sendTo('orderNoteForm', (_, { sent }: Sent) => ({
      type: 'form.fill' as const,
      values: 'note' in sent ? sent : {},
    })),
  },
})
