/**
 * The page of one of the own orders, from which it is paid.
 * Owns: which order is open, and what is to be done about its payment. Never: the call that pays, with its key, which is a
 * chart of its own and outlives a reload.
 */
import type { ActorRefFrom } from 'xstate'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'

import { detailStates } from '../detail-page/detail-page.ts'
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
      actions: { type: 'setPlace', params: ({ event }) => ({ place: event.place }) },
    },
    'call.answered': {
      guard: { type: 'isOpen', params: ({ event }) => ({ orderId: event.answer.order_id }) },
      target: '.answered',
      actions: { type: 'setPaid', params: ({ event }) => ({ order: event.answer }) },
      meta: { requirements: ['checkout.paid-once'] },
    },
    // The refetched order shows why.
    'call.refused': {
      guard: { type: 'isOpen', params: ({ event }) => ({ orderId: event.intent.orderId }) },
      target: '.fetching',
      actions: { type: 'setRefusal', params: ({ event }) => ({ problem: event.problem }) },
    },
    'call.settled': {
      guard: { type: 'isOpen', params: ({ event }) => ({ orderId: event.intent.orderId }) },
      target: '.fetching',
      meta: { requirements: ['call.every-tab-knows-it'] },
    },
  },
  states: {
    ...detailStates({
      thing: 'order',
      fetch: 'fetchOrder',
      input: wantedOf,
      keep: 'setOrder',
      retry: 'order.retry',
      missing: {
        description: 'This person has no such order: the way leads to those they have.',
        meta: { requirements: ['checkout.no-orders-of-others'] },
      },
    }),
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
