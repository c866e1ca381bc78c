/**
 * One order, as an admin moves it on (admin.moves-orders), takes back that it is paid (admin.takes-paid-back), tells its parcel
 * (day.sent-with-tracking) and keeps notes on it (day.notes-on-an-order).
 * Owns: which order is open, and the change that is being made. Never: what is typed, which is the forms'; stock and mails, which
 * the server sees to.
 */
import type { ActorRefFrom } from 'xstate'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'

import { answerOf } from '../call/call.ts'
import { detailStates } from '../detail-page/detail-page.ts'
import type { Place } from '../pages/place.ts'

import { adminOrderSetup } from './admin-order.setup.ts'
import type { AdminOrderContext } from './admin-order.setup.ts'
import type { Move } from './moves.ts'
import type { FilledNote } from './order-note-form.machine.ts'
import type { FilledShipment } from './shipment-form.machine.ts'

const placeOf = ({ event: { place } }: { event: { place: Place } }) => ({ place })
const entered = { type: 'setPlace', params: placeOf } as const
const ofMove = ({ event: { move } }: { event: { move: Move } }) => ({ move })
const moved = { type: 'setMove', params: ofMove } as const
const ofSent = ({ event: { sent } }: { event: { sent: FilledShipment | FilledNote } }) => ({ sent })

export const adminOrderMachine = adminOrderSetup.createMachine({
  id: 'adminOrder',
  description: 'One order of the shop, and what an admin does with it.',
  context: { language: DEFAULT_LANGUAGE, id: null, order: null, change: null, problem: null, refusal: null },
  initial: 'waiting',
  invoke: [
    { src: 'shipmentForm', id: 'shipmentForm', systemId: 'shipmentForm' },
    { src: 'orderNoteForm', id: 'orderNoteForm', systemId: 'orderNoteForm' },
    {
      src: 'hearChildren',
      id: 'hearChildren',
      input: { shipmentForm: ['form.sent'], orderNoteForm: ['form.sent'] },
    },
  ],
  on: {
    'order.entered': [
      {
        guard: { type: 'isAnother', params: placeOf },
        target: '.opening',
        actions: [entered, 'forgetChange', 'clearNote'],
      },
      { target: '.opening', actions: [entered, 'forgetChange'] },
    ],
    // The order is still loading, so nothing is sent.
    'form.sent': {
      guard: { type: 'isNote', params: ofSent },
      actions: ['reopenNote', { type: 'giveNoteBack', params: ofSent }],
    },
  },
  states: {
    ...detailStates({
      thing: 'order',
      fetch: 'fetchOrder',
      input: ({ context: { language, id } }: { context: AdminOrderContext }) => ({ language, id: id ?? 0 }),
      keep: 'setOrder',
      retry: 'order.retry',
      missing: { description: 'The shop has no such order: the way leads back to the list.' },
    }),
    shown: {
      description: 'The order is there, with its history and the notes on it.',
      meta: { requirements: ['admin.moves-orders', 'day.order-has-a-history'] },
      initial: 'resting',
      on: {
        'order.move': [
          { guard: { type: 'needsConfirming', params: ofMove }, target: '.confirming', actions: moved },
          { guard: { type: 'needsParcel', params: ofMove }, target: '.shipping' },
          { guard: { type: 'canMove', params: ofMove }, target: 'changing', actions: moved },
        ],
        'shipment.change': { guard: 'isOnItsWay', target: '.shipping' },
        'form.sent': {
          guard: { type: 'isNote', params: ofSent },
          target: 'changing',
          actions: { type: 'setNote', params: ofSent },
        },
      },
      states: {
        resting: { description: 'Nothing is being done. It is told what was done last, or why that failed.' },
        confirming: {
          description: 'Cancelling cannot be taken back: it is asked whether that is meant.',
          meta: { requirements: ['admin.cancelling-is-confirmed'] },
          on: {
            'move.confirm': { target: '#adminOrder.changing' },
            'move.cancel': { target: 'resting', actions: 'forgetChange' },
          },
        },
        shipping: {
          description:
            'Carrier and tracking number can be filled in. Sending cannot be taken back: of an order that is not paid it is asked whether that is meant.',
          meta: { requirements: ['day.sent-with-tracking', 'admin.sending-unpaid-is-confirmed'] },
          entry: ['reopenShipment', 'clearShipment', 'fillShipment'],
          on: {
            'form.sent': [
              {
                guard: { type: 'isNote', params: ofSent },
                target: '#adminOrder.changing',
                actions: { type: 'setNote', params: ofSent },
              },
              { target: '#adminOrder.changing', actions: { type: 'setShipment', params: ofSent } },
            ],
            'move.cancel': { target: 'resting', actions: 'forgetChange' },
          },
        },
      },
    },
    changing: {
      description: 'The change is on its way. Another order that is opened meanwhile waits for its end.',
      meta: {
        requirements: ['admin.moves-orders', 'admin.takes-paid-back', 'day.notes-on-an-order'],
      },
      tags: 'busy',
      on: { 'order.entered': { actions: entered } },
      invoke: {
        src: 'changeOrder',
        id: 'changeOrder',
        input: ({ context: { language, order, change } }) => ({
          language,
          id: order?.order_id ?? 0,
          change: change ?? { kind: 'paid' },
        }),
        onDone: [
          { guard: 'isElsewhere', target: 'opening', actions: ['forgetChange', 'reopenNote', 'clearNote'] },
          {
            guard: { type: 'isAnswered', params: answerOf },
            target: 'shown',
            actions: [{ type: 'setOrder', params: answerOf }, 'reopenNote'],
          },
          // Another admin may have moved it, so refetch it.
          {
            guard: 'isNoteMade',
            target: 'fetching',
            actions: [{ type: 'setRefusal', params: answerOf }, 'reopenNote', 'fillNote'],
          },
          { target: 'fetching', actions: { type: 'setRefusal', params: answerOf } },
        ],
        onError: [
          { guard: 'isElsewhere', target: 'opening', actions: ['forgetChange', 'reopenNote', 'clearNote'] },
          { guard: 'isNoteMade', target: 'fetching', actions: ['setUnanswered', 'reopenNote', 'fillNote'] },
          { target: 'fetching', actions: 'setUnanswered' },
        ],
      },
    },
  },
  options: { maxIterations: 20 },
})
export type AdminOrderRef = ActorRefFrom<typeof adminOrderMachine>
