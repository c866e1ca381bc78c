import assert from 'node:assert/strict'

import { type AppRules, isRunning, lateChartsIn } from './app-steps.ts'
import { adminOrders } from './app-samples.ts'
import { called, sent } from './support/rules.ts'

/** All that follows from orders. */
export const orderRules: AppRules = {
  'shows an order that was placed': {
    requirements: ['checkout.order-from-the-servers-cart'],
    when: (step) => isRunning(step) && step.event.type === 'order.placed',
    must: (step) => assert.deepEqual(called(step, 'goTo'), [{ address: '/checkout/complete/12' }]),
  },
  'has the cart asked for anew that an order was made from, or filled by': {
    requirements: ['checkout.order-from-the-servers-cart', 'checkout.order-again-fills-the-cart'],
    when: (step) =>
      ['order.placed', 'order.repeated'].includes(step.event.type) &&
      lateChartsIn(step.before?.children ?? {}).includes('cart'),
    must: (step) => assert.deepEqual(sent(step, 'cart'), [{ type: 'list.outdated' }]),
  },
  'has the cart asked for anew once its discount may be another': {
    requirements: ['account.consent-waits-for-the-answer'],
    when: (step) => step.event.type === 'account.stale' && lateChartsIn(step.before?.children ?? {}).includes('cart'),
    must: (step) => assert.deepEqual(sent(step, 'cart'), [{ type: 'list.outdated' }]),
  },
  'has the list of orders in sight asked for anew once several were moved': {
    requirements: ['day.several-at-once'],
    when: (step) => isRunning(step) && step.event.type === 'orders.moved',
    must: (step) => {
      const isOpen = 'allOrders' in (step.before?.children ?? {}) && step.before?.context.place === adminOrders
      assert.deepEqual(sent(step, 'allOrders'), isOpen ? [{ type: 'data.outdated' }] : [])
    },
  },
  'leaves whoever orders again where they are': {
    requirements: ['checkout.order-again-fills-the-cart'],
    when: (step) => isRunning(step) && step.event.type === 'order.repeated',
    must: (step) => {
      assert.deepEqual([step.after.value, step.after.context], [step.before?.value, step.before?.context])
      assert.deepEqual(called(step, 'goTo'), [])
    },
  },
}
