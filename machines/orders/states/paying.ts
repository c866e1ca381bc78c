import { orderSetup } from '../order.setup.ts'

const ofOpen = {
  type: 'isOpen',
  params: ({ event }: { event: { intent: { orderId: number } } }) => ({ orderId: event.intent.orderId }),
} as const

/** The open order has an unanswered payment, made before a reload or in another tab. */
export const withoutAnswer = orderSetup.createStateConfig({
  on: {
    'call.sending': {
      guard: ofOpen,
      target: '#order.shown.paying.sending',
      meta: { requirements: ['call.every-tab-knows-it', 'call.unanswered-survives-a-reload'] },
    },
    'call.unanswered': {
      guard: ofOpen,
      target: '#order.shown.paying.unanswered',
      meta: { requirements: ['call.unanswered-asks-under-the-same-key'] },
    },
    'call.unsure': {
      guard: ofOpen,
      target: '#order.shown.unsure',
      meta: { requirements: ['call.unanswered-waits-after-a-sign-in'] },
    },
  },
}).on

const anew = {
  guard: {
    type: 'isAnother',
    params: ({ event }: { event: { intent: { orderId: number } } }) => ({ orderId: event.intent.orderId }),
  },
  target: '.asking',
} as const

/** A payment of the open order that has no answer yet. */
export const paying = orderSetup.createStateConfig({
  description: 'The payment is on its way, under one key until it is answered.',
  meta: { requirements: ['checkout.paid-once'] },
  initial: 'asking',
  on: {
    'call.sending': { target: '.sending' },
    'call.unanswered': { target: '.unanswered' },
    // `payOrder` ignores further payments until it is answered, so this one was dropped.
    'call.unsure': [anew, { target: 'unsure' }],
    'call.answered': {
      guard: { type: 'isAnother', params: ({ event }) => ({ orderId: event.answer.order_id }) },
      target: '.asking',
    },
    'call.refused': anew,
    'call.settled': anew,
  },
  states: {
    asking: {
      description: 'The payment is asked for.',
      tags: 'busy',
      entry: ['setOwnMethod', 'askToPay'],
    },
    sending: { description: 'The payment is on its way.', tags: 'busy' },
    unanswered: {
      description: 'Nobody knows whether the payment was made: it is asked again by itself, or at once on request.',
      meta: { requirements: ['call.unanswered-asks-under-the-same-key'] },
    },
  },
})
