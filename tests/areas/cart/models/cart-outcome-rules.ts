import assert from 'node:assert/strict'

import { had, isAnswer, isOk, isSignedIn, queueOf, sentIn, statusOf, type CartRules } from './cart-steps.ts'
import { PASS } from '#tests/models/support/moment.ts'
import { emitted, waits } from '#tests/models/support/rules.ts'

const isTelling = { signedIn: { here: { telling: 'telling' } } } as const

/** Events and messages after the server has answered a change. */
export const outcomeRules: CartRules = {
  'says that a variant is in the cart only where it is': {
    when: (step) => isAnswer(step) && isOk(step),
    must: (step) => {
      const variantId = sentIn(step).product.product_variant_id
      assert.deepEqual(emitted(step), [{ type: variantId === 1 ? 'cart.added' : 'cart.notAdded', variantId }])
    },
  },
  'says why a change was refused': {
    requirements: ['kept-list.refused-change-goes-back'],
    when: (step) => isAnswer(step) && [404, 409].includes(statusOf(step) ?? 0),
    must: (step) => {
      const { name, product_variant_id: variantId } = sentIn(step).product
      const [text, reason] =
        statusOf(step) === 404 ? ['common:cartNotice.refusedUntold', ''] : ['common:cartNotice.refused', 'Only 1 left']
      assert.deepEqual(emitted(step), [
        { type: 'notice.raised', tone: 'error', text, values: { name, reason } },
        { type: 'cart.notAdded', variantId },
      ])
    },
  },
  'says that a line was given up, with a way to try again, and how it was wanted': {
    requirements: ['retry.given-up-write-blames-the-shop'],
    when: (step) => isAnswer(step) && statusOf(step) === 429,
    must: (step) => {
      const { product } = sentIn(step)
      const wanted = { product, quantity: had(step, product.product_variant_id) }
      assert.deepEqual(step.after.context.givenUp.at(-1), wanted)
      assert.deepEqual(emitted(step), [
        {
          type: 'notice.raised',
          tone: 'error',
          text: 'common:cartNotice.givenUp',
          values: { name: product.name },
          undo: { to: 'cart', event: { type: 'cart.setQuantity', ...wanted }, label: 'common:retry' },
        },
        { type: 'cart.notAdded', variantId: product.product_variant_id },
      ])
    },
  },
  'says no more that a line was given up once it is wanted again': {
    when: (step) =>
      isSignedIn(step) && (step.before?.context.givenUp.length ?? 0) > 0 && queueOf(step.after).length > 0,
    must: ({ after }) =>
      assert.equal(
        after.context.givenUp.some(({ product: { product_variant_id: id } }) => id === 1),
        false,
      ),
  },
  'says for 2 s what came of it, and of what: the button tells of an adding alone': {
    when: isAnswer,
    must: (step) => {
      const { product, kind } = sentIn(step)
      assert.deepEqual(step.after.context.outcomes.at(-1), {
        variantId: product.product_variant_id,
        kind,
        outcome: isOk(step) ? 'done' : 'refused',
      })
      assert.deepEqual([waits(step).includes(2000), step.after.matches(isTelling)], [true, true])
    },
  },
  'goes on saying of another variant meanwhile what came of adding it, and of the same one only the newest': {
    when: (step) => isAnswer(step) && (step.before?.context.outcomes.length ?? 0) > 0,
    must: (step) => {
      const others = (step.before?.context.outcomes ?? []).filter(
        (told) => told.variantId !== sentIn(step).product.product_variant_id && told.kind === 'add',
      )
      assert.deepEqual(step.after.context.outcomes.slice(0, -1), others)
    },
  },
  'says nothing any more after that': {
    when: ({ event, before, after }) =>
      event.type === PASS.type && (before?.context.outcomes.length ?? 0) > 0 && !after.matches(isTelling),
    must: ({ after }) => assert.deepEqual(after.context.outcomes, []),
  },
  'is the whole cart of each answer': {
    requirements: ['cart.can-be-set-and-reset'],
    when: (step) => isAnswer(step) && isOk(step),
    must: ({ event, after }) => assert.deepEqual(after.context.kept, event['output'].result.value),
  },
}
