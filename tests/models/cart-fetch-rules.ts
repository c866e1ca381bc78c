import assert from 'node:assert/strict'

import { shownCart, type cartMachine } from '#machines/cart/cart.machine.ts'
import { quantityOf } from '#machines/cart/cart.ts'

import type { Rule, Step } from './support/model.ts'
import { started } from './support/rules.ts'

type At = Step<typeof cartMachine>

const isAt = (snapshot: At['after'] | undefined, syncing: 'sending' | 'waiting' | 'fetching' | 'fresh' | 'failed') =>
  snapshot?.matches({ signedIn: { here: { syncing } } }) === true

/** When the cart is asked for, and what of that can be seen. */
export const fetchRules: Readonly<Record<string, Rule<typeof cartMachine>>> = {
  'is busy until the cart is known, and says what is being told, what waits and what has failed': {
    when: ({ after }) => after.matches('signedIn'),
    must: ({ after }) => {
      assert.equal(
        after.hasTag('busy'),
        after.matches({ signedIn: 'naming' }) || after.matches({ signedIn: 'opening' }) || isAt(after, 'fetching'),
      )
      assert.deepEqual(
        [after.hasTag('sending'), after.hasTag('offline'), after.hasTag('failed')],
        [isAt(after, 'sending'), isAt(after, 'waiting'), isAt(after, 'failed')],
      )
    },
  },
  'has failed where the cart had no good answer': {
    when: ({ event }) => event.type.endsWith('fetchCart') && event['output']?.result.ok !== true,
    must: ({ after }) => assert.equal(isAt(after, 'failed'), true),
  },
  'asks for the cart at once where another tab has changed it, and where the same person comes in again': {
    when: ({ event, before }) =>
      (isAt(before, 'fetching') || isAt(before, 'fresh') || isAt(before, 'failed')) &&
      (event.type === 'cart.outdated' ||
        (event.type === 'session.signedIn' && event['userId'] === before?.context.userId)),
    must: (step) => assert.equal(started(step, 'fetchCart').length, 1),
  },
  'asks for the cart at once when somebody looks after it could not be had': {
    when: ({ event, before }) => event.type === 'cart.revalidate' && isAt(before, 'failed'),
    must: (step) => assert.equal(started(step, 'fetchCart').length, 1),
  },
  'takes nothing out that is not in the cart': {
    when: ({ event, before }) =>
      event.type === 'cart.remove' &&
      before?.matches('signedIn') === true &&
      quantityOf(shownCart(before.context), event['product'].product_variant_id) === 0,
    must: ({ before, after, effects }) => assert.deepEqual([after.context, effects], [before?.context, []]),
  },
}
