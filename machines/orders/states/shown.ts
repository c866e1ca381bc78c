import { answerOf, answers } from '../../call/call.ts'
import { pausing } from '../../polling/polling.ts'
import { orderSetup, wantedOf } from '../order.setup.ts'

import { paying, withoutAnswer } from './paying.ts'

/** The open order, and the rest of its payment. */
export const shown = orderSetup.createStateConfig({
  description: 'The order is there, and can be printed.',
  meta: { requirements: ['checkout.own-orders', 'checkout.invoice-to-print'] },
  initial: 'judging',
  on: { 'order.print': { actions: 'printPage' } },
  states: {
    judging: {
      description: 'What is to be done follows from the order as it was told last, and a payment without an answer.',
      entry: 'askForReport',
      always: [
        { guard: 'isInvoice', target: 'done' },
        { guard: 'isDone', target: 'done' },
        { guard: 'isPending', target: 'awaiting' },
        { guard: 'isJustPlaced', target: 'recalling' },
        { target: 'choosing' },
      ],
    },
    recalling: {
      description: 'The order waits for its first payment: was it placed in this tab just now, it is paid by itself.',
      meta: { requirements: ['checkout.pays-by-itself-once'] },
      tags: 'busy',
      on: withoutAnswer,
      invoke: {
        src: 'takePlaced',
        id: 'takePlaced',
        input: ({ context: { id } }) => ({ orderId: id ?? 0 }),
        onDone: [{ guard: { type: 'isPlacedHere', params: answerOf }, target: 'paying' }, { target: 'choosing' }],
        onError: { target: 'choosing' },
      },
    },
    done: {
      description: 'Nothing is to be paid here: the order is paid, cancelled or by invoice, or this is its invoice.',
      meta: { requirements: ['checkout.invoice-to-print'] },
    },
    choosing: {
      description: 'The order waits for a payment, by the same method or another one.',
      meta: { requirements: ['checkout.refused-payment-keeps-the-order'] },
      on: withoutAnswer,
      initial: 'loading',
      states: {
        loading: {
          description: 'The methods that can be chosen are on their way.',
          tags: 'busy',
          invoke: {
            src: 'fetchMethods',
            id: 'fetchMethods',
            input: ({ context: { language } }) => ({ language }),
            ...answers(
              { target: 'offered', actions: { type: 'setMethods', params: answerOf } },
              { target: 'unavailable' },
            ),
          },
        },
        offered: {
          description: 'A method can be chosen and paid by.',
          on: {
            'payment.choose': {
              actions: { type: 'setMethod', params: ({ event }) => ({ method: event.method }) },
            },
            'payment.pay': { target: '#order.shown.paying' },
          },
        },
        unavailable: {
          description: 'The methods could not be had: they can be asked for again.',
          on: { 'payment.retry': { target: 'loading' } },
        },
      },
    },
    paying,
    unsure: {
      description:
        'Nobody knows whether the payment was made, and its user has signed in again since: it waits for a press.',
      meta: { requirements: ['call.unanswered-waits-after-a-sign-in'] },
      on: withoutAnswer,
    },
    awaiting: {
      description: 'The payment is made elsewhere: the shop waits for word of it.',
      meta: { requirements: ['checkout.paid-once'] },
      on: { ...withoutAnswer, 'payment.change': { target: 'choosing' } },
      ...pausing,
    },
    looking: {
      description: 'It is asked whether there is word of the payment.',
      entry: 'countLook',
      on: { ...withoutAnswer, 'payment.change': { target: 'choosing' } },
      invoke: {
        src: 'fetchOrder',
        id: 'fetchOrder',
        input: wantedOf,
        ...answers({ target: 'judging', actions: { type: 'setOrder', params: answerOf } }, { target: 'awaiting' }),
      },
    },
  },
})
