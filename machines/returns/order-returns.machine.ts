/**
 * The returns of one order, on its page, and how another is asked for.
 * Owns: which pieces are chosen, and how far asking is. Never: the call that asks, with its key, which is a chart of its own
 * and outlives a reload; how a return goes on, which is the shop's to say.
 */
import type { ActorRefFrom } from 'xstate'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'

import { detailStates } from '../detail-page/detail-page.ts'
import { ONCE_FACTS } from '../once/once.events.ts'
import type { RequirementId } from '../requirements/index.ts'

import { orderReturnsSetup } from './order-returns.setup.ts'
import type { OrderReturnsContext } from './order-returns.setup.ts'

interface Whose {
  readonly id: 'ownReturns' | 'returnsOfOrder'
  readonly call: 'withdraw' | 'createReturn'
  readonly requirements: readonly RequirementId[]
}

const ofIntent = ({ event }: { event: { intent: { orderId: number } } }) => ({ orderId: event.intent.orderId })

function createOrderReturnsMachine<const Of extends Whose>({ id, call, requirements }: Of) {
  const base = orderReturnsSetup(call)
  const isOpen = { type: 'isOpen', params: ofIntent } as const
  /** The page has to be there first; what is in doubt is asked for then. */
  const reported = base.createStateConfig({
    on: {
      'call.sending': { guard: isOpen, target: 'sending', meta: { requirements: ['call.every-tab-knows-it'] } },
      'call.unanswered': {
        guard: isOpen,
        target: 'unanswered',
        meta: { requirements: ['call.unanswered-asks-under-the-same-key'] },
      },
      'call.unsure': {
        guard: isOpen,
        target: 'unsure',
        meta: { requirements: ['call.unanswered-waits-after-a-sign-in'] },
      },
    },
  }).on
  return base.createMachine({
    id,
    description: 'The returns of one order, from choosing its pieces to the answer.',
    context: {
      language: DEFAULT_LANGUAGE,
      id: null,
      returns: null,
      kind: 'withdrawal',
      chosen: {},
      problem: null,
      refusal: null,
    },
    initial: 'waiting',
    invoke: [
      { src: call, id: call, systemId: call },
      { src: 'hearChildren', id: 'hearChildren', input: { [call]: ONCE_FACTS } },
    ],
    on: {
      'order.entered': {
        target: '.opening',
        actions: { type: 'setPlace', params: ({ event }) => ({ place: event.place }) },
      },
      'call.answered': {
        guard: { type: 'isOpen', params: ({ event }) => ({ orderId: event.answer.order_id }) },
        target: '.made',
        actions: { type: 'setMade', params: ({ event }) => ({ returns: event.answer }) },
        meta: { requirements },
      },
      // What can be returned now tells why.
      'call.refused': {
        guard: isOpen,
        target: '.fetching',
        actions: { type: 'setRefusal', params: ({ event }) => ({ problem: event.problem }) },
      },
      'call.settled': { guard: isOpen, target: '.fetching', meta: { requirements: ['call.every-tab-knows-it'] } },
    },
    states: {
      ...detailStates({
        thing: 'list of returns',
        fetch: 'fetchReturns',
        input: ({ context: { language, id: orderId } }: { context: OrderReturnsContext }) => ({
          language,
          id: orderId ?? 0,
        }),
        keep: 'setReturns',
        retry: 'returns.retry',
        missing: { description: 'This person has no such order, so nothing of it can be returned.' },
      }),
      shown: {
        description: 'The returns are there, and another can be begun while pieces are left.',
        meta: { requirements },
        entry: 'askForReport',
        on: { ...reported, 'return.begin': { guard: 'canBegin', target: 'choosing', actions: 'begin' } },
      },
      choosing: {
        description: 'Lines and quantities are chosen. No reason is asked for.',
        meta: { requirements: ['returns.no-reason-asked'] },
        on: {
          ...reported,
          'return.choose': {
            actions: {
              type: 'setChosen',
              params: ({ event: { variantId, quantity } }) => ({ variantId, quantity }),
            },
          },
          'return.kind': { actions: { type: 'setKind', params: ({ event: { kind } }) => ({ kind }) } },
          'return.next': { guard: 'isAnyChosen', target: 'confirming' },
          'return.leave': { target: 'shown' },
        },
      },
      confirming: {
        description: 'What was chosen is in sight, and is sent after another press.',
        meta: { requirements: ['returns.no-reason-asked'] },
        on: {
          ...reported,
          'return.confirm': { actions: 'askToReturn' },
          'return.change': { target: 'choosing' },
          'return.leave': { target: 'shown' },
        },
      },
      sending: {
        description: 'It is on its way, under one key until it is answered, from here or from another tab.',
        meta: { requirements: ['returns.each-piece-once', 'call.unanswered-survives-a-reload'] },
        tags: 'busy',
        on: { 'call.unanswered': reported['call.unanswered'], 'call.unsure': reported['call.unsure'] },
      },
      unanswered: {
        description: 'Nobody knows whether it was taken: it is asked again by itself, or at once on request.',
        meta: { requirements: ['call.unanswered-asks-under-the-same-key'] },
        on: { 'call.sending': reported['call.sending'], 'call.unsure': reported['call.unsure'] },
      },
      unsure: {
        description: 'Nobody knows whether it was taken, and its user has signed in again since: it waits for a press.',
        meta: { requirements: ['call.unanswered-waits-after-a-sign-in'] },
        on: { 'call.sending': reported['call.sending'], 'call.unanswered': reported['call.unanswered'] },
      },
      made: {
        description: 'It is told that the return was made. Another can be begun while pieces are left.',
        meta: { requirements },
        on: { ...reported, 'return.begin': { guard: 'canBegin', target: 'choosing', actions: 'begin' } },
      },
    },
    options: { maxIterations: 20 },
  })
}

/** Those of one of the own orders: a customer withdraws. */
export const ownReturnsMachine = createOrderReturnsMachine({
  id: 'ownReturns',
  call: 'withdraw',
  requirements: ['returns.withdraws-in-time'],
})
export type OwnReturnsRef = ActorRefFrom<typeof ownReturnsMachine>

/** Those of any order: an admin notes that goods come back, or cancels a part. */
export const returnsOfOrderMachine = createOrderReturnsMachine({
  id: 'returnsOfOrder',
  call: 'createReturn',
  requirements: ['returns.cancels-in-part', 'returns.received-by-admin'],
})
export type ReturnsOfOrderRef = ActorRefFrom<typeof returnsOfOrderMachine>
