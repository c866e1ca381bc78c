/**
 * From the cart to an order that is placed exactly once.
 * Owns: what the order is made from, what was filled in and reviewed, what differed from that. Never: what is being typed,
 * which is the form's; the call with its key, which is a chart of its own and outlives a reload; the cart.
 */
import type { ActorRefFrom } from 'xstate'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'

import { answerOf, answers } from '../../call/call.ts'
import { ONCE_FACTS } from '../../once/once.events.ts'
import type { Place } from '../../pages/place.ts'

import { checkoutSetup } from './checkout.setup.ts'
import { open } from './states/open.ts'

const entered = {
  type: 'setPlace',
  params: ({ event: { place } }: { event: { place: Place } }) => ({ place }),
} as const

/** While an order is unanswered the page shows nothing else, even when it is opened again. */
const stays = checkoutSetup.createStateConfig({ on: { 'checkout.entered': { actions: entered } } }).on

export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  description: 'The checkout of the own cart.',
  context: {
    language: DEFAULT_LANGUAGE,
    basis: null,
    filled: null,
    vat: 'none',
    differences: {},
    seen: null,
    problem: null,
    refusal: null,
    order: null,
  },
  initial: 'waiting',
  invoke: [
    { src: 'addressForm', id: 'addressForm', systemId: 'addressForm' },
    { src: 'placeOrder', id: 'placeOrder', systemId: 'placeOrder' },
    { src: 'linesFold', id: 'linesFold', systemId: 'linesFold' },
    { src: 'storeDraft', id: 'storeDraft' },
    {
      src: 'hearChildren',
      id: 'hearChildren',
      input: { addressForm: ['form.sent'], placeOrder: ONCE_FACTS },
    },
  ],
  on: {
    'checkout.entered': { target: '.settling', actions: [entered, 'forgetOrder'] },
    'call.sending': { target: '.placing', meta: { requirements: ['call.every-tab-knows-it'] } },
    'call.unanswered': {
      target: '.unanswered',
      meta: { requirements: ['call.unanswered-asks-under-the-same-key'] },
    },
    'call.unsure': { target: '.unsure', meta: { requirements: ['call.unanswered-waits-after-a-sign-in'] } },
    'call.answered': {
      target: '.placed',
      actions: [
        { type: 'setOrder', params: ({ event }) => ({ order: event.answer }) },
        { type: 'notePlaced', params: ({ event }) => ({ orderId: event.answer.order_id }) },
        'forgetDraft',
        'emitPlaced',
      ],
      meta: { requirements: ['checkout.order-from-the-servers-cart'] },
    },
    'call.refused': [
      {
        guard: { type: 'isOtherThanSeen', params: ({ event }) => ({ problem: event.problem }) },
        target: '.rechecking',
        actions: { type: 'setDifferences', params: ({ event }) => ({ problem: event.problem }) },
        meta: { requirements: ['checkout.differences-are-named'] },
      },
      {
        target: '.settling',
        actions: { type: 'setRefusal', params: ({ event }) => ({ problem: event.problem }) },
      },
    ],
    // The cart and the last order show whether it was placed.
    'call.settled': {
      target: '.settling',
      actions: 'forgetOrder',
      meta: { requirements: ['checkout.own-order-is-known'] },
    },
  },
  states: {
    waiting: { description: 'The checkout was not opened yet.' },
    settling: {
      description: 'Changes of the cart are not with the server yet: the checkout waits for them.',
      meta: { requirements: ['call.waits-for-what-comes-first'] },
      tags: 'busy',
      invoke: {
        src: 'settleCart',
        id: 'settleCart',
        onDone: { target: 'loading' },
        onError: { target: 'loading' },
      },
    },
    loading: {
      description: 'The cart and the ways of delivery and payment are on their way.',
      tags: 'busy',
      invoke: {
        src: 'fetchBasis',
        id: 'fetchBasis',
        input: ({ context: { language } }) => ({ language }),
        ...answers(
          { target: 'open', actions: { type: 'setBasis', params: answerOf } },
          { target: 'failed' },
          {
            guard: { type: 'isJustOrdered', params: answerOf },
            target: 'ordered',
            actions: { type: 'setBasis', params: answerOf },
          },
          {
            guard: { type: 'isEmpty', params: answerOf },
            target: 'empty',
            actions: { type: 'setBasis', params: answerOf },
          },
          {
            guard: { type: 'isShort', params: answerOf },
            target: 'stuck',
            actions: { type: 'setBasis', params: answerOf },
          },
        ),
      },
    },
    failed: {
      description: 'The cart or the ways of delivery could not be had: they can be asked for again.',
      tags: ['failed', 'unread'],
      on: { 'page.retry': { target: 'loading' } },
    },
    ordered: {
      description: 'The cart is empty since its user ordered it a moment ago: the way leads to that order.',
      meta: { requirements: ['checkout.own-order-is-known'] },
    },
    empty: { description: 'The cart has nothing in it that could be ordered.' },
    stuck: { description: 'There is less of a product than the cart wants: the way on is the cart.' },
    open,
    placing: {
      description:
        'The order is on its way, under one key until it is answered, from here, from before a reload or from another tab.',
      meta: { requirements: ['checkout.order-from-the-servers-cart', 'call.unanswered-survives-a-reload'] },
      tags: ['busy', 'reviewed'],
      on: stays,
    },
    unanswered: {
      description: 'Nobody knows whether the order was placed: it is asked again by itself, or at once on request.',
      meta: { requirements: ['call.unanswered-asks-under-the-same-key'] },
      tags: 'reviewed',
      on: stays,
    },
    unsure: {
      description:
        'Nobody knows whether the order was placed, and its user has signed in again since: it waits for a press.',
      meta: { requirements: ['call.unanswered-waits-after-a-sign-in'] },
      tags: 'reviewed',
      on: stays,
    },
    rechecking: {
      description: 'Something was not as it had been seen, so nothing was ordered: the new state is on its way.',
      meta: { requirements: ['checkout.differences-are-named'] },
      tags: ['busy', 'reviewed'],
      invoke: {
        src: 'fetchBasis',
        id: 'fetchBasis',
        input: ({ context: { language } }) => ({ language }),
        ...answers({ target: 'changed', actions: { type: 'setBasis', params: answerOf } }, { target: 'changed' }),
      },
    },
    changed: {
      description: 'It is told, line by line, what differs from what was seen. Nothing was ordered.',
      meta: { requirements: ['checkout.differences-are-named'] },
      tags: 'reviewed',
      on: { 'order.goOn': { target: 'settling' } },
    },
    placed: {
      description: 'The order is placed, and its page is opened.',
      tags: 'reviewed',
      meta: { requirements: ['checkout.order-from-the-servers-cart'] },
    },
  },
  options: { maxIterations: 20 },
})
export type CheckoutRef = ActorRefFrom<typeof checkoutMachine>
