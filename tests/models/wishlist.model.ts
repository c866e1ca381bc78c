import assert from 'node:assert/strict'

import { wishlistMachine } from '#machines/wishlist/wishlist.machine.ts'
import type { Task } from '#machines/wishlist/wishlist.ts'

import { refused } from './samples.ts'
import { defineModel, done, failed, type Step } from './support/model.ts'
import { called, emitted, entered, started } from './support/rules.ts'
import { wishedProduct, wishlistItem } from './wishlist-samples.ts'

type At = Step<typeof wishlistMachine>

const gone = { ok: false, problem: { kind: 'refused', status: 404, message: 'Not found' } } as const

/** 1 can be bought, 2 is out of stock; 3 is not on the list yet. */
const one = wishlistItem(1)
const two = wishlistItem(2, { stock: 0 })
const list = [one, two]
const line = wishedProduct(3)

const item = (id: number) => ({ product_id: id * 10, product_variant_id: id, name: `Product ${id}` })
const ids = ({ context: { items } }: At['after']) => items?.map(({ product_variant_id }) => product_variant_id)
const isHere = ({ before }: At) => before?.matches('here') === true
const isDone = ({ event }: At) => event.type.endsWith('.actor.changeWishlist')
const isOk = ({ event }: At) => event['output']?.ok === true
const changeOf = ({ before }: At) => before?.context.tasks[0] as Exclude<Task, { kind: 'list' }>
const shortOf = (task: Task) =>
  task.kind === 'list'
    ? 'list'
    : [task.kind, task.item.product_variant_id, task.kind === 'add' ? task.kept !== null : task.moved]

export const model = defineModel({
  machine: wishlistMachine,
  events: [
    { type: 'session.signedIn', userId: 7, userTypeId: 4 },
    { type: 'session.signedOut' },
    { type: 'page.opened' },
    { type: 'page.returned' },
    { type: 'wishlist.retry' },
    { type: 'wishlist.add', ...item(3) },
    { type: 'wishlist.remove', ...item(1) },
    { type: 'wishlist.keepForLater', product: line },
    { type: 'wishlist.moveToCart', variantId: 1 },
    { type: 'wishlist.moveToCart', variantId: 2 },
    { type: 'wishlist.moveAll' },
    { type: 'cart.added', variantId: 1 },
    { type: 'cart.notAdded', variantId: 1 },
  ],
  answers: [
    done('fetchWishlist', { ok: true, value: list }),
    done('fetchWishlist', refused),
    failed('fetchWishlist'),
    done('changeWishlist', { ok: true, value: wishlistItem(3) }),
    done('changeWishlist', { ok: true, value: null }),
    done('changeWishlist', refused),
    done('changeWishlist', gone),
    failed('changeWishlist'),
  ],
  // One that waits behind another shows how more would, and a list that was changed once how it would be changed again.
  until: (snapshot, event) => {
    const { tasks, items, failed } = snapshot.context
    if (failed.length > 0) return !['wishlist.add', 'page.returned', 'session.signedOut'].includes(event.type)
    if (!event.type.startsWith('wishlist.') && !['cart.added', 'page.opened'].includes(event.type)) return false
    if (tasks.length > 0) return tasks.length > 1 || !['page.opened', 'wishlist.keepForLater'].includes(event.type)
    return items !== null && ids(snapshot)?.join() !== '1,2' && event.type !== 'page.opened'
  },
  journeys: [
    // Of what waits for one variant, the last is carried out.
    [
      { type: 'session.signedIn', userId: 7, userTypeId: 4 },
      { type: 'wishlist.remove', ...item(1) },
      { type: 'wishlist.add', ...item(3) },
      { type: 'wishlist.keepForLater', product: line },
      done('fetchWishlist', { ok: true, value: list }),
      done('changeWishlist', { ok: true, value: null }),
      done('changeWishlist', { ok: true, value: wishlistItem(3) }),
    ],
    // The list comes after all, once the server has answered anything.
    [
      { type: 'session.signedIn', userId: 7, userTypeId: 4 },
      failed('fetchWishlist'),
      { type: 'wishlist.add', ...item(3) },
      done('changeWishlist', { ok: true, value: wishlistItem(3) }),
      done('fetchWishlist', { ok: true, value: list }),
    ],
  ],
  equivalents: {
    'wishlist.here: on wishlist.moveToCart: no guard':
      'what cannot be bought is not handed over either way; the guard tells the screen so',
    'wishlist.here: on wishlist.moveAll: no guard':
      'what cannot be bought is not handed over either way; the guard tells the screen so',
  },
  project: (snapshot) => ({
    items: ids(snapshot),
    tasks: snapshot.context.tasks.map(shortOf),
    moving: snapshot.context.moving,
    failed: snapshot.context.failed.length,
    has: snapshot.context.problem !== null,
  }),
  rules: {
    'asks for the list at every sign-in, and knows nothing of whoever was there before': {
      when: ({ event }) => event.type === 'session.signedIn',
      must: (step) => {
        assert.equal(started(step, 'fetchWishlist').length, 1)
        assert.deepEqual(step.after.context, { items: null, tasks: [], moving: [], failed: [], problem: null })
      },
    },
    'is nobody’s before somebody is signed in': {
      when: ({ before }) => before === undefined,
      must: ({ after }) => assert.equal(after.matches('away'), true),
    },
    'is busy while the list is on its way, and says where it could not be had': {
      when: ({ after }) => after.matches('here'),
      must: ({ after }) =>
        assert.deepEqual(
          [after.hasTag('busy'), after.hasTag('failed')],
          [after.matches({ here: 'fetching' }), after.matches({ here: 'failed' })],
        ),
    },
    'has failed where the list had no good answer, and tells meanwhile what was changed': {
      when: ({ event }) => event.type.endsWith('fetchWishlist') && event['output']?.ok !== true,
      must: ({ after }) =>
        assert.equal(after.matches({ here: after.context.tasks.length > 0 ? 'changing' : 'failed' }), true),
    },
    'asks for the list again when told to': {
      when: ({ event, before }) => event.type === 'wishlist.retry' && before?.matches({ here: 'failed' }) === true,
      must: (step) => assert.equal(started(step, 'fetchWishlist').length, 1),
    },
    'is empty once nobody is signed in': {
      when: ({ event }) => event.type === 'session.signedOut',
      must: ({ after }) => {
        assert.equal(after.matches('away'), true)
        assert.deepEqual(after.context, { items: null, tasks: [], moving: [], failed: [], problem: null })
      },
    },
    'does nothing while nobody is signed in': {
      when: ({ event, before }) => before?.matches('away') === true && event.type !== 'session.signedIn',
      must: (step) =>
        assert.deepEqual([...started(step, 'fetchWishlist'), ...started(step, 'changeWishlist'), ...emitted(step)], []),
    },
    'replaces what is here by what the server tells': {
      when: ({ event }) => event.type === 'xstate.done.actor.fetchWishlist' && event['output'].ok,
      must: ({ after }) => assert.deepEqual([after.context.items, after.context.problem], [list, null]),
    },
    'looks again whenever its page is opened, at once where nothing is on its way to the server': {
      when: (step) => isHere(step) && step.event.type === 'page.opened' && !step.before?.matches({ here: 'changing' }),
      must: (step) => assert.equal(started(step, 'fetchWishlist').length, 1),
    },
    'says why there is no list, and keeps what it knew': {
      when: (step) => step.event.type.endsWith('.actor.fetchWishlist') && !isOk(step),
      must: ({ event, before, after }) => {
        assert.deepEqual(after.context.problem, event['output']?.problem ?? { kind: 'unreachable' })
        assert.deepEqual(after.context.items, before?.context.items)
      },
    },
    'asks for one thing after another': {
      when: () => true,
      must: (step) => {
        const { children } = step.after
        assert.equal(Object.keys(children).length <= 1, true)
      },
    },
    'changes nothing in sight before the server has answered': {
      when: ({ event }) => event.type === 'wishlist.add' || event.type === 'wishlist.remove',
      must: (step) => assert.deepEqual(ids(step.after), step.before && ids(step.before)),
    },
    'hands each change to the server': {
      when: (step) => started(step, 'changeWishlist').length > 0,
      must: (step) => assert.deepEqual(started(step, 'changeWishlist'), [{ change: step.after.context.tasks[0] }]),
    },
    'of one variant carries out only what was wished last of what waits': {
      when: (step) => isHere(step) && step.event.type === 'wishlist.keepForLater',
      must: ({ after: { context } }) => {
        const waiting = context.tasks
          .slice(1)
          .filter((task) => task.kind !== 'list' && task.item.product_variant_id === 3)
        assert.equal(waiting.length <= 1, true)
        assert.deepEqual(context.tasks.at(-1), {
          kind: 'add',
          item: { product_id: 30, product_variant_id: 3, name: 'Product 3' },
          kept: line,
        })
      },
    },
    'puts what was added first, once the server has taken it': {
      when: (step) =>
        isDone(step) &&
        isOk(step) &&
        step.event['output'].value !== null &&
        step.before?.context.items !== null &&
        changeOf(step).item.product_variant_id === 3,
      must: ({ after }) => assert.deepEqual([ids(after)?.[0], ids(after)?.filter((id) => id === 3).length], [3, 1]),
    },
    'lets go of what was taken away': {
      when: (step) =>
        isDone(step) && isOk(step) && step.event['output'].value === null && step.before?.context.items !== null,
      must: (step) => assert.equal(ids(step.after)?.includes(changeOf(step).item.product_variant_id), false),
    },
    'tells of what was taken away, with a way back': {
      when: (step) =>
        isDone(step) && isOk(step) && changeOf(step).kind === 'remove' && shortOf(changeOf(step))[2] === false,
      must: (step) =>
        assert.deepEqual(emitted(step), [
          {
            type: 'notice.raised',
            tone: 'info',
            text: 'common:wishlist.removed',
            values: { name: 'Product 1' },
            undo: { to: 'wishlist', event: { type: 'wishlist.add', ...item(1) } },
          },
        ]),
    },
    'leaves everything as it was where a change fails, and logs it': {
      when: (step) => isDone(step) && !isOk(step),
      must: (step) => {
        assert.deepEqual(step.after.context.items, step.before?.context.items)
        assert.deepEqual(emitted(step), [])
        assert.deepEqual(called(step, 'logFailure'), [{ change: changeOf(step), result: step.event['output'] ?? null }])
      },
    },
    'says at the heart that a change failed, until it is tried again or the list is there anew': {
      when: (step) =>
        (isDone(step) && !isOk(step) && step.event['output']?.problem?.status !== 404) ||
        (step.before?.context.failed.length ?? 0) > 0,
      must: (step) => {
        const { event, after, before } = step
        const failed = before?.context.failed ?? []
        const wanted = event['product_variant_id'] ?? event['product']?.product_variant_id
        if (event.type === 'wishlist.add' || event.type === 'wishlist.remove' || event.type === 'wishlist.keepForLater')
          assert.deepEqual(
            after.context.failed,
            failed.filter((id) => id !== wanted),
          )
        else if (isDone(step) && !isOk(step) && event['output']?.problem?.status !== 404)
          assert.equal(after.context.failed.at(-1), changeOf(step).item.product_variant_id)
        else if (
          event.type === 'session.signedOut' ||
          event.type === 'session.signedIn' ||
          (event.type.endsWith('.actor.fetchWishlist') && isOk(step))
        )
          assert.deepEqual(after.context.failed, [])
      },
    },
    'looks again when somebody is back, where the list could not be had or a heart says that it failed': {
      when: (step) =>
        isHere(step) &&
        step.event.type === 'page.returned' &&
        (step.before?.matches({ here: 'failed' }) === true || step.before?.matches({ here: 'resting' }) === true),
      must: (step) =>
        assert.equal(
          started(step, 'fetchWishlist').length,
          step.before?.matches({ here: 'failed' }) || (step.before?.context.failed.length ?? 0) > 0 ? 1 : 0,
        ),
    },
    'looks again where another tab was faster': {
      when: (step) =>
        isDone(step) && step.event['output']?.problem?.status === 404 && step.before?.context.tasks.length === 1,
      must: (step) => assert.equal(started(step, 'fetchWishlist').length, 1),
    },
    'looks once more where the list was opened while a change was on its way': {
      when: (step) => isDone(step) && step.before?.context.tasks[1]?.kind === 'list',
      must: (step) => assert.equal(started(step, 'fetchWishlist').length, 1),
    },
    'looks again once the server has answered anything, where there was no list': {
      when: (step) => isDone(step) && step.before?.context.items === null && step.before.context.tasks.length === 1,
      must: (step) => assert.equal(started(step, 'fetchWishlist').length, 1),
    },
    'tells the cart and whoever did it that a line is on the list, not before it is': {
      when: (step) => emitted(step).some((fact) => (fact as { type: string }).type === 'wishlist.kept'),
      must: (step) => {
        assert.equal(isDone(step) && isOk(step), true)
        assert.deepEqual(emitted(step), [
          { type: 'wishlist.kept', product: line },
          { type: 'notice.raised', tone: 'product', text: 'common:wishlist.kept', values: { name: line.name } },
        ])
      },
    },
    'tells so of every line that was taken over': {
      when: (step) =>
        isDone(step) && isOk(step) && changeOf(step).kind === 'add' && shortOf(changeOf(step))[2] === true,
      must: (step) => assert.equal(emitted(step).length, 2),
    },
    'hands what can be bought to the cart, once': {
      when: (step) =>
        isHere(step) &&
        (step.event['variantId'] === 1 || step.event.type === 'wishlist.moveAll') &&
        step.event.type.startsWith('wishlist.move') &&
        ids(step.before as At['after'])?.includes(1) === true &&
        step.before?.context.moving.length === 0,
      must: (step) => {
        assert.deepEqual(emitted(step), [{ type: 'cart.wanted', product: wishedProduct(1), quantity: 1 }])
        assert.deepEqual(step.after.context.moving, [1])
      },
    },
    'hands nothing to the cart that is out of stock, or on its way there': {
      when: (step) =>
        step.event.type === 'wishlist.moveToCart' &&
        (step.event['variantId'] === 2 || step.before?.context.moving.length === 1),
      must: (step) => assert.deepEqual(emitted(step), []),
    },
    'lets an item stay until it is in the cart': {
      when: ({ event }) => event.type.startsWith('wishlist.move'),
      must: (step) =>
        assert.deepEqual(
          [ids(step.after), step.after.context.tasks],
          [step.before && ids(step.before), step.before?.context.tasks],
        ),
    },
    'takes away what has come into the cart': {
      when: (step) =>
        isHere(step) &&
        step.event.type === 'cart.added' &&
        step.before?.context.moving.length === 1 &&
        ids(step.before)?.includes(1) === true,
      must: ({ after }) => {
        assert.deepEqual(after.context.tasks.at(-1), { kind: 'remove', item: item(1), moved: true })
        assert.deepEqual(after.context.moving, [])
      },
    },
    'says that it is moved, once it is away': {
      when: (step) =>
        isDone(step) && isOk(step) && changeOf(step).kind === 'remove' && shortOf(changeOf(step))[2] === true,
      must: (step) =>
        assert.deepEqual(emitted(step), [
          { type: 'notice.raised', tone: 'product', text: 'common:wishlist.moved', values: { name: 'Product 1' } },
        ]),
    },
    'keeps what the cart did not take, and what came into the cart by another way': {
      when: (step) =>
        isHere(step) &&
        (step.event.type === 'cart.notAdded' ||
          (step.event.type === 'cart.added' && step.before?.context.moving.length === 0)),
      must: (step) => {
        assert.deepEqual(step.after.context.tasks, step.before?.context.tasks)
        assert.deepEqual(step.after.context.moving, [])
      },
    },
    'tells changes to the server even where the list could not be had': {
      when: (step) => step.event.type === 'wishlist.add' && step.before?.matches({ here: 'failed' }) === true,
      must: (step) => assert.equal(entered(step, 'here.changing'), true),
    },
  },
})
