/**
 * The page of one of the own orders, from which it is paid.
 * Owns: which order is open, and what is to be done about its payment. Never: the call that pays, with its key, which is a
 * chart of its own and outlives a reload.
 */
import type { ActorRefFrom } from 'xstate'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'

import { answerOf, answers } from '../call/call.ts'
import { ONCE_FACTS } from '../once/once.events.ts'

import { orderSetup, wantedOf } from './order.setup.ts'
import { shown } from './states/shown.ts'

export const orderMachine = orderSetup.createMachine({
  id: 'order',
  description: 'One of the own orders, from its placing to its payment.',
  context: {
    language: DEFAULT_LANGUAGE,
    path: '',
    id: null,
    order: null,
    methods: [],
    method: null,
    looks: 0,
    problem: null,
    refusal: null,
  },
  initial: 'waiting',
  invoke: [
    { src: 'payOrder', id: 'payOrder', systemId: 'payOrder' },
    {
      src: 'hearChildren',
      id: 'hearChildren',
      input: { payOrder: ONCE_FACTS },
    },
  ],
  on: {
    'order.entered': {
      target: '.opening',
      actions: { type: 'keepPlace', params: ({ event }) => ({ place: event.place }) },
    },
    'call.answered': {
      guard: { type: 'isOpen', params: ({ event }) => ({ orderId: event.answer.order_id }) },
      target: '.answered',
      actions: { type: 'keepPaid', params: ({ event }) => ({ order: event.answer }) },
      meta: { requirements: ['checkout.paid-once'] },
    },
    // What the order is like now tells why.
    'call.refused': {
      guard: { type: 'isOpen', params: ({ event }) => ({ orderId: event.wanted.orderId }) },
      target: '.fetching',
      actions: { type: 'keepRefusal', params: ({ event }) => ({ problem: event.problem }) },
    },
    'call.settled': {
      guard: { type: 'isOpen', params: ({ event }) => ({ orderId: event.wanted.orderId }) },
      target: '.fetching',
      meta: { requirements: ['call.every-tab-knows-it'] },
    },
  },
  states: {
    waiting: { description: 'The page was not opened yet.' },
    opening: {
      description: 'An address that can name no order is not asked for.',
      always: [{ guard: 'namesOrder', target: 'fetching' }, { target: 'missing' }],
    },
    fetching: {
      description: 'The order is on its way. What was known of it before stays in sight.',
      tags: 'busy',
      invoke: {
        src: 'fetchOrder',
        id: 'fetchOrder',
        input: wantedOf,
        ...answers(
          { target: 'shown', actions: { type: 'keepOrder', params: answerOf } },
          { target: 'failed' },
          { guard: { type: 'isGone', params: answerOf }, target: 'missing' },
        ),
      },
    },
    missing: {
      description: 'This person has no such order: the way leads to those they have.',
      meta: { requirements: ['checkout.no-orders-of-others'] },
    },
    failed: {
      description: 'The order could not be had: it can be asked for again.',
      tags: ['failed', 'unread'],
      on: { 'order.retry': { target: 'fetching' } },
    },
    answered: {
      description: 'The payment is answered. One that is made on a page of its own leads there.',
      always: [
        {
          guard: 'hasAddress',
          target: 'shown',
          actions: {
            type: 'openAddress',
            params: ({ context }) => ({ address: context.order?.payment?.address ?? '' }),
          },
        },
        { target: 'shown' },
      ],
    },
    shown,
  },
  options: { maxIterations: 20 },
})
export type OrderRef = ActorRefFrom<typeof orderMachine>
