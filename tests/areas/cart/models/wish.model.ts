import assert from 'node:assert/strict'

import { wishMachine } from '#machines/cart/wish/wish.machine.ts'
import type { ShopWish } from '#machines/cart/wish/wish.ts'

import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { called, emitted } from '#tests/models/support/rules.ts'

const heart: ShopWish = { kind: 'wishlist', product_id: 1, product_variant_id: 1, name: 'Zinc' }
const other: ShopWish = { ...heart, product_id: 2, product_variant_id: 2, name: 'Iron' }

type At = Step<typeof wishMachine>
const waits = ({ before }: At, state: 'reading' | 'none' | 'kept' | 'granting') =>
  before?.matches({ waiting: state }) === true
const wishesOf = (snapshot: At['before']) => snapshot?.context.wishes ?? []
const asked = (step: At) => emitted(step).filter((fact) => (fact as { type: string }).type === 'wish.asked').length
const granted = (step: At) => emitted(step).filter((fact) => (fact as { type: string }).type === 'wish.granted')

export const model = defineModel({
  machine: wishMachine,
  events: [
    { type: 'wish.keep', wish: heart },
    { type: 'wish.keep', wish: other },
    { type: 'wish.decline' },
    { type: 'wish.delivered', wish: heart },
    { type: 'session.entering' },
    { type: 'session.signedIn' },
    { type: 'session.signedOut' },
  ],
  answers: [done('readWishes', [heart]), done('readWishes', []), failed('readWishes')],
  // Two wishes show all that more of them would.
  until: ({ context: { wishes } }, event) => event.type === 'wish.keep' && wishes.length > 1,
  project: ({ context: { wishes } }) => wishes.map((wish) => wish.kind === 'wishlist' && wish.product_id),
  rules: {
    'keeps each wish behind the others, in the tab’s storage too': {
      requirements: ['cart.visitors-intent-happens-once'],
      when: ({ event }) => event.type === 'wish.keep',
      must: (step) => {
        assert.deepEqual(step.after.context.wishes, [...wishesOf(step.before), step.event['wish']])
        assert.deepEqual(
          called(step, 'storeWishes'),
          waits(step, 'reading') ? [] : [{ wishes: step.after.context.wishes }],
        )
      },
    },
    'puts what it finds in the storage before what was wished meanwhile, and loses nothing where it finds none': {
      when: (step) => waits(step, 'reading') && !step.after.matches({ waiting: 'reading' }),
      must: (step) => {
        const found = (step.event['output'] ?? []) as readonly ShopWish[]
        const all = [...found, ...wishesOf(step.before)]
        assert.deepEqual(step.after.context.wishes, all)
        assert.deepEqual(called(step, 'storeWishes'), all.length > 0 ? [{ wishes: all }] : [])
        assert.equal(step.after.matches({ waiting: 'none' }), all.length === 0)
      },
    },
    'knows whether somebody is signed in': {
      when: ({ event, before }) => before === undefined || event.type.startsWith('session.'),
      must: ({ event, after }) => {
        const person = { 'session.entering': 'entering', 'session.signedIn': 'here' }[event.type] ?? 'visitor'
        assert.equal(after.matches({ person: person as 'here' }), true)
      },
    },
    'keeps each wish until its person is here, and grants it then': {
      when: (step) => step.event.type === 'wish.keep' && !waits(step, 'reading') && !waits(step, 'granting'),
      must: ({ after }) =>
        assert.equal(after.matches({ waiting: after.matches({ person: 'here' }) ? 'granting' : 'kept' }), true),
    },
    'asks a visitor to sign in, and nobody who is signing in already': {
      requirements: ['cart.visitor-signs-in-first'],
      when: ({ event }) => event.type === 'wish.keep',
      must: (step) => assert.equal(asked(step), step.before?.matches({ person: 'visitor' }) ? 1 : 0),
    },
    'asks once the tokens that were there prove to be of no use': {
      when: (step) => waits(step, 'kept') && step.event.type === 'session.signedOut',
      must: (step) => assert.equal(asked(step), 1),
    },
    'does not ask for what was kept through a reload': {
      when: (step) => step.event.type === 'xstate.done.actor.readWishes',
      must: (step) => assert.equal(asked(step), 0),
    },
    'grants each wish, once, when its person is here': {
      requirements: ['cart.visitors-intent-happens-once'],
      when: ({ before, after }) => before !== undefined && after.matches({ waiting: 'granting' }),
      must: (step) => {
        assert.equal(step.after.matches({ person: 'visitor' }), false)
        const known = waits(step, 'granting') ? wishesOf(step.before) : []
        const fresh = step.after.context.wishes.slice(
          step.event.type === 'wish.delivered' ? wishesOf(step.after).length : known.length,
        )
        assert.deepEqual(
          granted(step),
          fresh.map((wish) => ({ type: 'wish.granted', wish })),
        )
      },
    },
    'grants nothing otherwise': {
      when: ({ after }) => !after.matches({ waiting: 'granting' }),
      must: (step) => assert.deepEqual(granted(step), []),
    },
    'forgets a wish, in the storage too, once it is delivered, and no other': {
      when: (step) => waits(step, 'granting') && step.event.type === 'wish.delivered',
      must: (step) => {
        const before = wishesOf(step.before)
        const left = before.filter((_, at) => at !== before.indexOf(heart))
        assert.deepEqual(called(step, 'storeWishes'), [{ wishes: left }])
        assert.deepEqual(step.after.context.wishes, left)
        assert.equal(step.after.matches({ waiting: 'none' }), left.length === 0)
      },
    },
    'forgets all where the person declines': {
      when: (step) => waits(step, 'kept') && step.event.type === 'wish.decline',
      must: (step) => {
        assert.deepEqual(called(step, 'storeWishes'), [{ wishes: [] }])
        assert.deepEqual(step.after.context.wishes, [])
        assert.equal(step.after.matches({ waiting: 'none' }), true)
      },
    },
    'says once that the person declines': {
      when: () => true,
      must: (step) =>
        assert.deepEqual(
          emitted(step).filter((fact) => (fact as { type: string }).type === 'wish.declined'),
          step.event.type === 'wish.decline' ? [{ type: 'wish.declined' }] : [],
        ),
    },
    'keeps them where their person leaves before they are delivered': {
      when: (step) => waits(step, 'granting') && step.event.type === 'session.signedOut',
      must: ({ before, after }) => assert.deepEqual(after.context.wishes, wishesOf(before)),
    },
  },
})
