/**
 * Several orders that an admin marks as paid or sent at once (day.several-at-once).
 * Owns: which orders are chosen, and what became of the last move. Never: the list, which is asked for anew after each move.
 */
import { assign, emit } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { AdminOrderSummary, MovedOrders } from '#areas/orders/contract/admin-orders.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { answerOf, answers, callSetup } from '../call/call.ts'
import { actorNotProvided } from '../not-provided.ts'

export type ChosenOrder = Pick<AdminOrderSummary, 'order_id' | 'paid_at'>
export type BatchMove = 'paid' | 'sent'

interface Context {
  language: LanguageCode
  chosen: readonly ChosenOrder[]
  /** The move to confirm, or the last one made. */
  move: BatchMove | null
  /** The answer to the last move. */
  outcome: MovedOrders | null
  problem: Problem | null
}

type Event =
  | { type: 'page.opened' }
  /** Selects or deselects an order. */
  | { type: 'order.choose'; order: ChosenOrder }
  /** Selects exactly these. */
  | { type: 'orders.choose'; orders: readonly ChosenOrder[] }
  | { type: 'orders.move'; move: BatchMove; language: LanguageCode }
  | { type: 'move.confirm' }
  | { type: 'move.cancel' }

type Answer = CallResult<MovedOrders>

/** The orders to move. */
export interface BatchWanted {
  readonly language: LanguageCode
  readonly move: BatchMove
  readonly ids: readonly number[]
}

const idsOf = (orders: readonly ChosenOrder[]): readonly number[] => orders.map(({ order_id }) => order_id)

export const isChosen = (chosen: readonly ChosenOrder[], { order_id }: ChosenOrder): boolean =>
  idsOf(chosen).includes(order_id)

const toggled = (chosen: readonly ChosenOrder[], order: ChosenOrder): readonly ChosenOrder[] =>
  isChosen(chosen, order)
    ? chosen.filter(({ order_id }) => order_id !== order.order_id)
    : [...chosen, { order_id: order.order_id, paid_at: order.paid_at }]

const batchSetup = callSetup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'orders.moved' },
    tags: {} as 'busy',
  },
  actors: { moveOrders: actorNotProvided<Answer, BatchWanted>('moveOrders') },
}).extend({
  guards: {
    /** At least one order is selected. */
    isAnyChosen: ({ context }) => context.chosen.length > 0,
  },
  actions: {
    /** Selects or deselects an order. */
    toggle: assign(({ context }, { order }: { order: ChosenOrder }) => ({ chosen: toggled(context.chosen, order) })),
    /** Selects exactly these orders. */
    choose: assign((_, { orders }: { orders: readonly ChosenOrder[] }) => ({
      chosen: orders.map(({ order_id, paid_at }) => ({ order_id, paid_at })),
    })),
    /** Deselects all orders. */
    chooseNone: assign({ chosen: [] }),
    /** Notes the move to confirm, and the language of the answer; nothing is sent yet. */
    setMove: assign((_, { move, language }: { move: BatchMove; language: LanguageCode }) => ({ move, language })),
    /** Clears the outcome of the last move. */
    forgetOutcome: assign({ outcome: null, problem: null }),
    /** Shows which orders were moved, and why others weren't. */
    setOutcome: assign((_, answer: Answer) => (answer.ok ? { outcome: answer.value } : {})),
    /** Tells the root that orders were moved. */
    emitMoved: emit({ type: 'orders.moved' as const }),
  },
})

const toggle = {
  type: 'toggle',
  params: ({ event: { order } }: { event: { order: ChosenOrder } }) => ({ order }),
} as const
const choose = {
  type: 'choose',
  params: ({ event: { orders } }: { event: { orders: readonly ChosenOrder[] } }) => ({ orders }),
} as const

export const orderBatchMachine = batchSetup.createMachine({
  id: 'orderBatch',
  description: 'Orders of the list that are chosen, and moved together.',
  context: { language: DEFAULT_LANGUAGE, chosen: [], move: null, outcome: null, problem: null },
  initial: 'choosing',
  on: {
    'page.opened': { target: '.choosing', actions: ['chooseNone', 'forgetOutcome'] },
    'order.choose': { target: '.choosing', actions: [toggle, 'forgetOutcome'] },
    'orders.choose': { target: '.choosing', actions: [choose, 'forgetOutcome'] },
  },
  states: {
    choosing: {
      description: 'Orders can be chosen and left out. It is told what became of the last move.',
      meta: { requirements: ['day.several-at-once'] },
      on: {
        'orders.move': {
          guard: 'isAnyChosen',
          target: 'confirming',
          actions: [
            { type: 'setMove', params: ({ event: { move, language } }) => ({ move, language }) },
            'forgetOutcome',
          ],
        },
      },
    },
    confirming: {
      description: 'It is asked whether all of them are meant, and told how many are not paid.',
      meta: { requirements: ['admin.sending-unpaid-is-confirmed'] },
      on: { 'move.confirm': { target: 'moving' }, 'move.cancel': { target: 'choosing' } },
    },
    moving: {
      description: 'The orders are being moved, each by itself.',
      meta: { requirements: ['day.several-at-once'] },
      tags: 'busy',
      on: { 'page.opened': {}, 'order.choose': {}, 'orders.choose': {} },
      invoke: {
        src: 'moveOrders',
        id: 'moveOrders',
        input: ({ context: { language, move, chosen } }) => ({ language, move: move ?? 'paid', ids: idsOf(chosen) }),
        ...answers(
          {
            target: 'choosing',
            actions: [{ type: 'setOutcome', params: answerOf<Answer> }, 'chooseNone', 'emitMoved'] as const,
          },
          // It isn't known which were moved: the refetched list shows it.
          { target: 'choosing', actions: ['emitMoved'] as const },
        ),
      },
    },
  },
})
export type OrderBatchRef = ActorRefFrom<typeof orderBatchMachine>
