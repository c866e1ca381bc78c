import assert from 'node:assert/strict'

import { had, has, isSignedIn, queueOf, shown, type CartRules, type CartStep } from './cart-steps.ts'
import { emitted, started } from '#tests/models/support/rules.ts'

const idOf = ({ event }: CartStep): number | undefined => event['product']?.product_variant_id
const isFresh = ({ before }: CartStep) => before?.matches({ signedIn: { here: { syncing: 'fresh' } } }) === true
const notice = (text: string, name: string, count: number) => ({
  type: 'notice.raised',
  tone: 'product',
  text: `common:${text}`,
  values: { name, count },
})

/** Rules for the quantity of each variant in the cart, after changes made here, in other tabs and by the server. */
export const lineRules: CartRules = {
  'is empty while nobody is signed in': {
    requirements: ['cart.emptied-on-sign-out', 'cart.can-be-set-and-reset'],
    when: ({ after }) => after.matches('away'),
    must: ({ after }) => {
      const { order, givenUp, outcomes } = after.context
      assert.deepEqual([shown(after).items, order, givenUp, outcomes], [[], [], [], []])
    },
  },
  'shows what was done at once': {
    requirements: ['cart.add-raises-the-line', 'kept-list.changes-show-at-once'],
    when: (step) => isSignedIn(step) && idOf(step) === 1 && ['cart.add', 'cart.setQuantity'].includes(step.event.type),
    must: (step) =>
      assert.equal(
        has(step, 1),
        step.event.type === 'cart.add' ? Math.min(had(step, 1) + 1, 3) : step.event['quantity'],
      ),
  },
  'lowers by one, and takes the line away at one': {
    requirements: ['cart.remove-lowers-by-one'],
    when: (step) =>
      isSignedIn(step) && step.event.type === 'cart.line.set' && step.event['quantity'] === had(step, 1) - 1,
    must: (step) => {
      assert.deepEqual(
        [has(step, 1), shown(step.after).total_items],
        [had(step, 1) - 1, (step.before ? shown(step.before).total_items : 0) - 1],
      )
      assert.equal(
        shown(step.after).items.some(({ product_variant_id: id }) => id === 1),
        had(step, 1) > 1,
      )
    },
  },
  'makes several presses that wait one change': {
    requirements: ['kept-list.sent-one-after-another'],
    when: (step) =>
      isSignedIn(step) &&
      queueOf(step.before).some(({ tried, change }) => !tried && change.product.product_variant_id === idOf(step)),
    must: (step) => assert.equal(queueOf(step.after).length, queueOf(step.before).length),
  },
  'stores each change before anything else happens to it': {
    when: (step) => isSignedIn(step) && queueOf(step.after).length > queueOf(step.before).length,
    must: ({ effects }) =>
      assert.equal(
        effects.some(({ type }) => type === 'xstate.sendTo'),
        true,
      ),
  },
  'takes a line out by its own control, and says so with a way back': {
    when: (step) => step.event.type === 'cart.line.set' && step.event['quantity'] === 0 && had(step, 1) > 0,
    must: (step) => {
      assert.equal(has(step, 1), 0)
      assert.deepEqual(emitted(step), [
        {
          type: 'notice.raised',
          tone: 'product',
          text: 'common:cartEntry.removed',
          values: { name: 'Zinc' },
          undo: {
            to: 'cart',
            event: { type: 'cart.setQuantity', product: step.event['product'], quantity: had(step, 1) },
          },
        },
      ])
    },
  },
  'counts each press of the own control of a line, however soon after a removal': {
    requirements: ['cart.each-press-counts', 'cart.set-quantity-zero-removes'],
    when: (step) => isSignedIn(step) && step.event.type === 'cart.line.set' && idOf(step) === 1,
    must: (step) => assert.equal(has(step, 1), step.event['quantity']),
  },
  'brings a line back to its place, wherever the server has it': {
    when: ({ after }) => after.matches('signedIn') && shown(after).items.length === 2 && after.context.order.length > 0,
    must: ({ after }) =>
      assert.deepEqual(
        shown(after).items.map(({ product_variant_id: id }) => id),
        [1, 2],
      ),
  },
  'has no more of anything in one line than 999, and says so': {
    when: (step) => isSignedIn(step) && idOf(step) === 4,
    must: (step) => {
      assert.equal(has(step, 4), 999)
      assert.deepEqual(emitted(step), [notice('form.quantity-invalid', 'Selenium', 2000)])
    },
  },
  'puts in no more than there is, and says how many are left': {
    requirements: ['cart.bounded-by-stock'],
    when: (step) => isSignedIn(step) && idOf(step) === 2 && step.event['quantity'] === 2,
    must: (step) => {
      assert.equal(has(step, 2), 1)
      assert.deepEqual(emitted(step), [notice('cartNotice.onlyLeft', 'Iron', 1)])
    },
  },
  'takes no more of what is sold out, and says so': {
    when: (step) => isSignedIn(step) && idOf(step) === 3,
    must: (step) => {
      assert.equal(queueOf(step.after), queueOf(step.before))
      assert.deepEqual(emitted(step), [
        notice('cartNotice.noneLeft', 'Copper', 0),
        { type: 'cart.notAdded', variantId: 3 },
      ])
    },
  },
  'is fetched anew when somebody looks and when its page is opened, but not within 2 s': {
    requirements: ['cart.fetched-on-focus-and-opening'],
    when: (step) =>
      isFresh(step) &&
      ['cart.revalidate', 'page.opened'].includes(step.event.type) &&
      step.before?.context.fetchedAt === 1000,
    must: (step) => assert.equal(started(step, 'fetchList').length, step.event['at'] === 2999 ? 0 : 1),
  },
}
