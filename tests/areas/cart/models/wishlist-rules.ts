import assert from 'node:assert/strict'

import type { wishlistMachine } from '#machines/cart/wishlist/wishlist.machine.ts'
import { shownWishes } from '#machines/cart/wishlist/wishlist.ts'
import type { WishChange } from '#machines/cart/wishlist/wishlist.ts'

import type { Rule, Step } from '#tests/models/support/model.ts'
import { called, emitted, started } from '#tests/models/support/rules.ts'
import { wishedProduct } from './wishlist-samples.ts'

type At = Step<typeof wishlistMachine>

const line = { ...wishedProduct(4), asset: null }
const shown = (snapshot: At['after'] | undefined) =>
  snapshot ? shownWishes(snapshot.context).map(({ product_variant_id }) => product_variant_id) : []
const queueOf = (snapshot: At['after'] | undefined) => snapshot?.context.queue ?? []
const isHere = ({ before }: At) => before?.matches({ signedIn: 'here' }) === true
const isAnswer = ({ event }: At) => event.type === 'xstate.done.actor.sendChange'
const isOk = ({ event }: At) => event['output']?.result.ok === true
const statusOf = ({ event }: At): number | undefined => event['output']?.result.problem?.status
const sentIn = ({ before }: At) => queueOf(before)[0]?.change as WishChange
const idOf = ({ event }: At): number => event['product_variant_id'] ?? event['products']?.[0].product_variant_id
const isChange = ({ event }: At) => /^wishlist\.(?:add|remove|keepForLater)$/.test(event.type)
const notice = (tone: string, text: string, name: string) => ({
  type: 'notice.raised',
  tone,
  text: `common:wishlist.${text}`,
  values: { name },
})
export const wishRules: Readonly<Record<string, Rule<typeof wishlistMachine>>> = {
  'takes over each line of the cart that is to be kept': {
    when: (step) => step.event.type === 'wishlist.keepForLater' && step.before?.matches('signedIn') === true,
    must: (step) => {
      const ids = (step.event['products'] as readonly { product_variant_id: number }[]).map(
        (one) => one.product_variant_id,
      )
      assert.deepEqual(
        ids.filter((id) => !shown(step.after).includes(id) || step.after.context.failed.includes(id)),
        [],
      )
    },
  },
  'is empty while nobody is signed in, and nothing is on its way': {
    requirements: ['wishlist.emptied-on-sign-out'],
    when: ({ after }) => after.matches('away'),
    must: ({ after }) => assert.deepEqual([shown(after), after.context.moving, after.context.failed], [[], [], []]),
  },
  'shows at once what was added, taken over or taken away': {
    requirements: ['kept-list.changes-show-at-once'],
    when: (step) => isHere(step) && isChange(step),
    must: (step) => {
      assert.equal(shown(step.after).includes(idOf(step)), step.event.type !== 'wishlist.remove')
      assert.equal(new Set(shown(step.after)).size, shown(step.after).length)
    },
  },
  'stores what is wanted at once': {
    when: (step) => isHere(step) && isChange(step),
    must: ({ effects }) =>
      assert.equal(
        effects.some(({ type }) => type === 'xstate.sendTo'),
        true,
      ),
  },
  'sends of several changes of one variant only the last': {
    requirements: ['kept-list.sent-one-after-another', 'wishlist.changes-by-variant'],
    when: (step) =>
      isHere(step) &&
      isChange(step) &&
      queueOf(step.before).some(({ tried, change }) => !tried && change.item.product_variant_id === idOf(step)),
    must: (step) => {
      assert.equal(queueOf(step.after).length, queueOf(step.before).length)
      assert.equal(queueOf(step.after).at(-1)?.change.kind, step.event.type === 'wishlist.remove' ? 'remove' : 'add')
    },
  },
  'says of what was taken away that it is, with a way back': {
    when: (step) => isHere(step) && step.event.type === 'wishlist.remove',
    must: (step) => {
      const { type: _, ...item } = step.event
      assert.deepEqual(emitted(step), [
        {
          ...notice('info', 'removed', item['name']),
          undo: { to: 'wishlist', event: { type: 'wishlist.add', ...item } },
        },
      ])
    },
  },
  'shows first what the server says was added, and once': {
    when: (step) => isAnswer(step) && isOk(step) && step.before?.context.kept !== null,
    must: (step) => {
      const ids = step.after.context.kept?.map(({ product_variant_id }) => product_variant_id) ?? []
      const { kind, item } = sentIn(step)
      assert.deepEqual(
        ids.filter((id) => id === item.product_variant_id),
        kind === 'add' ? [ids[0]] : [],
      )
    },
  },
  'tells the cart and whoever did it that a line is on the list, not before it is': {
    when: (step) => emitted(step).some((fact) => (fact as { type: string }).type === 'wishlist.kept'),
    must: (step) => {
      assert.equal(isAnswer(step) && isOk(step), true)
      assert.deepEqual(emitted(step), [{ type: 'wishlist.kept', product: line }, notice('product', 'kept', line.name)])
    },
  },
  'tells so of every line that was taken over, and of nothing else': {
    when: (step) => isAnswer(step) && isOk(step),
    must: (step) => {
      const change = sentIn(step)
      assert.equal(emitted(step).length, change.kind === 'add' && change.kept !== null ? 2 : 0)
    },
  },
  'leaves what the server refuses to the console and its heart': {
    requirements: ['wishlist.failed-change-is-logged-only'],
    when: (step) => isAnswer(step) && statusOf(step) === 409,
    must: (step) => {
      const change = sentIn(step)
      assert.deepEqual(called(step, 'logFailure'), [{ change, problem: step.event['output'].result.problem }])
      assert.deepEqual(emitted(step), [])
      assert.equal(step.after.context.failed.at(-1), change.item.product_variant_id)
    },
  },
  'leaves what the shop has failed at to the console and its heart': {
    requirements: ['wishlist.failed-change-is-logged-only'],
    when: (step) => isAnswer(step) && statusOf(step) === 429,
    must: (step) => {
      const change = queueOf(step.before).findLast(
        (one) => one.change.item.product_variant_id === sentIn(step).item.product_variant_id,
      )?.change as WishChange
      assert.deepEqual(called(step, 'logFailure'), [{ change, problem: step.event['output'].result.problem }])
      assert.deepEqual(emitted(step), [])
      assert.equal(step.after.context.failed.at(-1), change.item.product_variant_id)
    },
  },
  'says it at no heart any more that is pressed again, or once somebody looks anew': {
    requirements: ['wishlist.failed-change-is-logged-only'],
    when: (step) => (step.before?.context.failed.length ?? 0) > 0 && step.after.context.failed.length === 0,
    must: (step) =>
      assert.equal(
        isChange(step) || ['page.opened', 'page.returned', 'session.signedOut'].includes(step.event.type),
        true,
      ),
  },
  'says it at all others as long as nobody looks': {
    when: (step) => isHere(step) && (step.before?.context.failed.length ?? 0) > 0,
    must: (step) => {
      const failed = step.before?.context.failed ?? []
      if (step.event.type.startsWith('page.')) assert.deepEqual(step.after.context.failed, [])
      else if (isChange(step))
        assert.deepEqual(
          step.after.context.failed,
          failed.filter((id) => id !== idOf(step)),
        )
    },
  },
  'looks again whenever its page is opened, and when somebody is back': {
    requirements: ['wishlist.fetched-on-sign-in'],
    when: (step) =>
      isHere(step) &&
      step.event.type.startsWith('page.') &&
      step.before?.matches({ signedIn: { here: { syncing: 'fresh' } } }) === true,
    must: (step) => assert.equal(started(step, 'fetchList').length, 1),
  },
  'hands what can be bought to the cart, once': {
    when: (step) =>
      isHere(step) &&
      (step.event['variantId'] === 1 || step.event.type === 'wishlist.moveAll') &&
      step.event.type.startsWith('wishlist.move') &&
      shown(step.before).includes(1) &&
      step.before?.context.moving.length === 0,
    must: (step) => {
      assert.deepEqual(emitted(step), [
        { type: 'cart.wanted', product: { ...wishedProduct(1), asset: null }, quantity: 1 },
      ])
      assert.deepEqual(step.after.context.moving, [1])
    },
  },
  'hands nothing to the cart that is out of stock, or on its way there': {
    when: (step) =>
      step.event.type.startsWith('wishlist.move') &&
      (step.event['variantId'] === 3 || step.before?.context.moving.length === 1),
    must: (step) => assert.deepEqual(emitted(step), []),
  },
  'offers to move what can be bought and is not on its way': {
    when: isHere,
    must: ({ after }) => {
      if (!after.matches({ signedIn: 'here' })) return
      const canMove = shown(after).includes(1) && !after.context.moving.includes(1)
      assert.deepEqual(
        [
          after.can({ type: 'wishlist.moveToCart', variantId: 1 }),
          after.can({ type: 'wishlist.moveToCart', variantId: 3 }),
          after.can({ type: 'wishlist.moveAll' }),
        ],
        [canMove, false, canMove],
      )
    },
  },
  'lets an item stay until it is in the cart': {
    when: ({ event }) => event.type.startsWith('wishlist.move'),
    must: (step) => assert.deepEqual(shown(step.after), shown(step.before)),
  },
  'takes away what has come into the cart, and says so': {
    requirements: ['wishlist.moves-to-the-cart'],
    when: (step) => step.event.type === 'cart.added' && step.before?.context.moving.length === 1,
    must: (step) => {
      assert.deepEqual([shown(step.after).includes(1), step.after.context.moving], [false, []])
      assert.deepEqual(emitted(step), shown(step.before).includes(1) ? [notice('product', 'moved', 'Product 1')] : [])
      assert.equal(queueOf(step.after).at(-1)?.change.kind, 'remove')
    },
  },
  'keeps what the cart did not take, and what came into the cart by another way': {
    when: (step) =>
      isHere(step) &&
      (step.event.type === 'cart.notAdded' ||
        (step.event.type === 'cart.added' && step.before?.context.moving.length === 0)),
    must: (step) => assert.deepEqual([shown(step.after), step.after.context.moving], [shown(step.before), []]),
  },
}
