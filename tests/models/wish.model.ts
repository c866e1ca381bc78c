import assert from 'node:assert/strict'

import { wishMachine } from '#machines/wish/wish.machine.ts'
import type { ShopWish } from '#machines/wish/wish.ts'

import { defineModel, done, failed, type Step } from './support/model.ts'
import { called, emitted } from './support/rules.ts'

const heart: ShopWish = { kind: 'wishlist', product_id: 1, product_variant_id: 1, name: 'Zinc' }
const other: ShopWish = { ...heart, product_id: 2, product_variant_id: 2, name: 'Iron' }

type At = Step<typeof wishMachine>
const waits = ({ before }: At, state: 'reading' | 'none' | 'kept' | 'granting') => before?.matches({ waiting: state }) === true
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
  answers: [done('readWish', heart), done('readWish', null), failed('readWish')],
  project: ({ context: { wish } }) => wish && wish.kind === 'wishlist' && wish.product_id,
  rules: {
    'keeps one wish, the last one, in the tab’s storage too (decision 18)': {
      when: ({ event }) => event.type === 'wish.keep',
      must: (step) => {
        assert.deepEqual(called(step, 'storeWish'), [{ wish: step.event['wish'] }])
        assert.equal(step.after.context.wish, step.event['wish'])
      },
    },
    'asks a visitor to sign in, and nobody who is signing in already': {
      when: ({ event }) => event.type === 'wish.keep',
      must: (step) => assert.equal(asked(step), step.before?.matches({ person: 'visitor' }) ? 1 : 0),
    },
    'asks once the tokens that were there prove to be of no use': {
      when: (step) => waits(step, 'kept') && step.event.type === 'session.signedOut',
      must: (step) => assert.equal(asked(step), 1),
    },
    'does not ask for what was kept through a reload': {
      when: (step) => step.event.type === 'xstate.done.actor.readWish',
      must: (step) => assert.equal(asked(step), 0),
    },
    'grants the wish, once, when its person is here': {
      when: ({ before, after }) => before !== undefined && after.matches({ waiting: 'granting' }),
      must: (step) => {
        assert.equal(step.after.matches({ person: 'visitor' }), false)
        assert.deepEqual(granted(step), waits(step, 'granting') && step.event.type !== 'wish.keep' ? [] : [{ type: 'wish.granted', wish: step.after.context.wish }])
      },
    },
    'grants nothing otherwise': {
      when: ({ after }) => !after.matches({ waiting: 'granting' }),
      must: (step) => assert.deepEqual(granted(step), []),
    },
    'forgets the wish, in the storage too, once it is delivered, and no other': {
      when: (step) => waits(step, 'granting') && step.event.type === 'wish.delivered',
      must: (step) => {
        const isThis = step.before?.context.wish === heart
        assert.deepEqual(called(step, 'storeWish'), isThis ? [{ wish: null }] : [])
        assert.equal(step.after.context.wish, isThis ? null : other)
      },
    },
    'forgets it where the person declines': {
      when: (step) => waits(step, 'kept') && step.event.type === 'wish.decline',
      must: (step) => {
        assert.deepEqual(called(step, 'storeWish'), [{ wish: null }])
        assert.equal(step.after.context.wish, null)
      },
    },
    'keeps it where its person leaves before it is delivered': {
      when: (step) => waits(step, 'granting') && step.event.type === 'session.signedOut',
      must: ({ before, after }) => assert.equal(after.context.wish, before?.context.wish),
    },
  },
})
