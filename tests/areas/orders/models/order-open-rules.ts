import assert from 'node:assert/strict'

import { ONCE_FACTS } from '#machines/once/once.events.ts'
import type { orderMachine } from '#machines/orders/order.machine.ts'

import {
  absent,
  askedIn,
  contextBefore,
  is,
  isAwaiting,
  isEntered,
  isFetched,
  isOk,
  isOver,
  isPaidFor,
  isRefused,
  isShown,
  isTold,
  nothingToPay,
  orderIn,
  places,
  type At,
} from './order-payment-samples.ts'
import type { Rule } from '#tests/models/support/model.ts'
import { called, named, started } from '#tests/models/support/rules.ts'

const askedAt = ({ event }: At) => places.find(({ at }) => at === event['place'])?.asks ?? null
const isAbsent = ({ event }: At) => absent.some((one) => one === event['output'])
const isFetching = ({ before }: At) => before?.matches('fetching') === true
const isAgain = (step: At) => is('order.retry')(step) && step.before?.matches('failed') === true

/** The way in which the page of an own order comes by it. */
export const openRules: Readonly<Record<string, Rule<typeof orderMachine>>> = {
  'starts the call that pays once, by its name, hears its facts, and waits for its page': {
    when: ({ before }) => before === undefined,
    must: (step) => {
      assert.deepEqual(named(step), ['payOrder'])
      assert.deepEqual(started(step, 'hearChildren'), [{ payOrder: ONCE_FACTS }])
      assert.equal(step.after.matches('waiting'), true)
    },
  },
  'keeps what it has started': {
    when: ({ before }) => before !== undefined,
    must: (step) => assert.deepEqual([named(step), started(step, 'hearChildren')], [[], []]),
  },
  'asks for the order that the address names, and for none where it names none': {
    requirements: ['checkout.own-orders', 'admin.opens-invoices'],
    when: isEntered,
    must: (step) => {
      const asked = askedAt(step)
      assert.deepEqual(started(step, 'fetchOrder'), asked ? [asked] : [])
      assert.equal(step.after.matches('missing'), asked === null)
    },
  },
  'begins each visit without a method, a look or a refusal': {
    when: isEntered,
    must: ({ event, after: { context } }) => {
      const { language, path, method, looks, refusal } = context
      assert.deepEqual([language, path], [event['place'].language, event['place'].path])
      assert.deepEqual([method, looks, refusal], [null, 0, null])
    },
  },
  'shows the order that was told of': {
    requirements: ['checkout.own-orders'],
    when: isTold,
    must: (step) => {
      assert.equal(step.after.matches('shown'), true)
      assert.deepEqual([step.after.context.order, step.after.context.problem], [orderIn(step), null])
    },
  },
  'keeps in sight what it knows of an order until it is told more': {
    requirements: ['retry.old-data-stays-in-sight'],
    when: (step) => step.before !== undefined && !isTold(step) && !isPaidFor(step),
    must: (step) => assert.equal(step.after.context.order, contextBefore(step).order),
  },
  'has no order where the server has none for this person': {
    requirements: ['checkout.no-orders-of-others'],
    when: (step) => isFetching(step) && isAbsent(step),
    must: ({ after }) => assert.equal(after.matches('missing'), true),
  },
  'says why an order could not be had, and asks again when it is told to': {
    when: (step) => (isFetching(step) && isFetched(step) && !isOk(step) && !isAbsent(step)) || isAgain(step),
    must: (step) => {
      const { problem } = step.after.context
      assert.deepEqual(started(step, 'fetchOrder'), isAgain(step) ? [askedIn(step.after.context)] : [])
      assert.equal(step.after.matches(isAgain(step) ? 'fetching' : 'failed'), true)
      if (!isAgain(step)) assert.deepEqual(problem, step.event['output']?.problem ?? { kind: 'unreachable' })
    },
  },
  'reads the order anew when its payment is refused to be asked for, and keeps the reason': {
    when: isRefused,
    must: (step) => {
      const { refusal } = step.after.context
      assert.equal(step.after.matches('fetching'), true)
      assert.deepEqual(started(step, 'fetchOrder'), [askedIn(step.after.context)])
      assert.equal(refusal, nothingToPay)
    },
  },
  'reads the order anew where its payment was settled elsewhere or let go': {
    requirements: ['call.every-tab-knows-it'],
    when: isOver,
    must: (step) => {
      assert.equal(step.after.matches('fetching'), true)
      assert.deepEqual(started(step, 'fetchOrder'), [askedIn(step.after.context)])
    },
  },
  'keeps the reason until a method is chosen, a payment answered or the page entered': {
    when: (step) =>
      step.before !== undefined &&
      !isEntered(step) &&
      !isRefused(step) &&
      !isPaidFor(step) &&
      !(is('payment.choose')(step) && isShown(step.before, { choosing: 'offered' })),
    must: (step) => assert.equal(step.after.context.refusal, contextBefore(step).refusal),
  },
  'asks for an order at no other time': {
    when: (step) => !isEntered(step) && !isAgain(step) && !isRefused(step) && !isOver(step) && !isAwaiting(step),
    must: (step) => assert.deepEqual(started(step, 'fetchOrder'), []),
  },
  'is busy while it asks or pays, and has failed where it was told nothing': {
    when: () => true,
    must: ({ after }) => {
      const isBusy =
        after.matches('fetching') ||
        isShown(after, 'recalling') ||
        isShown(after, { paying: 'asking' }) ||
        isShown(after, { paying: 'sending' }) ||
        isShown(after, { choosing: 'loading' })
      assert.deepEqual([after.hasTag('busy'), after.hasTag('failed')], [isBusy, after.matches('failed')])
    },
  },
  'prints an order that is there, and nothing else': {
    requirements: ['checkout.invoice-to-print'],
    when: is('order.print'),
    must: (step) => assert.equal(called(step, 'printPage').length, step.before?.matches('shown') === true ? 1 : 0),
  },
}
