import assert from 'node:assert/strict'

import type { AnyEventObject } from 'xstate'

import type { orderMachine } from '#machines/orders/order.machine.ts'
import type { OrderContext } from '#machines/orders/order.setup.ts'

import {
  askedIn,
  contextBefore,
  hosted,
  is,
  isAwaited,
  isAwaiting,
  isEntered,
  isNews,
  isOnInvoice,
  isOk,
  isPaidByItself,
  isPaidFor,
  isOver,
  isRecalled,
  isRefused,
  isSettled,
  isShown,
  orderIn,
  type At,
} from './order-payment-samples.ts'
import type { Rule } from '#tests/models/support/model.ts'
import { called, sent, started } from '#tests/models/support/rules.ts'

const isToPay = (step: At) =>
  isNews(step) && !isOnInvoice(step) && !isSettled(orderIn(step)) && !isAwaited(orderIn(step))
const isOffered = ({ before }: At) => isShown(before, { choosing: 'offered' })
const isPaying = ({ before }: At) => isShown(before, 'paying')
const isOfAnother = (step: At) =>
  (is('call.answered')(step) && !isPaidFor(step)) ||
  (is('call.refused')(step) && !isRefused(step)) ||
  (is('call.unsure')(step) && isPaying(step) && !isOfOpen(step)) ||
  (is('call.settled')(step) && !isOver(step))
const isWithoutAnswer = ({ event, before }: At) =>
  before !== undefined && ['call.sending', 'call.unanswered', 'call.unsure'].includes(event.type)
const isOfOpen = ({ event, before }: At) => event['intent'].orderId === before?.context.id
const isBelowPayment = ({ before }: At) => before?.matches('shown') === true && !isShown(before, 'done')
const SHOWN = {
  'call.sending': { shown: { paying: 'sending' } },
  'call.unanswered': { shown: { paying: 'unanswered' } },
  'call.unsure': { shown: 'unsure' },
}
const isPaid = (step: At) => isOffered(step) && is('payment.pay')(step)
const isChanged = (step: At) => isAwaiting(step) && is('payment.change')(step)
const isLook = (step: At) => is('waitToLook')(step)
const isAskedAgain = (step: At) =>
  isShown(step.before, { choosing: 'unavailable' }) && step.event.type === 'payment.retry'

const sentAs = (step: At, type: string) =>
  sent(step, 'payOrder').filter((event) => (event as AnyEventObject).type === type)
/** The method that is asked for: the chosen one, else that of the order. */
const methodOf = ({ id, method }: OrderContext) => method ?? (id === 12 ? 'credit_card' : 'direct_debit')

/** Neither state nor context differs, and nothing was done. */
const mustChangeNothing = ({ before, after, effects }: At) =>
  assert.deepEqual([after.value, after.context, effects], [before?.value, before?.context, []])

/** The rest of the payment of an own order. */
export const paymentRules: Readonly<Record<string, Rule<typeof orderMachine>>> = {
  'leaves an order alone that is paid, cancelled or by invoice': {
    requirements: ['checkout.paid-once'],
    when: (step) => isNews(step) && isSettled(orderIn(step)),
    must: (step) => {
      assert.equal(isShown(step.after, 'done'), true)
      assert.deepEqual([started(step, 'fetchMethods'), started(step, 'waitToLook')], [[], []])
    },
  },
  'has nothing to pay on an invoice, whatever the order waits for': {
    requirements: ['checkout.invoice-to-print'],
    when: (step) => isNews(step) && isOnInvoice(step),
    must: (step) => {
      assert.equal(isShown(step.after, 'done'), true)
      assert.deepEqual([started(step, 'fetchMethods'), started(step, 'waitToLook')], [[], []])
    },
  },
  'waits for word of a pending payment': {
    requirements: ['checkout.paid-once'],
    when: (step) => isNews(step) && !isOnInvoice(step) && isAwaited(orderIn(step)),
    must: (step) => {
      assert.equal(isShown(step.after, 'awaiting'), true)
      assert.deepEqual(started(step, 'waitToLook'), [{ looks: step.after.context.looks }])
    },
  },
  'offers the methods for any other order that is not just placed': {
    requirements: ['checkout.refused-payment-keeps-the-order'],
    when: (step) =>
      (isToPay(step) && !isRecalled(step)) ||
      (is('takePlaced')(step) && !isPaidByItself(step)) ||
      isChanged(step) ||
      isAskedAgain(step),
    must: (step) => {
      assert.equal(isShown(step.after, { choosing: 'loading' }), true)
      assert.deepEqual(started(step, 'fetchMethods'), [{ language: step.after.context.language }])
    },
  },
  'asks whether the order was placed here before it pays anything by itself': {
    requirements: ['checkout.pays-by-itself-once'],
    when: (step) => step.before !== undefined && isRecalled(step),
    must: (step) => {
      assert.equal(isShown(step.after, 'recalling'), true)
      assert.deepEqual(started(step, 'takePlaced'), [{ orderId: 12 }])
    },
  },
  'shows how far the payment of the open order is, also one from before a reload or of another tab': {
    requirements: [
      'call.every-tab-knows-it',
      'call.unanswered-asks-under-the-same-key',
      'call.unanswered-survives-a-reload',
      'call.unanswered-waits-after-a-sign-in',
    ],
    when: (step) => isWithoutAnswer(step) && isOfOpen(step) && isBelowPayment(step),
    must: ({ event, before, after }) =>
      assert.deepEqual([after.value, after.context], [SHOWN[event.type as keyof typeof SHOWN], before?.context]),
  },
  "shows how far another order's payment is only while this one waits for its end": {
    requirements: ['checkout.paid-once'],
    when: (step) => isWithoutAnswer(step) && !isOfOpen(step) && isPaying(step) && !is('call.unsure')(step),
    must: ({ event, before, after }) =>
      assert.deepEqual([after.value, after.context], [SHOWN[event.type as keyof typeof SHOWN], before?.context]),
  },
  'takes a payment without an answer for nothing where there is nothing to pay, or it is of another order': {
    when: (step) => isWithoutAnswer(step) && !isPaying(step) && (!isOfOpen(step) || !isBelowPayment(step)),
    must: mustChangeNothing,
  },
  'asks how far the payment is whenever the order is told of, and at no other time': {
    requirements: ['call.unanswered-survives-a-reload'],
    when: (step) => step.before !== undefined,
    must: (step) => assert.equal(sentAs(step, 'call.report').length, isNews(step) ? 1 : 0),
  },
  'pays an order that was just placed here by itself, by the method it was placed with': {
    requirements: ['checkout.pays-by-itself-once'],
    when: (step) => step.before !== undefined && isPaidByItself(step),
    must: (step) => {
      const intent = { orderId: 12, method: 'credit_card' }
      assert.equal(isShown(step.after, { paying: 'asking' }), true)
      assert.deepEqual(sent(step, 'payOrder'), [{ type: 'call.want', intent, language: 'en' }])
    },
  },
  'never pays by itself again in a visit, whether the call was refused or answered without a payment': {
    requirements: ['checkout.paid-once'],
    when: (step) => step.before !== undefined && !isPaid(step) && !isPaidByItself(step) && !isOfAnother(step),
    must: (step) => assert.deepEqual(sentAs(step, 'call.want'), []),
  },
  'has methods to choose from once they are told': {
    when: (step) => is('fetchMethods')(step) && isOk(step),
    must: ({ event, after }) => {
      assert.equal(isShown(after, { choosing: 'offered' }), true)
      assert.deepEqual([after.context.methods, after.context.problem], [event['output'].value, null])
    },
  },
  'says why there are no methods': {
    when: (step) => is('fetchMethods')(step) && !isOk(step),
    must: ({ event, after }) => {
      assert.equal(isShown(after, { choosing: 'unavailable' }), true)
      assert.deepEqual(after.context.problem, event['output']?.problem ?? { kind: 'unreachable' })
    },
  },
  'keeps the method that is chosen, and has nothing to say against it': {
    requirements: ['checkout.refused-payment-keeps-the-order'],
    when: (step) => isOffered(step) && is('payment.choose')(step),
    must: ({ event, before, after }) => {
      assert.deepEqual(after.value, before?.value)
      assert.deepEqual([after.context.method, after.context.refusal], [event['method'], null])
    },
  },
  'asks to pay by the chosen method, or by that of the order': {
    requirements: ['checkout.paid-once', 'checkout.refused-payment-keeps-the-order'],
    when: isPaid,
    must: (step) => {
      const { language, id } = contextBefore(step)
      const intent = { orderId: id, method: methodOf(contextBefore(step)) }
      assert.equal(isShown(step.after, { paying: 'asking' }), true)
      assert.deepEqual(sent(step, 'payOrder'), [{ type: 'call.want', intent, language }])
    },
  },
  'asks again for this order where the call was still busy with another one': {
    requirements: ['checkout.paid-once'],
    when: (step) => isPaying(step) && isOfAnother(step),
    must: (step) => {
      const { language, id } = contextBefore(step)
      const method = methodOf(contextBefore(step))
      assert.equal(isShown(step.after, { paying: 'asking' }), true)
      assert.deepEqual(step.after.context, { ...step.before?.context, method })
      assert.deepEqual(sent(step, 'payOrder'), [{ type: 'call.want', intent: { orderId: id, method }, language }])
    },
  },
  "takes answer and refusal of another order's payment for nothing where it pays none": {
    when: (step) => step.before !== undefined && !isPaying(step) && isOfAnother(step),
    must: mustChangeNothing,
  },
  'waits for the answer of a payment, whatever is pressed': {
    requirements: ['checkout.paid-once'],
    when: (step) => isPaying(step) && step.event.type.startsWith('payment.'),
    must: mustChangeNothing,
  },
  'shows the order as it was answered, also to a payment from before a reload': {
    requirements: ['checkout.paid-once', 'call.unanswered-survives-a-reload'],
    when: isPaidFor,
    must: (step) => {
      const { order, looks, refusal } = step.after.context
      assert.equal(step.after.matches('shown'), true)
      assert.deepEqual([order, looks, refusal], [orderIn(step), 0, null])
    },
  },
  "opens the provider's page of a payment once, when it is answered": {
    when: () => true,
    must: (step) => {
      const isOpened = step.before !== undefined && isPaidFor(step) && !isOnInvoice(step) && orderIn(step) === hosted
      assert.deepEqual(called(step, 'openAddress'), isOpened ? [{ address: 'https://pay.example/12' }] : [])
    },
  },
  'looks for word of a payment after each pause, and counts': {
    requirements: ['checkout.paid-once'],
    when: isLook,
    must: (step) => {
      const { looks } = contextBefore(step)
      assert.equal(isShown(step.after, 'looking'), true)
      assert.deepEqual(started(step, 'fetchOrder'), [askedIn(step.after.context)])
      assert.equal(step.after.context.looks, looks + 1)
    },
  },
  'goes on waiting where a look told nothing, and knows why': {
    when: (step) => isShown(step.before, 'looking') && is('fetchOrder')(step) && !isOk(step),
    must: (step) => {
      assert.equal(isShown(step.after, 'awaiting'), true)
      assert.deepEqual(started(step, 'waitToLook'), [{ looks: step.after.context.looks }])
      assert.deepEqual(step.after.context.problem, step.event['output']?.problem ?? { kind: 'unreachable' })
    },
  },
  'counts nothing else as a look': {
    when: (step) => step.before !== undefined && !isLook(step) && !isEntered(step) && !isPaidFor(step),
    must: (step) => assert.equal(step.after.context.looks, contextBefore(step).looks),
  },
  'keeps the chosen method until the page is entered anew': {
    when: (step) =>
      step.before !== undefined && contextBefore(step).method !== null && !isEntered(step) && !is('choose')(step),
    must: (step) => assert.equal(step.after.context.method, contextBefore(step).method),
  },
}
