/**
 * One order, as an admin moves it on (admin.moves-orders), or takes back that it is paid (admin.takes-paid-back).
 * Owns: which order is open, and the move that is being made. Never: stock and mails, which the server sees to.
 */
import { assign } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { AdminOrder } from '#areas/orders/contract/admin-orders.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { answerOf, callSetup } from '../call/call.ts'
import { detailStates } from '../detail-page/detail-page.ts'
import { actorNotProvided } from '../not-provided.ts'
import type { Place } from '../pages/place.ts'
import { isGone } from '../call/gone.ts'

import { canMove } from './moves.ts'
import type { Move } from './moves.ts'
import { openOrder } from './order-page.machine.ts'
import type { OrderWanted } from './order-page.machine.ts'
import { orderIdIn } from './orders-place.ts'

interface Context {
  language: LanguageCode
  /** The open order; null where the address can name none. */
  id: number | null
  /** The product as it was received last; not that of `id` while the page changes. */
  order: AdminOrder | null
  /** The move that is being made, or was made last. */
  move: Move | null
  /** The reason why the order could not be fetched. */
  problem: Problem | null
  /** The reason why the last move was not made. */
  refusal: Problem | null
}

type Event =
  | { type: 'order.entered'; place: Place }
  | { type: 'order.retry' }
  | { type: 'order.move'; move: Move }
  | { type: 'move.confirm' }
  | { type: 'move.cancel' }

type Answer = CallResult<AdminOrder>

const setup = callSetup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'failed' | 'unread' },
  actors: {
    fetchOrder: actorNotProvided<Answer, OrderWanted>('fetchOrder'),
    moveOrder: actorNotProvided<Answer, OrderWanted & { move: Move }>('moveOrder'),
  },
}).extend({
  guards: {
    /** The address names no order. */
    namesNone: ({ context }) => context.id === null,
    /** The shop has no such order. */
    isGone: (_, answer: Answer) => isGone(answer),
    /** The admin has opened another order meanwhile. */
    isElsewhere: ({ context }) => openOrder(context) === null,
    /** The order is to be cancelled, and still can be: that is asked about first. */
    needsConfirming: ({ context }, { move }: { move: Move }) =>
      move === 'cancelled' && canMove(openOrder(context), move),
    /** The order is to be sent, and isn't paid: that is asked about first. */
    isSentUnpaid: ({ context }, { move }: { move: Move }) =>
      move === 'sent' && canMove(openOrder(context), move) && openOrder(context)?.paid_at === null,
    /** The order can go on to that state from the one it is in. */
    canMove: ({ context }, { move }: { move: Move }) => canMove(openOrder(context), move),
  },
  actions: {
    /** Notes the order that the address names, and the language. */
    setPlace: assign((_, { place }: { place: Place }) => ({ language: place.language, id: orderIdIn(place) })),
    /** Shows the order as the server has it. */
    setOrder: assign((_, answer: Answer) => (answer.ok ? { order: answer.value, problem: null } : {})),
    /** Notes what is to be done with the order; nothing is sent yet. */
    setMove: assign((_, { move }: { move: Move }) => ({ move, refusal: null })),
    /** Nothing is to be done with the order any more. */
    forgetMove: assign({ move: null, refusal: null }),
    /** Says why the order could not be moved. */
    setRefusal: assign((_, answer: Answer) => (answer.ok ? {} : { refusal: answer.problem })),
    /** Says that no answer came: the order is fetched to see what was done. */
    setUnanswered: assign({ refusal: { kind: 'unreachable' } }),
  },
})

const entered = {
  type: 'setPlace',
  params: ({ event: { place } }: { event: { place: Place } }) => ({ place }),
} as const
const moved = { type: 'setMove', params: ({ event: { move } }: { event: { move: Move } }) => ({ move }) } as const
const ofMove = ({ event: { move } }: { event: { move: Move } }) => ({ move })

export const adminOrderMachine = setup.createMachine({
  id: 'adminOrder',
  description: 'One order of the shop, and what an admin does with it.',
  context: { language: DEFAULT_LANGUAGE, id: null, order: null, move: null, problem: null, refusal: null },
  initial: 'waiting',
  on: { 'order.entered': { target: '.opening', actions: [entered, 'forgetMove'] } },
  states: {
    ...detailStates({
      thing: 'order',
      fetch: 'fetchOrder',
      input: ({ context: { language, id } }: { context: Context }) => ({ language, id: id ?? 0 }),
      keep: 'setOrder',
      retry: 'order.retry',
      missing: { description: 'The shop has no such order: the way leads back to the list.' },
    }),
    shown: {
      description: 'The order is there.',
      meta: { requirements: ['admin.moves-orders'] },
      initial: 'resting',
      on: {
        'order.move': [
          { guard: { type: 'needsConfirming', params: ofMove }, target: '.confirming', actions: moved },
          { guard: { type: 'isSentUnpaid', params: ofMove }, target: '.confirmingUnpaid', actions: moved },
          { guard: { type: 'canMove', params: ofMove }, target: 'moving', actions: moved },
        ],
      },
      states: {
        resting: { description: 'Nothing is being done. It is told what was done last, or why that failed.' },
        confirming: {
          description: 'Cancelling cannot be taken back: it is asked whether that is meant.',
          meta: { requirements: ['admin.cancelling-is-confirmed'] },
          on: {
            'move.confirm': { target: '#adminOrder.moving' },
            'move.cancel': { target: 'resting', actions: 'forgetMove' },
          },
        },
        confirmingUnpaid: {
          description: "The order isn't paid, and sending it cannot be taken back: it is asked whether that is meant.",
          meta: { requirements: ['admin.sending-unpaid-is-confirmed'] },
          on: {
            'move.confirm': { target: '#adminOrder.moving' },
            'move.cancel': { target: 'resting', actions: 'forgetMove' },
          },
        },
      },
    },
    moving: {
      description: 'The move is on its way. Another order that is opened meanwhile waits for its end.',
      meta: { requirements: ['admin.moves-orders', 'admin.takes-paid-back'] },
      tags: 'busy',
      on: { 'order.entered': { actions: entered } },
      invoke: {
        src: 'moveOrder',
        id: 'moveOrder',
        input: ({ context: { language, order, move } }) => ({
          language,
          id: order?.order_id ?? 0,
          move: move ?? 'paid',
        }),
        onDone: [
          { guard: 'isElsewhere', target: 'opening', actions: 'forgetMove' },
          {
            guard: { type: 'isAnswered', params: answerOf },
            target: 'shown',
            actions: { type: 'setOrder', params: answerOf },
          },
          // Another admin may have moved it: what it is like now is asked for.
          { target: 'fetching', actions: { type: 'setRefusal', params: answerOf } },
        ],
        onError: [
          { guard: 'isElsewhere', target: 'opening', actions: 'forgetMove' },
          { target: 'fetching', actions: 'setUnanswered' },
        ],
      },
    },
  },
  options: { maxIterations: 20 },
})
export type AdminOrderRef = ActorRefFrom<typeof adminOrderMachine>
