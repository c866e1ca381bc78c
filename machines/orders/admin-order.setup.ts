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
  /** The id of the open order; null if the address has no valid one. */
  id: number | null
  /** The order as last fetched; still the previous one while the page changes. */
  order: AdminOrder | null
  /** The change being made, or the last one made. */
  change: Change | null
  /** The reason that the order could not be fetched. */
  problem: Problem | null
  /** The reason that the last change was not made. */
  refusal: Problem | null
}

type FormSent = { type: 'form.sent'; form: string; sent: FilledShipment | FilledNote }

type Event =
  | { type: 'order.entered'; place: Place }
  | { type: 'order.retry' }
  | { type: 'order.move'; move: Move }
  /** Correct the carrier or tracking number of a sent order. */
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
    /** The address names a different order from the open one. */
    isAnother: ({ context }, { place }: { place: Place }) => orderIdIn(place) !== context.id,
    /** The shop has no such order. */
    isGone: (_, answer: Answer) => isGone(answer),
    /** The admin has opened another order in the meantime. */
    isElsewhere: ({ context }) => openOrder(context) === null,
    /** The move is a cancellation that the order allows, so it must be confirmed first. */
    needsConfirming: ({ context }, { move }: { move: Move }) =>
      move === 'cancelled' && canMove(openOrder(context), move),
    /** The move is sending, which the order allows, so its parcel is asked for first. */
    needsParcel: ({ context }, { move }: { move: Move }) => move === 'sent' && canMove(openOrder(context), move),
    /** The order can move to that status from its present one. */
    canMove: ({ context }, { move }: { move: Move }) => canMove(openOrder(context), move),
    /** The order is sent, so its parcel can be added or corrected. */
    isOnItsWay: ({ context }) => isOnItsWay(openOrder(context)),
    /** A note was submitted, not a parcel. */
    isNote: (_, { sent }: Sent) => 'note' in sent,
    /** The change made was a note. */
    isNoteMade: ({ context }) => context.change?.kind === 'note',
  },
  actions: {
    /** Notes the order that the address names, and the language. */
    setPlace: assign((_, { place }: { place: Place }) => ({ language: place.language, id: orderIdIn(place) })),
    /** Shows the order as the server has it. */
    setOrder: assign((_, answer: Answer) => (answer.ok ? { order: answer.value, problem: null } : {})),
    /** Notes the move to make; nothing is sent yet. */
    setMove: assign((_, { move }: { move: Move }) => ({
      change: move === 'sent' ? { kind: move, shipment: null } : { kind: move },
      refusal: null,
    })),
    /** Notes the submitted parcel: a correction if the order is already sent. */
    setShipment: assign(({ context }, { sent }: Sent) => ({
      change: {
        kind: isOnItsWay(openOrder(context)) ? ('shipment' as const) : ('sent' as const),
        shipment: 'shipment' in sent ? sent.shipment : null,
      },
      refusal: null,
    })),
    /** Notes the text to save with the order. */
    setNote: assign((_, { sent }: Sent) => ({
      change: { kind: 'note' as const, note: 'note' in sent ? sent.note : '' },
      refusal: null,
    })),
    /** Forgets the change. */
    forgetChange: assign({ change: null, refusal: null }),
    /** Says why the order was not changed. */
    setRefusal: assign((_, answer: Answer) => (answer.ok ? {} : { refusal: answer.problem })),
    /** Says that no answer came; the order is then refetched to see what was done. */
    setUnanswered: assign({ refusal: { kind: 'unreachable' } }),
    /** Opens the form of the parcel again, as one that was sent can't be sent once more. */
    reopenShipment: sendTo('shipmentForm', { type: 'form.reset' }),
    /** Discards what was typed about a parcel. */
    clearShipment: sendTo('shipmentForm', { type: 'form.clear' }),
    /** Fills the form with the order's parcel, or with the one that failed to be saved. */
    fillShipment: sendTo('shipmentForm', ({ context }) => {
      const { change } = context
      const shipment =
        change !== null && 'shipment' in change && change.shipment !== null
          ? change.shipment
          : openOrder(context)?.shipment
      return { type: 'form.fill' as const, values: shipment ?? {} }
    }),
    /** Empties the note's form: its text is saved, or belonged to another order. */
    reopenNote: sendTo('orderNoteForm', { type: 'form.reset' }),
    /** Discards a note that was typed but not sent. */
    clearNote: sendTo('orderNoteForm', { type: 'form.clear' }),
    /** Puts the unsaved note back into its form, the only place that has it. */
    fillNote: sendTo('orderNoteForm', ({ context: { change } }) => ({
      type: 'form.fill' as const,
      values: { note: noteIn(change) },
    })),
    /** Puts a note back into its form if it was submitted while another change was under way. */
    giveNoteBack: sendTo('orderNoteForm', (_, { sent }: Sent) => ({
      type: 'form.fill' as const,
      values: 'note' in sent ? sent : {},
    })),
  },
})
